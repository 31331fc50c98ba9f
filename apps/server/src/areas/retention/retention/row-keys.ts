import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * Tables of stores with one rule each, and the columns that name a row inside its store. The names are constants, so
 * they are inserted into statements without escaping.
 */
export const KEYS_IN_STORE = {
  access_records: ['record_id'],
  sessions: ['token_hash'],
  login_tickets: ['ticket_hash'],
  password_links: ['token_hash'],
  recovery_codes: ['request_id'],
  email_changes: ['user_id', 'whose'],
  known_devices: ['device_hash', 'user_id'],
  courier_link_codes: ['code_hash'],
  print_pairing_codes: ['code_hash'],
  refused_orders: ['external_id'],
  order_refusals: ['external_id', 'reason'],
  support_visits: ['visit_id'],
  delivery_area_batches: ['batch_id'],
  menu_batches: ['batch_id'],
  special_dates: ['on_date'],
  product_files: ['file_id'],
  mails_out: ['mail_id'],
  erasures: ['erasure_id'],
} as const satisfies Record<string, readonly string[]>;

/** The same for tables without a store. */
export const KEYS = {
  job_rounds: ['job', 'server'],
  registration_requests: ['request_id'],
  provider_audit: ['entry_id'],
  provider_sessions: ['token_hash'],
  throttles: ['scope', 'subject'],
} as const satisfies Record<string, readonly string[]>;

/**
 * The condition that a row is among those that `chosen` selects by their key. The position of a row (`ctid`) would not
 * do: copies of a table on several machines have different positions. A single key is compared with an array, so that
 * each plan reads the index of the key.
 */
export function isAmong(key: readonly string[], chosen: (key: Query) => Query): Query {
  const columns: Query = { text: key.join(', '), values: [] };
  return key.length === 1
    ? sql`${columns} = any (array(${chosen(columns)}))`
    : sql`(${columns}) in (${chosen(columns)})`;
}
