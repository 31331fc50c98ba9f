import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { forgetReasons, storesWithReasons } from '../../money/ledger/public.ts';
import { deleteAppliedNotices } from '../../money/payments/public.ts';
import { deleteCodesWithoutRequest, storesWithLinkCodes } from '../../orders/courier/public.ts';
import { anonymiseNext, storesToAnonymise } from './anonymise-orders.ts';
import { isAmong, KEYS, KEYS_IN_STORE } from './row-keys.ts';

/**
 * A rule that deletes old rows, with its limit. No rule deletes orders, their history, stores, users, signed
 * documents or unsubscriptions.
 */
export type RetentionRule = { table: string; retainedDays: number } & (OfStores | OfNoStore);

/**
 * A rule for data of stores. Stores with old rows are searched in bulk, without locks. The rows are deleted
 * store by store.
 */
interface OfStores {
  /**
   * Selects from `storeIds` the stores that have a row from before `before`. Must be fast when there is none.
   */
  dueStores(before: Date, storeIds: readonly number[]): Query;
  /** Deletes up to `limit` rows of one store. `isDone`: the store has no old row left. */
  deleteIn(tx: Transaction, before: Date, limit: number): Promise<{ deleted: number; isDone: boolean }>;
}

interface OfNoStore {
  /** Deletes up to `limit` rows from before `before`. Returns one row per deleted row. */
  deleteBefore(before: Date, limit: number): Query;
}

/** Days from an order's end to the removal of its customer's contacts, and of the name. */
export interface OrderRetention {
  contactsDays: number;
  namesDays: number;
}

/**
 * Contacts are stored for a year, because of complaints. Names are stored for five years, because of tax law
 * and courts.
 */
const DEFAULT_RETENTION: OrderRetention = { contactsDays: 365, namesDays: 5 * 365 };

/** Counts the rows that a deletion returns. */
async function deleted(
  rows: Promise<unknown[]>,
  limit: number,
): Promise<{ deleted: number; isDone: boolean }> {
  const { length } = await rows;
  return { deleted: length, isDone: length < limit };
}

/**
 * A rule for a table of stores that is small, or has an index for the search of old rows. `hasEnded`: SQL
 * condition for old rows.
 */
function ofOneTable(
  table: keyof typeof KEYS_IN_STORE,
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
      deleted(
        tx.lastRows(sql`
          delete from ${name} where store_id = ${tx.storeId} and ${isAmong(
            KEYS_IN_STORE[table],
            (key) => sql`
              select ${key} from ${name} where store_id = ${tx.storeId} and (${hasEnded(before)}) limit ${limit}`,
          )}
          returning 1`),
        limit,
      ),
  };
}

/** A rule for a table whose rows belong to no store. */
function ofNoStore(
  table: keyof typeof KEYS,
  retainedDays: number,
  hasEnded: (before: Date) => Query,
): RetentionRule {
  const name: Query = { text: table, values: [] };
  return {
    table,
    retainedDays,
    deleteBefore: (before, limit) => sql`
      delete from ${name} where ${isAmong(
        KEYS[table],
        (key) => sql`select ${key} from ${name} where ${hasEnded(before)} limit ${limit}`,
      )}
      returning 1`,
  };
}

/** Tables that name people who worked on an order or wrote about it. */
type TableOfOrders = 'chat_messages' | 'courier_events' | 'courier_requests' | 'print_jobs';
/** An upload of products can be taken back during this time. */
const UPLOAD_DAYS = 30;
/** Names of people who worked on an order can be read during this time, for questions. */
const ORDER_PEOPLE_DAYS = 180;

/**
 * Number of oldest rows that are read to find an old one. More than one, because the first row by number may
 * be newer than later rows.
 */
const CHECKED = 20;

/**
 * A rule for a table whose key increases with time. Finds the store's oldest rows by this key. A newer row
 * among them delays the deletion of later rows by one run.
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
      return { deleted: rows.length, isDone: rows.length === 0 };
    },
  };
}

/**
 * Checks the journal's next `limit` entries up to the first entry that is not old. Deletes the notifications
 * among the checked entries, and sets the journal's floor to the last of them.
 */
async function deleteHints(
  tx: Transaction,
  before: Date,
  limit: number,
): Promise<{ deleted: number; isDone: boolean }> {
  const walked = await tx.maybeRow<{ seq: number | null; entries: number }>(sql`
    select max(seq) as seq, count(*)::integer as entries from (
      select seq, bool_and(at < ${before}) over (order by seq) as is_old from (
        select e.seq, e.at from store_events e
         where e.store_id = ${tx.storeId}
           and e.seq > (select journal_floor from store_counters where store_id = ${tx.storeId})
         order by e.seq limit ${limit}) next
    ) walked where is_old`);
  if (walked === null || walked.seq === null) return { deleted: 0, isDone: true };
  const { length } = await tx.rows(sql`
    delete from store_events
     where store_id = ${tx.storeId} and status is null and seq <= ${walked.seq}
       and seq > (select journal_floor from store_counters where store_id = ${tx.storeId})
    returning 1`);
  await tx.lastRows(
    sql`update store_counters set journal_floor = ${walked.seq} where store_id = ${tx.storeId}`,
  );
  return { deleted: length, isDone: walked.entries < limit };
}

/**
 * All retention rules. Rules for stores use the tables' existing keys, store by store, so that no busy table
 * needs another index.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  {
    // Only notifications are deleted; other entries stay as long as their order. A panel that was offline for
    // longer reloads its board (see `listMissedEvents`), because entries up to the journal's floor may be
    // missing.
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
    // Long enough for questions of customers and authorities.
    table: 'audit_log',
    retainedDays: 730,
    dueStores: (before, storeIds) => sql`
      select c.store_id as "storeId" from store_counters c
       where c.store_id = any(${[...storeIds]}::integer[])
         and exists (select from audit_log a where a.store_id = c.store_id and a.at < ${before})`,
    deleteIn: (tx, before, limit) =>
      deleted(
        tx.lastRows(sql`
          delete from audit_log where store_id = ${tx.storeId} and entry_id = any(array(
            select entry_id from audit_log where store_id = ${tx.storeId} and at < ${before} order by at limit ${limit}))
          returning 1`),
        limit,
      ),
  },
  // Messages of customers and data of couriers are stored long enough for complaints about an order.
  ofOrders('chat_messages', ['order_id', 'message_no'], (before) => sql`created_at < ${before}`),
  ofOrders('courier_events', ['request_id', 'event_no'], (before) => sql`received_at < ${before}`),
  // May be deleted, because area and price of the delivery are also in the order's history.
  ofOrders(
    'courier_requests',
    ['request_id'],
    (before) => sql`coalesce(ended_at, requested_at) < ${before} and not exists (
      select from courier_events e where e.store_id = kept.store_id and e.request_id = kept.request_id)`,
  ),
  // Stored to prove when and where a ticket was printed.
  ofOrders('print_jobs', ['job_id'], (before) => sql`created_at < ${before}`),
  ofOneTable('print_pairing_codes', 1, (before) => sql`expires_at < ${before}`),
  // The panel only needs refused orders of the current closed time.
  ofOneTable('refused_orders', 30, (before) => sql`refused_at < ${before}`),
  ofOneTable('order_refusals', 30, (before) => sql`last_at < ${before}`),
  // These changes cannot be undone after a day.
  ofOneTable('delivery_area_batches', 1, (before) => sql`made_at < ${before}`),
  ofOneTable('menu_batches', 1, (before) => sql`made_at < ${before}`),
  // Longer than a year, so that a store can see its hours of the last carnival when planning the next.
  ofOneTable('special_dates', 400, (before) => sql`on_date < ${before}`),
  // Uploads can be taken back during this time.
  {
    table: 'product_file_rows',
    retainedDays: UPLOAD_DAYS,
    dueStores: (before, storeIds) => sql`
      select distinct f.store_id as "storeId" from product_files f
       where f.store_id = any(${[...storeIds]}::integer[]) and f.sent_at < ${before}
         and exists (select from product_file_rows r where r.store_id = f.store_id and r.file_id = f.file_id)`,
    deleteIn: (tx, before, limit) =>
      deleted(
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
  // Codes of courier requests that never ended.
  {
    table: 'courier_link_codes',
    retainedDays: ORDER_PEOPLE_DAYS,
    dueStores: (_before, storeIds) => storesWithLinkCodes(storeIds),
    deleteIn: (tx, _before, limit) => deleteCodesWithoutRequest(tx, limit),
  },
  // Contains names and phones of people whose store may never have been created.
  ofNoStore('registration_requests', 180, (before) => sql`created_at < ${before}`),
  ofOneTable('sessions', 30, (before) => sql`expires_at < ${before} or revoked_at < ${before}`),
  ofOneTable('login_tickets', 30, (before) => sql`expires_at < ${before}`),
  // The Marco Civil (art. 15) requires operators of applications to store access records for six months.
  ofOneTable('access_records', 183, (before) => sql`at < ${before}`),
  // The same time as for the audit logs of stores.
  ofNoStore('provider_audit', 730, (before) => sql`at < ${before}`),
  ofNoStore('provider_sessions', 183, (before) => sql`expires_at < ${before}`),
  // The same time as for the audit log, which refers to visits.
  ofOneTable('support_visits', 730, (before) => sql`asked_at < ${before}`),
  ofOneTable('password_links', 30, (before) => sql`expires_at < ${before}`),
  ofOneTable('recovery_codes', 30, (before) => sql`expires_at < ${before}`),
  // Stored for questions about a missing mail.
  ofOneTable('mails_out', 30, (before) => sql`queued_at < ${before}`),
  // A backup may be almost this old, and would bring erased names back. Erasures that are not in the outside
  // list yet are never deleted.
  ofOneTable('erasures', 32, (before) => sql`erased_at < ${before} and saved_at is not null`),
  // A payment can be disputed during this time.
  {
    // Rows are found by the table's primary key. Notices that were never applied are not deleted.
    table: 'payment_inbox',
    retainedDays: 90,
    dueStores: (before, storeIds) => sql`
      select c.store_id as "storeId" from store_counters c
       cross join lateral (
         select applied_at from payment_inbox where store_id = c.store_id and applied_at is not null order by inbox_id limit 1) oldest
       where c.store_id = any(${[...storeIds]}::integer[]) and oldest.applied_at < ${before}`,
    deleteIn: (tx, before, limit) => deleted(deleteAppliedNotices(tx, before, limit), limit),
  },
  // E-mail addresses that were not confirmed.
  ofOneTable('email_changes', 1, (before) => sql`expires_at < ${before}`),
  // Browsers store the device cookie for this long.
  ofOneTable('known_devices', 400, (before) => sql`last_seen_at < ${before}`),
  // Rows this old belong to servers that no longer exist.
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
