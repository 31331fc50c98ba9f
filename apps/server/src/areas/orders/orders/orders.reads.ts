import type { OrderEventKind } from '@comanda/contract/realtime/events';
import { columnOf, namesWhere } from '@comanda/domain/kit/fields/fields';
import type { ActorKind, OrderCard } from '@comanda/domain/orders/orders/order';
import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import { CARD_FIELDS } from '@comanda/domain/orders/orders/order-card';
import type { OrderDocument } from '@comanda/domain/orders/orders/order-document';
import type { OrderStatus } from '@comanda/domain/orders/orders/order-status';
import { prepared, type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CountedItem } from '../../menu/menu/public.ts';
import { categoriesOfLines } from './sold/categories-of-lines.ts';

/** Fields that an SQL expression computes, because they have no column of their own. */
const READ_AS: Partial<Record<keyof typeof CARD_FIELDS, string>> = {
  isPrinted: 'o.printed_at is not null',
  differences: "coalesce(o.differences, '[]')",
};

/** Columns of an order's card, named like its fields. Alias of the table: `o`. */
export const CARD_COLUMNS: Query = {
  text: [
    ...namesWhere(CARD_FIELDS, () => true).map(
      (name) => `${READ_AS[name] ?? `o.${columnOf(name)}`} as "${name}"`,
    ),
    'o.never_paid is true as "isNeverPaid"',
  ].join(', '),
  values: [],
};

/**
 * The range of a store's journal. All entries from `floor + 1` to `seq` exist; older entries may have been
 * deleted by retention.
 */
interface JournalEnds {
  seq: number;
  floor: number;
}
const journalEndsQuery = (tx: Transaction): Query =>
  prepared(
    'journal-ends',
    sql`select event_seq as seq, journal_floor as floor from store_counters where store_id = ${tx.storeId}`,
  );

export async function journalEnds(tx: Transaction): Promise<JournalEnds> {
  return (await tx.maybeRow<JournalEnds>(journalEndsQuery(tx))) ?? { seq: 0, floor: 0 };
}

/**
 * Number of the store's last event. Call this before reading orders, so that the orders are never older than
 * the number.
 */
export async function lastSeq(tx: Transaction): Promise<number> {
  return (await journalEnds(tx)).seq;
}

/** Like {@link lastSeq}, for a transaction that has no other statement. */
export async function lastSeqAlone(tx: Transaction): Promise<number> {
  return (await tx.lastRows<JournalEnds>(journalEndsQuery(tx)))[0]?.seq ?? 0;
}

/**
 * Open orders, and orders closed since `closedSince` (epoch ms), without unpaid orders. Must be the
 * transaction's last statement.
 */
export function boardCards(tx: Transaction, closedSince: number): Promise<OrderCard[]> {
  return tx.lastRows<OrderCard>(
    prepared(
      'board-cards',
      sql`
        select ${CARD_COLUMNS} from orders o
         where o.store_id = ${tx.storeId} and o.closed_at is null and o.status <> 'awaiting-payment'
        union all
        select ${CARD_COLUMNS} from orders o
         where o.store_id = ${tx.storeId} and o.closed_at is not null and o.closed_at >= to_timestamp(${closedSince / 1000})`,
    ),
  );
}

/** Locks the order until the transaction ends. Concurrent changes wait and then read the new state. */
export function lockCard(tx: Transaction, orderId: number): Promise<OrderCard | null> {
  return tx.maybeRow<OrderCard>(
    prepared(
      'lock-order-card',
      sql`select ${CARD_COLUMNS} from orders o where o.store_id = ${tx.storeId} and o.order_id = ${orderId}
             for no key update`,
    ),
  );
}

/** The pieces that an order took from counted products; usually empty. */
export async function findCounted(tx: Transaction, orderId: number): Promise<CountedItem[]> {
  const row = await tx.maybeRow<{ items: CountedItem[] | null }>(sql`
    select counted_items as items from orders where store_id = ${tx.storeId} and order_id = ${orderId}`);
  return row?.items ?? [];
}

export interface StoredDetail extends OrderCard {
  externalId: string;
  cancelCode: string | null;
  cancelText: string | null;
  cancelledBy: string | null;
  document: OrderDocument;
  /** The address after the store's address adjustment; null without an adjustment. */
  locatedAddress: OrderAddress | null;
  isLinkWithdrawn: boolean;
  /** Category of each item at the time of sale, in item order; null when the menu had no such item. */
  categoryIds: (number | null)[];
}

export function findStoredDetail(tx: Transaction, orderId: number): Promise<StoredDetail | null> {
  return tx.maybeRow<StoredDetail>(
    prepared(
      'order-detail',
      sql`
        select ${CARD_COLUMNS}, o.external_id as "externalId", o.cancel_code as "cancelCode",
               o.cancel_text as "cancelText", o.cancelled_by as "cancelledBy", o.document,
               o.located_address as "locatedAddress", o.link_withdrawn_at is not null as "isLinkWithdrawn",
               ${categoriesOfLines(tx, { orderId: sql`o.order_id`, document: sql`o.document` })} as "categoryIds"
          from orders o where o.store_id = ${tx.storeId} and o.order_id = ${orderId}`,
    ),
  );
}

export interface HistoryEntry {
  at: number;
  happened: string;
  /** The order's status after the entry. */
  status: OrderStatus;
  note: string | null;
  actorKind: ActorKind;
  actorName: string | null;
}

export function orderHistory(tx: Transaction, orderId: number): Promise<HistoryEntry[]> {
  return tx.rows<HistoryEntry>(
    prepared(
      'order-history',
      sql`
        select at, happened, status, note, actor_kind as "actorKind", actor_name as "actorName"
          from order_timeline where store_id = ${tx.storeId} and order_id = ${orderId} order by version`,
    ),
  );
}

export interface StoredEvent extends OrderCard {
  seq: number;
  kind: OrderEventKind;
  happened: string;
  actorKind: ActorKind;
  actorName: string | null;
  actorSessionId: string | null;
}

/** Events after a number, each with the current state of its order. */
export function eventsAfter(tx: Transaction, seq: number, limit: number): Promise<StoredEvent[]> {
  return tx.rows<StoredEvent>(
    prepared(
      'events-after',
      sql`
        select e.seq, e.kind, e.happened, e.actor_kind as "actorKind", e.actor_name as "actorName",
               e.actor_session_id as "actorSessionId", ${CARD_COLUMNS}
          from store_events e
          join orders o on o.store_id = ${tx.storeId} and o.order_id = e.order_id
         where e.store_id = ${tx.storeId} and e.seq > ${seq}
         order by e.seq limit ${limit}`,
    ),
  );
}
