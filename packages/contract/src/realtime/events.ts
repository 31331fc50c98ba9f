import { ACTOR_KINDS, type ActorKind, type OrderCard } from '@comanda/domain/orders/orders/order';
import * as z from 'zod/mini';
import { shape } from '../kit/shape.ts';
import type { ChatPush, MerchantMessage, MessageReceipt } from '../orders/chat/chat-events.ts';
import {
  type OrderStore,
  orderCardFromWire,
  orderCardToWire,
  orderCardWire,
} from '../orders/orders/order-card.wire.ts';
import type { LeavingPushes } from './leaving.ts';
import type { ChangeHint, SubjectNumbersWire } from './subjects.ts';

/**
 * Kinds of order events. In the specification: `novo` is a new order, `atualiza` a change, `f5pagina`
 * requests a full refetch (not a page reload), `mensagem` shows a plain message.
 */
export type OrderEventKind = 'new' | 'changed';

/**
 * One entry of a store's gap-free sequence. Contains the order as it is now, not as it was at the time of the
 * event.
 */
export interface OrderEvent {
  seq: number;
  kind: OrderEventKind;
  order: OrderCard;
  /** One of the domain's event types. A newer server may send other types. */
  happened: string;
  actorKind: ActorKind;
  /** Name of the author, shown with the highlight on other panels; null for customers and the system. */
  actorName: string | null;
  /** The author's session: the panel with this session does not announce the event. */
  actorSessionId: string | null;
}

export const orderEventWire = z.object({
  seq: z.number(),
  tipo: z.enum(['novo', 'atualiza']),
  id: z.number(),
  versao: z.number(),
  aconteceu: z.string(),
  por_tipo: z.enum(ACTOR_KINDS),
  por: z.nullable(z.string()),
  sessao: z.nullable(z.string()),
  agora: z.number(),
  dados: orderCardWire,
});
export type OrderEventWire = z.infer<typeof orderEventWire>;

export function orderEventToWire(event: OrderEvent, store: OrderStore, now: number): OrderEventWire {
  return {
    seq: event.seq,
    tipo: event.kind === 'new' ? 'novo' : 'atualiza',
    id: event.order.orderId,
    versao: event.order.version,
    aconteceu: event.happened,
    por_tipo: event.actorKind,
    por: event.actorName,
    sessao: event.actorSessionId,
    agora: now,
    dados: orderCardToWire(event.order, store, now),
  };
}

export function orderEventFromWire(wire: OrderEventWire): OrderEvent {
  return {
    seq: wire.seq,
    kind: wire.tipo === 'novo' ? 'new' : 'changed',
    order: orderCardFromWire(wire.dados),
    happened: wire.aconteceu,
    actorKind: wire.por_tipo,
    actorName: wire.por,
    actorSessionId: wire.sessao,
  };
}

/**
 * The store's switch and estimate, pushed to every panel of the store. A panel applies only a newer
 * `version`.
 */
export interface StoreState {
  isOpen: boolean;
  /** The reason for closing, and the time of the next automatic switch in epoch milliseconds. */
  reason: string | null;
  until: number | null;
  /** The last person who moved the switch; null for the system. */
  by: string | null;
  minMinutes: number;
  maxMinutes: number;
  version: number;
}

const storeStateWire = z.object({
  aberta: z.boolean(),
  motivo: z.nullable(z.string()),
  ate: z.nullable(z.number()),
  por: z.nullable(z.string()),
  entrega_minimo: z.number(),
  entrega_maximo: z.number(),
  versao: z.number(),
});
export type StoreStateWire = z.infer<typeof storeStateWire>;

export const storeState = shape(storeStateWire, {
  decode: (wire): StoreState => ({
    isOpen: wire.aberta,
    reason: wire.motivo,
    until: wire.ate,
    by: wire.por,
    minMinutes: wire.entrega_minimo,
    maxMinutes: wire.entrega_maximo,
    version: wire.versao,
  }),
  encode: (state: StoreState) => ({
    aberta: state.isOpen,
    motivo: state.reason,
    ate: state.until,
    por: state.by,
    entrega_minimo: state.minMinutes,
    entrega_maximo: state.maxMinutes,
    versao: state.version,
  }),
});

/**
 * Names and payloads of the push events. The order event is `pedido`. `pedido-seq` contains only the store's
 * last sequence number: a client that is behind then fetches the missing events.
 */
export interface ServerToClientEvents extends LeavingPushes {
  pedido(event: OrderEventWire | { tipo: 'f5pagina' } | { tipo: 'mensagem'; mensagem: string }): void;
  'pedido-seq'(hint: { seq: number }): void;
  loja(state: StoreStateWire): void;
  /** A subject has changed: clients that show it fetch it again. */
  mudou(hint: ChangeHint): void;
  /** A message of the customer. */
  'client-merchant-message'(push: ChatPush): void;
  /** A message of the store, also for its other panels. */
  'merchant-client-message'(push: ChatPush): void;
  /** The customer has written. For panels of the former release: others read it from the order's event. */
  'socket-merchant'(which: { order_id: number }): void;
  /** The session has ended on the server, so the panel shows the login dialog. */
  'sessao-encerrada'(): void;
  /** Roles or name of the logged-in user changed: the panel fetches the session again. */
  'sessao-mudou'(): void;
  /**
   * The server closes this connection: the session has too many connections, and this is the oldest. The
   * panel waits before it reconnects.
   */
  'conexao-excedente'(): void;
}

/**
 * The answer to a panel that joins: if the room belongs to the session, and the number of the last event.
 * Also has the number of each subject's last announcement (not from servers of release 1.2). `epoch` changes
 * when the database is restored (not from servers of release 1.4); the client then discards all numbers.
 */
export interface RoomAnswer {
  ok: boolean;
  seq: number;
  assuntos?: SubjectNumbersWire;
  epoca?: string;
}

/** The server compares `room` with the session's own room. */
export interface ClientToServerEvents {
  room(wanted: { canal: string; url?: string }, answer: (result: RoomAnswer) => void): void;
  /** A message of the store. A message with a repeated `_id` is saved only once and gets the same receipt. */
  'merchant-client-message'(sent: MerchantMessage, answer: (receipt: MessageReceipt) => void): void;
}
