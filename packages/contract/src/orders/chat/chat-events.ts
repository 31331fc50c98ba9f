import * as z from 'zod/mini';
import type { ErrorCode } from '../../errors.ts';
import type { LeavingPushes } from '../../realtime/leaving.ts';
import { type ChatMessageWire, newMessageWire } from './chat.wire.ts';

/** 'merchant-client-message' as panels send it. */
export const merchantMessage = z.object({
  conversation_id: z.string().check(z.maxLength(40)),
  message: newMessageWire,
});

export type MerchantMessage = z.infer<typeof merchantMessage>;

/** 'client-merchant-message' as the customer's page sends it; the link identifies the conversation. */
export const customerMessage = z.object({ message: newMessageWire });

/** A message for the other side, and for the store's other panels. */
export interface ChatPush {
  conversation_id: string;
  order_id: number;
  message: ChatMessageWire;
}

/** Receipt for the sender: the message is saved, or the reason and whether a retry may work. */
export type MessageReceipt =
  | { status: true; message: ChatMessageWire }
  | { status: false; motivo: ErrorCode; erro: string; tente_em?: number };

/** Events that a customer's page receives on its own namespace. */
export interface CustomerPushes extends LeavingPushes {
  /** The store wrote a message. */
  'merchant-client-message'(push: ChatPush): void;
  /** The customer wrote a message, maybe on another phone. */
  'client-merchant-message'(push: ChatPush): void;
  /** The order or its conversation may have changed: the page fetches both again. */
  'pedido-mudou'(): void;
}

/** Events that a customer's page may send. */
export interface CustomerRequests {
  'client-merchant-message'(
    sent: z.infer<typeof customerMessage>,
    answer: (receipt: MessageReceipt) => void,
  ): void;
}

/** Namespace of the customers' pages. */
export const CUSTOMER_NAMESPACE = '/cliente';
