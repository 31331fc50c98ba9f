import * as z from 'zod/mini';
import type { ErrorCode } from '../../errors.ts';
import type { LeavingPushes } from '../../realtime/leaving.ts';
import { type ChatMessageWire, newMessageWire } from './chat.wire.ts';

/** The event 'merchant-client-message' in the form that panels send. */
export const merchantMessage = z.object({
  conversation_id: z.string().check(z.maxLength(40)),
  message: newMessageWire,
});

export type MerchantMessage = z.infer<typeof merchantMessage>;

/**
 * The event 'client-merchant-message' in the form that the customer's page sends. The order link identifies
 * the conversation.
 */
export const customerMessage = z.object({ message: newMessageWire });

/** A message, pushed to the other side and to the store's other panels. */
export interface ChatPush {
  conversation_id: string;
  order_id: number;
  message: ChatMessageWire;
}

/** Receipt for the sender: the message is saved; or else the reason, and if a retry may succeed. */
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
