import { columnOf, type Field } from '@comanda/domain/kit/fields/fields';
import { BROUGHT_ALWAYS } from '@comanda/domain/orders/orders/card-of-order';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { CARD_FIELDS } from '@comanda/domain/orders/orders/order-card';
import type { OrderDocument } from '@comanda/domain/orders/orders/order-document';
import type { PastEntry } from '@comanda/domain/orders/orders/past-order';
import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import type { PrivacyOfPastOrders } from '../ports.ts';

/** An imported order. Times in epoch milliseconds. */
export interface PastOrderRow extends Pick<OrderCard, (typeof OF_CARD)[number]> {
  externalId: string;
  /** SHA-256 in hexadecimal. */
  contentHash: string;
  printedAt: number | null;
  cancelCode: string | null;
  cancelText: string | null;
  cancelledBy: string | null;
  document: OrderDocument;
  history: PastEntry[];
}

/**
 * Fields of a card that an import writes. Comparisons with the store's terms are left out, because they only
 * exist for orders received live.
 */
const OF_CARD = [...BROUGHT_ALWAYS, 'version', 'closedAt'] as const;

/** For each field type: the SQL type of its JSON value, and the expression for its column. */
const MOMENT = { type: 'float8', value: (name: string) => `to_timestamp(${name} / 1000)` };
const GIVEN: Partial<Record<string, { type: string; value?(name: string): string }>> = {
  number: { type: 'integer' },
  cents: { type: 'bigint' },
  moment: MOMENT,
  'moment?': MOMENT,
  boolean: { type: 'boolean' },
  digit: { type: 'boolean' },
  texts: { type: 'text[]' },
  hash: { type: 'text', value: (name) => `decode(${name}, 'hex')` },
  document: { type: 'jsonb' },
};
const COLUMNS = Object.entries({
  ...Object.fromEntries(OF_CARD.map((name) => [name, String((CARD_FIELDS[name] as Field).type)])),
  ...{ externalId: 'text', contentHash: 'hash', printedAt: 'moment?', document: 'document' },
  ...{ cancelCode: 'text', cancelText: 'text', cancelledBy: 'text' },
}).map(([name, type]) => {
  const { type: given = 'text', value = (field: string) => field } = GIVEN[type] ?? {};
  return { column: columnOf(name), given: `"${name}" ${given}`, value: value(`"${name}"`) };
});
const listed = (key: 'column' | 'given' | 'value') => COLUMNS.map((each) => each[key]).join(', ');

/**
 * Saves orders. `$1`: the store; `$2`: the number before the first order's; `$3`: the rows as one JSON text.
 */
const SAVE_ORDERS = `
  insert into orders (store_id, order_id, ${listed('column')})
  select c.store_id, $2::bigint + number, ${listed('value')}
    from store_counters c, jsonb_to_recordset($3::jsonb) as row (${listed('given')}, number integer)
   where c.store_id = $1
  returning 1`;

/** Saves the history of the same orders, with the same parameters as `SAVE_ORDERS`. */
const SAVE_HISTORY = `
  insert into order_history (store_id, order_id, version, at, happened, status, note, actor_kind, actor_name)
  select c.store_id, $2::bigint + number, step.version, to_timestamp((entry->>'at')::float8 / 1000), entry->>'happened',
         entry->>'status', entry->>'note', entry->>'actorKind', entry->>'actorName'
    from store_counters c, jsonb_to_recordset($3::jsonb) as row (history jsonb, number integer),
         jsonb_array_elements(history) with ordinality as step (entry, version)
   where c.store_id = $1
  returning 1`;

/** Saves the rows whose external id is unknown, and returns their count. */
async function saveBatch(tx: Transaction, rows: readonly PastOrderRow[]): Promise<number> {
  const ids = rows.map(({ externalId }) => externalId);
  const known = await tx.rows<{ externalId: string }>(sql`
    select external_id as "externalId" from orders
     where store_id = ${tx.storeId} and external_id = any (${ids}::text[])`);
  const knownIds = new Set(known.map(({ externalId }) => externalId));
  const fresh = rows.filter(({ externalId }) => !knownIds.has(externalId));
  if (fresh.length === 0) return 0;
  const [counted] = await tx.rows<{ base: string }>(sql`
    update store_counters set order_no = order_no + ${fresh.length}::integer
     where store_id = ${tx.storeId} returning order_no - ${fresh.length}::integer as base`);
  const numbered = JSON.stringify(fresh.map((row, index) => ({ ...row, number: index + 1 })));
  const values = [tx.storeId, counted?.base, numbered];
  await tx.rows(prepared('save-past-orders', { text: SAVE_ORDERS, values }));
  await tx.lastRows(prepared('save-past-history', { text: SAVE_HISTORY, values }));
  return fresh.length;
}

/** Tries per batch. A try fails when intake saves an order with the same id at the same moment. */
const ATTEMPTS = 3;

/**
 * Writes past orders with their history, and numbers them in the given sequence. Returns their count. Orders
 * with a known external id are skipped; no two rows may have the same external id. Makes no events, because
 * panels do not show old orders.
 */
export async function saveHistory(
  database: Database,
  storeId: number,
  rows: readonly PastOrderRow[],
  privacy: PrivacyOfPastOrders,
): Promise<number> {
  const closings = rows.flatMap(({ closedAt }) => closedAt ?? []);
  const oldest = closings.length === 0 ? null : Math.min(...closings);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.inStore(storeId, async (tx) => {
        await privacy.rereadFrom(tx, oldest);
        return saveBatch(tx, rows);
      });
    } catch (error) {
      const isRace =
        error instanceof Error && 'constraint' in error && error.constraint === 'orders_external_id';
      if (!isRace || attempt === ATTEMPTS) throw error;
    }
  }
}

export interface DeadlineSettings {
  acceptMinutes: number;
  maxMinutes: number;
}

/** The settings for deadlines; null when the store does not exist. */
export function findDeadlineSettings(tx: Transaction): Promise<DeadlineSettings | null> {
  return tx.maybeRow<DeadlineSettings>(sql`
    select accept_minutes as "acceptMinutes", max_minutes as "maxMinutes"
      from stores where store_id = ${tx.storeId}`);
}
