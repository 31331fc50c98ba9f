import { columnOf, type Field } from '@comanda/domain/kit/fields/fields';
import { BROUGHT, type BroughtCard, CARD_FIELDS } from '@comanda/domain/orders/orders/order-card';
import type { OrderDocument } from '@comanda/domain/orders/orders/order-document';
import type { SoldRows } from '@comanda/domain/orders/orders/sold-rows';
import { DatabaseError } from 'pg';
import { prepared, type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CountedItem } from '../../menu/menu/public.ts';
import { soldRowStatements } from '../orders/public.ts';

export interface PlacedOrder {
  card: BroughtCard;
  externalId: string;
  contentHash: Buffer;
  document: OrderDocument;
  /** Pieces that the order takes from counted products. */
  countedItems: readonly CountedItem[];
  sold: SoldRows;
}

/**
 * For each field type: converts a value into a statement parameter, and casts the parameter to the column's
 * type.
 */
const WRITTEN: Partial<Record<string, { as(value: unknown): unknown; cast(parameter: string): string }>> = {
  moment: { as: secondsOf, cast: (at) => `to_timestamp(${at})` },
  'moment?': { as: secondsOf, cast: (at) => `to_timestamp(${at}::float8)` },
  texts: { as: (value) => value, cast: (list) => `${list}::text[]` },
  list: { as: (value) => jsonOrNull(value as readonly object[]), cast: (list) => `${list}::jsonb` },
};

function secondsOf(epochMs: unknown): number | null {
  return epochMs === null ? null : Number(epochMs) / 1000;
}

const WRITES = BROUGHT.map((name) => {
  const { type }: Field = CARD_FIELDS[name];
  return { name, written: WRITTEN[name === 'differences' ? 'list' : String(type)] };
});

const CARD_COLUMN_NAMES: Query = { text: BROUGHT.map(columnOf).join(', '), values: [] };
const CARD_PARAMETERS = WRITES.map(({ written }, at) => written?.cast(`$${at + 1}`) ?? `$${at + 1}`).join(
  ', ',
);

/** The values of a card, in the order of {@link CARD_COLUMN_NAMES}. */
const cardValues = (card: BroughtCard): Query => ({
  text: CARD_PARAMETERS,
  values: WRITES.map(({ name, written }) => (written === undefined ? card[name] : written.as(card[name]))),
});

/** The store's settings that the deadlines were computed with. */
export interface AssumedStore {
  acceptMinutes: number;
  maxMinutes: number;
  /**
   * Shared version of the store's open/closed switch and estimated delivery time. A change of either
   * increments this version.
   */
  openingVersion: number;
}

/**
 * Versions of the data that the order was checked with. Null: the data were not used, or were read in the
 * same transaction.
 */
export interface ProvenVersions {
  methods: number | null;
  areas: number | null;
  menu: { version: number; timeZone: string } | null;
}

export const NOTHING_PROVEN: ProvenVersions = { methods: null, areas: null, menu: null };

/**
 * Writes a new order in one round trip. It also commits, unless the order has counted products. One statement
 * writes the counters, the order and the first journal entry. The statements for sold items follow and read
 * the order's number from `app.order_id`. Returns null, without a change, when the store is suspended or one
 * of the versions is outdated. Fails with {@link isKnownOrder} when the store has an order with this external
 * id.
 */
export async function placeOrder(
  tx: Transaction,
  placed: PlacedOrder,
  assumed: AssumedStore,
  proven: ProvenVersions,
): Promise<{ orderId: number; seq: number } | null> {
  if (tx.isCluster) return placeByRows(tx, placed, assumed, proven);
  const { card } = placed;
  const statement = prepared(
    'place-order',
    sql`
        with counted as (
          ${countOf(tx, assumed, proven)}
          returning event_seq, order_no
        ), placed as (
          insert into orders (store_id, order_id, external_id, content_hash, counted_items, document, ${CARD_COLUMN_NAMES})
          select ${tx.storeId}, order_no, ${placed.externalId}, ${placed.contentHash},
                 ${jsonOrNull(placed.countedItems)}::jsonb, ${JSON.stringify(placed.document)}, ${cardValues(card)}
            from counted
          returning order_id, received_at
        ), entry as (
          insert into store_events (store_id, seq, kind, order_id, version, at, happened, status, actor_kind)
          select ${tx.storeId}, event_seq, 'new', order_id, 1, received_at, 'received', ${card.status}::text, 'platform'
            from counted, placed
        )
        select order_id as "orderId", event_seq as seq, set_config('app.order_id', order_id::text, true)
          from counted, placed`,
  );
  const rows = soldRowStatements(tx, null, placed.sold, 'intake');
  const [numbers] = await tx.together<{ orderId: number; seq: number }>([statement, ...rows], {
    // With counted products this packet must not commit: if the order is not placed, the caller returns the
    // pieces.
    isLast: placed.countedItems.length === 0,
  });
  return numbers ?? null;
}

/** Counts the order, unless the store is suspended or one of the versions is outdated. */
const countOf = (tx: Transaction, assumed: AssumedStore, proven: ProvenVersions): Query => sql`
    update store_counters c set event_seq = event_seq + 1, order_no = order_no + 1
      from stores s
     where c.store_id = ${tx.storeId} and s.store_id = ${tx.storeId} and not s.is_suspended
       and s.accept_minutes = ${assumed.acceptMinutes} and s.max_minutes = ${assumed.maxMinutes}
       and s.opening_version = ${assumed.openingVersion}
       and (${proven.methods}::integer is null or ${proven.methods} =
            coalesce((select version from payment_methods where store_id = ${tx.storeId}), 0))
       and (${proven.areas}::integer is null or ${proven.areas} =
            coalesce((select version from delivery_area_lists where store_id = ${tx.storeId}), 0))
       and (${proven.menu?.version ?? null}::integer is null or ${proven.menu?.version ?? null} =
            coalesce((select version from menus where store_id = ${tx.storeId}), 0))
       and (${proven.menu?.timeZone ?? null}::text is null or s.time_zone = ${proven.menu?.timeZone ?? null})`;

/**
 * Places an order on a cluster, which refuses inserts inside a CTE: as statements of one row, in two round trips. One
 * machine runs the single statement of {@link placeOrder}, because it costs less.
 */
async function placeByRows(
  tx: Transaction,
  placed: PlacedOrder,
  assumed: AssumedStore,
  proven: ProvenVersions,
): Promise<{ orderId: number; seq: number } | null> {
  const { card } = placed;
  const numbers = await tx.maybeRow<{ orderId: number; seq: number }>(
    prepared(
      'count-order',
      sql`${countOf(tx, assumed, proven)} returning order_no as "orderId", event_seq as seq`,
    ),
  );
  if (numbers === null) return null;
  const { orderId, seq } = numbers;
  const order = prepared(
    'place-order-row',
    sql`
      insert into orders (store_id, order_id, external_id, content_hash, counted_items, document, ${CARD_COLUMN_NAMES})
      values (${tx.storeId}, ${orderId}, ${placed.externalId}, ${placed.contentHash},
              ${jsonOrNull(placed.countedItems)}::jsonb, ${JSON.stringify(placed.document)}, ${cardValues(card)})`,
  );
  const entry = prepared(
    'place-order-entry',
    sql`
      insert into store_events (store_id, seq, kind, order_id, version, at, happened, status, actor_kind)
      values (${tx.storeId}, ${seq}, 'new', ${orderId}, 1, to_timestamp(${card.receivedAt / 1000}), 'received',
              ${card.status}, 'platform')`,
  );
  const sold = soldRowStatements(tx, { orderId }, placed.sold, 'intake');
  await tx.together([order, entry, ...sold], { isLast: placed.countedItems.length === 0 });
  return numbers;
}

const jsonOrNull = (list: readonly object[]) => (list.length === 0 ? null : JSON.stringify(list));

/** True when {@link placeOrder} failed because the store has an order with this external id. */
export function isKnownOrder(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'orders_external_id';
}

/** Saves that a closed store refused an order. A repeat by the partner updates the same row. */
export async function saveRefusal(tx: Transaction, externalId: string, now: number): Promise<void> {
  await tx.rows(sql`
    insert into refused_orders (store_id, external_id, refused_at) values (${tx.storeId}, ${externalId}, ${new Date(now)})
    on conflict (store_id, external_id) do update set refused_at = excluded.refused_at`);
}
