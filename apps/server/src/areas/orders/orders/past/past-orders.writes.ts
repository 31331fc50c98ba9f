import type { PastEntry } from '@comanda/domain/orders/orders/past-order';
import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import type { PrivacyOfPastOrders } from '../ports.ts';

/** An imported order as a row; fields are named like the columns. Times in epoch milliseconds. */
export interface PastOrderRow {
  external_id: string;
  /** SHA-256 in hexadecimal. */
  content_hash: string;
  code: string;
  status: string;
  version: number;
  fulfilment: string;
  created_at: number;
  received_at: number;
  accept_by: number;
  promised_for: number;
  scheduled_for: number | null;
  printed_at: number | null;
  closed_at: number | null;
  customer_id: string | null;
  customer_name: string;
  customer_phone: string | null;
  is_phone_verified: boolean;
  is_first_in_app: boolean;
  is_first_in_store: boolean;
  district: string | null;
  item_count: number;
  serving: string | null;
  place: string | null;
  total_cents: number;
  charge_cents: number;
  payment_summary: string;
  origin: string | null;
  can_use_courier: boolean;
  is_located: boolean;
  search_text: string;
  ticket_lines: string[];
  has_total_mismatch: boolean;
  cancel_code: string | null;
  cancel_text: string | null;
  cancelled_by: string | null;
  document: unknown;
  history: PastEntry[];
}

/** One statement that writes the whole batch or nothing. `$1`: the store; `$2`: the rows as one JSON text. */
const SAVE_BATCH = `
  with given as (
    select * from jsonb_to_recordset($2::jsonb) as row (
      external_id text, content_hash text, code text, status text, version integer, fulfilment text,
      created_at float8, received_at float8, accept_by float8, promised_for float8, scheduled_for float8, printed_at float8,
      closed_at float8, customer_id text, customer_name text, customer_phone text, is_phone_verified boolean,
      is_first_in_app boolean, is_first_in_store boolean, district text, item_count integer, serving text, place text, total_cents bigint,
      charge_cents bigint, payment_summary text, origin text, can_use_courier boolean, is_located boolean, search_text text,
      ticket_lines text[], has_total_mismatch boolean, cancel_code text, cancel_text text, cancelled_by text, document jsonb,
      history jsonb, position integer)
  ), fresh as (
    select given.*, row_number() over (order by position) as number from given
     where not exists (select from orders o where o.store_id = $1 and o.external_id = given.external_id)
  ), counted as (
    update store_counters set order_no = order_no + (select count(*) from fresh)
     where store_id = $1 returning order_no - (select count(*) from fresh) as base
  ), placed as (
    insert into orders (
      store_id, order_id, external_id, content_hash, code, status, version, fulfilment, created_at, received_at,
      accept_by, promised_for, scheduled_for, printed_at, closed_at, customer_id, customer_name, customer_phone,
      is_phone_verified, is_first_in_app, is_first_in_store, district, item_count, serving, place, total_cents, charge_cents,
      payment_summary, origin, can_use_courier, is_located, search_text, ticket_lines, has_total_mismatch, cancel_code,
      cancel_text, cancelled_by, document)
    select $1, base + number, external_id, decode(content_hash, 'hex'), code, status, version, fulfilment,
           to_timestamp(created_at / 1000), to_timestamp(received_at / 1000), to_timestamp(accept_by / 1000),
           to_timestamp(promised_for / 1000), to_timestamp(scheduled_for / 1000), to_timestamp(printed_at / 1000), to_timestamp(closed_at / 1000),
           customer_id, customer_name, customer_phone, is_phone_verified, is_first_in_app, is_first_in_store,
           district, item_count, serving, place, total_cents, charge_cents, payment_summary, origin, can_use_courier, is_located, search_text,
           ticket_lines, has_total_mismatch, cancel_code, cancel_text, cancelled_by, document
      from fresh, counted
  ), told as (
    insert into order_history (store_id, order_id, version, at, happened, status, note, actor_kind, actor_name)
    select $1, base + number, step.version, to_timestamp((entry->>'at')::float8 / 1000), entry->>'happened',
           entry->>'status', entry->>'note', entry->>'actorKind', entry->>'actorName'
      from fresh, counted, jsonb_array_elements(fresh.history) with ordinality as step (entry, version)
  )
  select count(*)::integer as saved from fresh`;

/** Tries per batch: intake may save an order with the same id at the same moment. */
const ATTEMPTS = 3;

/**
 * Writes past orders with their history, and numbers them in the given sequence. Returns their count. Orders with a
 * known external id are skipped; no two rows may have the same one. Makes no events, because panels do not show old
 * orders.
 */
export async function saveHistory(
  database: Database,
  storeId: number,
  rows: readonly PastOrderRow[],
  privacy: PrivacyOfPastOrders,
): Promise<number> {
  const values = [storeId, JSON.stringify(rows.map((row, position) => ({ ...row, position })))];
  const closings = rows.flatMap(({ closed_at }) => closed_at ?? []);
  const oldest = closings.length === 0 ? null : Math.min(...closings);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const saved = await database.inStore(storeId, async (tx) => {
        await privacy.rereadFrom(tx, oldest);
        return tx.maybeRow<{ saved: number }>(prepared('save-history', { text: SAVE_BATCH, values }));
      });
      return saved?.saved ?? 0;
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
