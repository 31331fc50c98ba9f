import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { forgetReasons, storesWithReasons } from '../../money/ledger/public.ts';
import { deleteAppliedNotices } from '../../money/payments/public.ts';
import { anonymiseNext, storesToAnonymise } from './anonymise-orders.ts';

/**
 * A rule of deletion with its time. Without a rule, and so preserved: orders, their history, stores and people,
 * documents with their signatures, unsubscriptions.
 */
export type RetentionRule = { table: string; retainedDays: number } & (OfStores | OfNoStore);

/** Data of stores: old rows are searched in many stores together, without locks, and deleted store by store. */
interface OfStores {
  /** Those of the given stores that have a row which ended before `before`. Must be cheap when there is none. */
  dueStores(before: Date, storeIds: readonly number[]): Query;
  /** Deletes up to `limit` rows of one store; `isDone` when none is left. */
  deleteIn(tx: Transaction, before: Date, limit: number): Promise<{ gone: number; isDone: boolean }>;
}

interface OfNoStore {
  /** Deletes up to `limit` rows that ended before `before`. Returns a row for each. */
  deleteBefore(before: Date, limit: number): Query;
}

/** How many days after its closing an order stores its customer's contacts and name. */
export interface OrderRetention {
  contactsDays: number;
  namesDays: number;
}

/** A year for complaints and returns; five years for questions of tax law and courts. */
const DEFAULT_RETENTION: OrderRetention = { contactsDays: 365, namesDays: 5 * 365 };

/** Table names, inserted into statements without escaping. */
type TableOfStores =
  | 'access_records'
  | 'sessions'
  | 'login_tickets'
  | 'password_links'
  | 'recovery_codes'
  | 'email_changes'
  | 'known_devices'
  | 'courier_link_codes'
  | 'print_pairing_codes'
  | 'refused_orders'
  | 'order_refusals'
  | 'support_visits'
  | 'delivery_area_batches'
  | 'menu_batches'
  | 'special_dates'
  | 'product_files'
  | 'mails_out';
type TableOfNoStore =
  | 'job_rounds'
  | 'registration_requests'
  | 'provider_audit'
  | 'provider_sessions'
  | 'throttles';

/** Counts the deleted rows, which the statement returns. */
async function gone(rows: Promise<unknown[]>, limit: number): Promise<{ gone: number; isDone: boolean }> {
  const { length } = await rows;
  return { gone: length, isDone: length < limit };
}

/** A rule for a table that is small enough to scan, or has an index. `hasEnded` is the condition for its old rows. */
function ofOneTable(
  table: TableOfStores,
  retainedDays: number,
  hasEnded: (before: Date) => Query,
): RetentionRule {
  const name: Query = { text: table, values: [] };
  return {
    table,
    retainedDays,
    dueStores: (before, storeIds) => sql`
      select distinct store_id as "storeId" from ${name}
       where store_id = any(${[...storeIds]}::integer[]) and (${hasEnded(before)})`,
    deleteIn: (tx, before, limit) =>
      gone(
        tx.lastRows(sql`
          delete from ${name} where store_id = ${tx.storeId} and ctid = any (array(
            select ctid from ${name} where store_id = ${tx.storeId} and (${hasEnded(before)}) limit ${limit}))
          returning 1`),
        limit,
      ),
  };
}

/** A rule for a table without a store. */
function ofNoStore(
  table: TableOfNoStore,
  retainedDays: number,
  hasEnded: (before: Date) => Query,
): RetentionRule {
  const name: Query = { text: table, values: [] };
  return {
    table,
    retainedDays,
    deleteBefore: (before, limit) => sql`
      delete from ${name} where ctid = any (array(
        select ctid from ${name} where ${hasEnded(before)} limit ${limit}))
      returning 1`,
  };
}

/** Tables with names of people about an order. */
type TableOfOrders = 'chat_messages' | 'courier_events' | 'courier_requests' | 'print_jobs';
/** An upload of products can be undone for this long. */
const UPLOAD_DAYS = 30;
/** Questions about an order's people can be answered for this long after the order. */
const ORDER_PEOPLE_DAYS = 180;

/** Number of rows that are read to detect old ones in a store, because a young row may come first. */
const CHECKED = 20;

/**
 * A rule for a table whose numbers grow with time: reads the store's oldest rows by the table's own key. A young row
 * only hides the rows behind it in one run.
 */
function ofOrders(
  table: TableOfOrders,
  key: readonly string[],
  hasEnded: (before: Date) => Query,
): RetentionRule {
  const name: Query = { text: table, values: [] };
  const columns: Query = { text: key.join(', '), values: [] };
  const old = (storeId: Query, before: Date, limit: number) => sql`
    select ${columns} from (select * from ${name} oldest where oldest.store_id = ${storeId}
                             order by ${columns} limit ${limit}) kept
     where ${hasEnded(before)}`;
  return {
    table,
    retainedDays: ORDER_PEOPLE_DAYS,
    dueStores: (before, storeIds) => sql`
      select c.store_id as "storeId" from store_counters c
       where c.store_id = any(${[...storeIds]}::integer[])
         and exists (${old(sql`c.store_id`, before, CHECKED)})`,
    deleteIn: async (tx, before, limit) => {
      const rows = await tx.lastRows(sql`
        delete from ${name} where store_id = ${tx.storeId} and (${columns}) in (
          ${old(sql`${tx.storeId}`, before, limit)})
        returning 1`);
      return { gone: rows.length, isDone: rows.length === 0 };
    },
  };
}

/**
 * Deletes the hints among the journal's next `limit` entries if all of these are old. Then moves the floor behind
 * them.
 */
async function deleteHints(
  tx: Transaction,
  before: Date,
  limit: number,
): Promise<{ gone: number; isDone: boolean }> {
  const walked = await tx.maybeRow<{ seq: number | null; entries: number }>(sql`
    select max(seq) as seq, count(*)::integer as entries from (
      select seq, bool_and(at < ${before}) over (order by seq) as is_old from (
        select e.seq, e.at from store_events e
         where e.store_id = ${tx.storeId}
           and e.seq > (select journal_floor from store_counters where store_id = ${tx.storeId})
         order by e.seq limit ${limit}) next
    ) walked where is_old`);
  if (walked === null || walked.seq === null) return { gone: 0, isDone: true };
  const { length } = await tx.rows(sql`
    delete from store_events
     where store_id = ${tx.storeId} and status is null and seq <= ${walked.seq}
       and seq > (select journal_floor from store_counters where store_id = ${tx.storeId})
    returning 1`);
  await tx.lastRows(
    sql`update store_counters set journal_floor = ${walked.seq} where store_id = ${tx.storeId}`,
  );
  return { gone: length, isDone: walked.entries < limit };
}

/**
 * All retention rules, the only place for their times. Rules for stores use the tables' own keys, store by store: no busy table needs an index for this job.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    // Only hints; other entries stay with their order. A panel that was offline for longer reloads its board (see
    // `listMissedEvents`), because only numbers up to the floor are missing.
    table: 'store_events',
    retainedDays: 14,
    dueStores: (before, storeIds) => sql`
      select c.store_id as "storeId" from store_counters c
       cross join lateral (
         select at from store_events where store_id = c.store_id and seq > c.journal_floor order by seq limit 1) next
       where c.store_id = any(${[...storeIds]}::integer[]) and next.at < ${before}`,
    deleteIn: deleteHints,
  },
  {
    // The audit log: longer than any question of a customer or an authority.
    table: 'audit_log',
    retainedDays: 730,
    dueStores: (before, storeIds) => sql`
      select c.store_id as "storeId" from store_counters c
       where c.store_id = any(${[...storeIds]}::integer[])
         and exists (select from audit_log a where a.store_id = c.store_id and a.at < ${before})`,
    deleteIn: (tx, before, limit) =>
      gone(
        tx.lastRows(sql`
          delete from audit_log where store_id = ${tx.storeId} and entry_id = any(array(
            select entry_id from audit_log where store_id = ${tx.storeId} and at < ${before} order by at limit ${limit}))
          returning 1`),
        limit,
      ),
  },
  // Messages of customers and courier data: longer than any complaint about the order.
  ofOrders('chat_messages', ['order_id', 'message_no'], (before) => sql`created_at < ${before}`),
  ofOrders('courier_events', ['request_id', 'event_no'], (before) => sql`received_at < ${before}`),
  // Area and price of the delivery stay in the order's history.
  ofOrders(
    'courier_requests',
    ['request_id'],
    (before) => sql`coalesce(ended_at, requested_at) < ${before} and not exists (
      select from courier_events e where e.store_id = kept.store_id and e.request_id = kept.request_id)`,
  ),
  // When and where an order was printed, for questions if the kitchen got it.
  ofOrders('print_jobs', ['job_id'], (before) => sql`created_at < ${before}`),
  ofOneTable('print_pairing_codes', 1, (before) => sql`expires_at < ${before}`),
  // The panel counts the refused orders of one closing.
  ofOneTable('refused_orders', 30, (before) => sql`refused_at < ${before}`),
  ofOneTable('order_refusals', 30, (before) => sql`last_at < ${before}`),
  // Changes that can no longer be undone.
  ofOneTable('delivery_area_batches', 1, (before) => sql`made_at < ${before}`),
  ofOneTable('menu_batches', 1, (before) => sql`made_at < ${before}`),
  // A store reads last year's carnival when it plans this year's.
  ofOneTable('special_dates', 400, (before) => sql`on_date < ${before}`),
  // Uploaded rows and files, while an upload can be undone.
  {
    table: 'product_file_rows',
    retainedDays: UPLOAD_DAYS,
    dueStores: (before, storeIds) => sql`
      select distinct f.store_id as "storeId" from product_files f
       where f.store_id = any(${[...storeIds]}::integer[]) and f.sent_at < ${before}
         and exists (select from product_file_rows r where r.store_id = f.store_id and r.file_id = f.file_id)`,
    deleteIn: (tx, before, limit) =>
      gone(
        tx.lastRows(sql`
          delete from product_file_rows where store_id = ${tx.storeId} and (file_id, row_no) in (
            select r.file_id, r.row_no from product_files f
              join product_file_rows r on r.store_id = ${tx.storeId} and r.file_id = f.file_id
             where f.store_id = ${tx.storeId} and f.sent_at < ${before} limit ${limit})
          returning 1`),
        limit,
      ),
  },
  ofOneTable(
    'product_files',
    UPLOAD_DAYS,
    (before) => sql`sent_at < ${before} and not exists (
      select from product_file_rows r
       where r.store_id = product_files.store_id and r.file_id = product_files.file_id)`,
  ),
  // Codes of requests that never ended.
  ofOneTable(
    'courier_link_codes',
    ORDER_PEOPLE_DAYS,
    () => sql`not exists (
      select from courier_requests r
       where r.store_id = courier_link_codes.store_id and r.request_id = courier_link_codes.request_id)`,
  ),
  // Names and phones of people who may never have become customers.
  ofNoStore('registration_requests', 180, (before) => sql`created_at < ${before}`),
  ofOneTable('sessions', 30, (before) => sql`expires_at < ${before} or revoked_at < ${before}`),
  ofOneTable('login_tickets', 30, (before) => sql`expires_at < ${before}`),
  // Six months, which the Marco Civil (art. 15) requires of an application's operator.
  ofOneTable('access_records', 183, (before) => sql`at < ${before}`),
  // The provider's audit log, as long as those of stores.
  ofNoStore('provider_audit', 730, (before) => sql`at < ${before}`),
  ofNoStore('provider_sessions', 183, (before) => sql`expires_at < ${before}`),
  // As long as the audit log that refers to the visits.
  ofOneTable('support_visits', 730, (before) => sql`asked_at < ${before}`),
  ofOneTable('password_links', 30, (before) => sql`expires_at < ${before}`),
  ofOneTable('recovery_codes', 30, (before) => sql`expires_at < ${before}`),
  // Recipients of sent mails, for questions about a missing mail.
  ofOneTable('mails_out', 30, (before) => sql`queued_at < ${before}`),
  // Applied notices of the payment provider, while a payment can be disputed.
  {
    // Deleted by its own key, past unapplied notices, which stay at any age.
    table: 'payment_inbox',
    retainedDays: 90,
    dueStores: (before, storeIds) => sql`
      select c.store_id as "storeId" from store_counters c
       cross join lateral (
         select applied_at from payment_inbox where store_id = c.store_id and applied_at is not null order by inbox_id limit 1) oldest
       where c.store_id = any(${[...storeIds]}::integer[]) and oldest.applied_at < ${before}`,
    deleteIn: (tx, before, limit) => gone(deleteAppliedNotices(tx, before, limit), limit),
  },
  // Addresses that were not confirmed.
  ofOneTable('email_changes', 1, (before) => sql`expires_at < ${before}`),
  // As long as browsers store the cookie.
  ofOneTable('known_devices', 400, (before) => sql`last_seen_at < ${before}`),
  // Records of servers that were replaced.
  ofNoStore('job_rounds', 7, (before) => sql`recorded_at < ${before}`),
  // A count has no meaning after its window.
  ofNoStore(
    'throttles',
    0,
    (before) => sql`window_ends_at < ${before} and (blocked_until is null or blocked_until < ${before})`,
  ),
];

/** All rules, including those that anonymise orders. */
export function retentionRules(retention: OrderRetention = DEFAULT_RETENTION): readonly RetentionRule[] {
  const ofPeople = (what: 'contacts' | 'names', retainedDays: number): RetentionRule => ({
    table: `orders: ${what}`,
    retainedDays,
    dueStores: (before, storeIds) => storesToAnonymise(what, before, storeIds),
    deleteIn: (tx, before, limit) => anonymiseNext(tx, what, { before, limit }),
  });
  return [
    ...RETENTION_RULES,
    ofPeople('contacts', retention.contactsDays),
    ofPeople('names', retention.namesDays),
    {
      table: 'manual_requests: words',
      retainedDays: retention.namesDays,
      dueStores: storesWithReasons,
      deleteIn: forgetReasons,
    },
  ];
}
