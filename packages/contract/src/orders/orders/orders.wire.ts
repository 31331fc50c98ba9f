import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { OrderStatus, StatusTarget } from '@comanda/domain/orders/orders/order-status';
import * as z from 'zod/mini';
import { id, moment } from '../../kit/field-types.ts';
import { type DomainOfShape, optional, record } from '../../kit/record.ts';
import { asIs, shape } from '../../kit/shape.ts';
import { wireId, wireInteger } from '../../kit/wire-types.ts';
import {
  type OrderEvent,
  orderEventFromWire,
  orderEventToWire,
  orderEventWire,
} from '../../realtime/events.ts';
import { type OrderStore, orderCardFromWire, orderCardToWire, orderCardWire } from './order-card.wire.ts';
import {
  letterOf,
  letterOfTarget,
  STATUS_LETTERS,
  statusOfLetter,
  TARGET_SPELLINGS,
  targetOf,
} from './status-letters.wire.ts';

/**
 * The board at one instant: its orders, and the number of the last included event. `now` is the server's
 * clock. Event numbers can be compared only within one `epoch`. Servers of release 1.4 send no epoch.
 */
export interface BoardSnapshot {
  orders: OrderCard[];
  seq: number;
  now: number;
  store: OrderStore;
  epoch?: string | undefined;
}

export const boardAnswer = shape(
  z.object({
    status: z.literal(true),
    seq: z.number(),
    agora: z.number(),
    id_estabelecimento: z.number(),
    estabelecimento_nome: z.string(),
    epoca: z.optional(z.string()),
    pedidos: z.array(orderCardWire),
  }),
  {
    decode: (wire): BoardSnapshot => ({
      orders: wire.pedidos.map(orderCardFromWire),
      seq: wire.seq,
      now: wire.agora,
      store: { storeId: wire.id_estabelecimento, storeName: wire.estabelecimento_nome },
      epoch: wire.epoca,
    }),
    encode: (board: BoardSnapshot) => ({
      status: true as const,
      seq: board.seq,
      agora: board.now,
      id_estabelecimento: board.store.storeId,
      estabelecimento_nome: board.store.storeName,
      epoca: board.epoch,
      pedidos: board.orders.map((order) => orderCardToWire(order, board.store, board.now)),
    }),
  },
);

export const orderIdInput = record({ orderId: ['id_pedido', id] });

/**
 * A request to change one order. `expected` is the status on the screen; the server refuses the call if the
 * order now has a different status.
 */
export interface StatusChange {
  orderId: number;
  target: StatusTarget;
  note: string | null;
  cancelReason: string | null;
  cancelText: string | null;
  expected: OrderStatus | null;
}

export const spelling = z
  .string()
  .check(z.refine((value) => targetOf(value) !== null, `Use um destes: ${TARGET_SPELLINGS.join(', ')}.`));
export const note = z.optional(z.nullable(z.string().check(z.maxLength(500))));

export function targetOrFail(word: string): StatusTarget {
  const target = targetOf(word);
  if (target === null) throw new TypeError(`unknown status ${word}`);
  return target;
}

export const statusChangeInput = shape(
  z.object({
    id: wireId,
    new_status: spelling,
    obs: note,
    motivo_cancelamento: z.optional(z.nullable(z.string().check(z.maxLength(400)))),
    motivo_texto: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    status_atual: z.optional(z.enum(STATUS_LETTERS)),
  }),
  {
    decode: (wire): StatusChange => ({
      orderId: wire.id,
      target: targetOrFail(wire.new_status),
      note: wire.obs?.trim() || null,
      cancelReason: wire.motivo_cancelamento ?? null,
      cancelText: wire.motivo_texto ?? wire.obs ?? null,
      expected: wire.status_atual ? statusOfLetter(wire.status_atual).status : null,
    }),
    encode: (change: StatusChange) => ({
      id: change.orderId,
      new_status: letterOfTarget(change.target),
      ...(change.note === null ? {} : { obs: change.note }),
      ...(change.cancelReason === null ? {} : { motivo_cancelamento: change.cancelReason }),
      ...(change.cancelText === null ? {} : { motivo_texto: change.cancelText }),
      ...(change.expected === null
        ? {}
        : { status_atual: letterOf({ status: change.expected, kitchenStage: null, isPrinted: false }) }),
    }),
  },
);

/** Identifies the change to undo: the change whose undo time ends at `until` (on the screen `desfazer.ate`). */
export const undoInput = record({ orderId: ['id_pedido', id], until: ['ate', moment] });
export type UndoInput = DomainOfShape<typeof undoInput>;

/** `seq` is null if the order already had this state, because then no event was written. */
export interface StatusChanged {
  order: OrderCard;
  seq: number | null;
  now: number;
  store: OrderStore;
  /**
   * Names of products whose pieces left must be counted again: a person changed the number by hand after the
   * cancelled order arrived.
   */
  uncertain: readonly string[];
}

export const statusChangedAnswer = shape(
  z.object({
    status: z.literal(true),
    mensagem: z.string(),
    seq: z.nullable(z.number()),
    agora: z.number(),
    pedido: orderCardWire,
    conferir_quantidade: z.array(z.string()),
  }),
  {
    decode: (wire): StatusChanged => ({
      uncertain: wire.conferir_quantidade,
      order: orderCardFromWire(wire.pedido),
      seq: wire.seq,
      now: wire.agora,
      store: { storeId: wire.pedido.id_estabelecimento, storeName: wire.pedido.estabelecimento_nome },
    }),
    encode: (changed: StatusChanged) => ({
      status: true as const,
      mensagem: 'Status do pedido alterado',
      seq: changed.seq,
      agora: changed.now,
      pedido: orderCardToWire(changed.order, changed.store, changed.now),
      conferir_quantidade: [...changed.uncertain],
    }),
  },
);

/** Maximum number of events in an answer. `hasMore` means that there is a next page. */
export const EVENTS_PAGE = 250;

export interface MissedEvents {
  events: OrderEvent[];
  /** The store's last event number at the time of the answer. */
  lastSeq: number;
  hasMore: boolean;
  /** True: the requested events are not stored any more, so the client must fetch the whole board. */
  isTooOld: boolean;
  now: number;
  store: OrderStore;
  /** Set if the epoch differs from the client's: the events then do not continue the client's sequence. */
  epoch?: string | undefined;
}

/**
 * The highest event number that the panel knows. The server may answer from a cache, which is at most one
 * second old, if the cache includes this event. Without `ao_menos` the server reads the database.
 */
const atLeastField = { atLeast: ['ao_menos', optional(asIs(wireInteger))] } as const;

export const boardInput = record(atLeastField);
export const eventsInput = record({ afterSeq: ['desde', asIs(wireInteger)], ...atLeastField });

export const eventsAnswer = shape(
  z.object({
    status: z.literal(true),
    ultimo: z.number(),
    tem_mais: z.boolean(),
    muito_antigo: z.boolean(),
    agora: z.number(),
    id_estabelecimento: z.number(),
    estabelecimento_nome: z.string(),
    epoca: z.optional(z.string()),
    eventos: z.array(orderEventWire),
  }),
  {
    decode: (wire): MissedEvents => ({
      events: wire.eventos.map(orderEventFromWire),
      lastSeq: wire.ultimo,
      hasMore: wire.tem_mais,
      isTooOld: wire.muito_antigo,
      now: wire.agora,
      store: { storeId: wire.id_estabelecimento, storeName: wire.estabelecimento_nome },
      epoch: wire.epoca,
    }),
    encode: (missed: MissedEvents) => ({
      status: true as const,
      ultimo: missed.lastSeq,
      tem_mais: missed.hasMore,
      muito_antigo: missed.isTooOld,
      agora: missed.now,
      id_estabelecimento: missed.store.storeId,
      estabelecimento_nome: missed.store.storeName,
      epoca: missed.epoch,
      eventos: missed.events.map((event) => orderEventToWire(event, missed.store, missed.now)),
    }),
  },
);
