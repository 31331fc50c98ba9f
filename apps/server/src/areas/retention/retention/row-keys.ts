import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * Tables of stores that have a retention rule, and the columns that identify a row within a store. The names
 * are constants, so they are inserted into statements without escaping.
 */
export const KEYS_IN_STORE = {
  access_records: ['record_id'],
  sessions: ['token_hash'],
  login_tickets: ['ticket_hash'],
  password_links: ['token_hash'],
  recovery_codes: ['request_id'],
  email_changes: ['user_id', 'whose'],
  known_devices: ['device_hash', 'user_id'],
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

/** Like {@link KEYS_IN_STORE}, for tables whose rows belong to no store. */
export const KEYS = {
  job_rounds: ['job', 'server'],
  registration_requests: ['request_id'],
  provider_audit: ['entry_id'],
  provider_sessions: ['token_hash'],
  throttles: ['scope', 'subject'],
} as const satisfies Record<string, readonly string[]>;

/**
 * SQL condition that `chosen` selects the key of a row. The row's position (`ctid`) cannot be used, because
 * replicas of a table may have other positions. A key of one column is compared with an array, so that
 * PostgreSQL always uses the key's index.
 */
export function isAmong(key: readonly string[], chosen: (key: Query) => Query): Query {
  const columns: Query = { text: key.join(', '), values: [] };
  return key.length === 1
    ? sql`${columns} = any (array(${chosen(columns)}))`
    : sql`(${columns}) in (${chosen(columns)})`;
}
