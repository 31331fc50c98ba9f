import type { StoreState } from '@comanda/contract/realtime/events';
import type { PromotionalBanner, Store } from '@comanda/contract/store/store/store.calls';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ChannelState } from '../../../platform/realtime/realtime.ts';

export interface StoreChannel extends ChannelState {
  /** Number of the last announcement. */
  subjectSeq: number;
}

type ShownStore = Omit<Store, 'supportPhone' | 'userId' | 'clock'> & { timeZone: string };

/** The store for panels. The caller adds `supportPhone`, the user and the UTC offsets. */
export function findStore(tx: Transaction, userId: number): Promise<ShownStore | null> {
  return tx.maybeRow(sql`
    select store_id as "storeId", name, company, logo, symbol, is_open as "isOpen",
           opening_reason as "openingReason", opening_by as "openingBy",
           opening_until as "openingUntil",
           closed_since as "closedSince",
           (select count(*)::int from refused_orders r
             where r.store_id = ${tx.storeId} and r.refused_at >= stores.closed_since) as "refusedOrders",
           opening_version as "stateVersion", is_suspended as "isSuspended", is_past_under_way as "isPastUnderWay",
           suspension_text as "suspensionText", has_bulk_upload as "hasBulkUpload", email, phones,
           exists (select from old_transactions o where o.store_id = ${tx.storeId})
             or exists (select from old_payouts o where o.store_id = ${tx.storeId}) as "hasOldFinance",
           min_minutes as "minMinutes", max_minutes as "maxMinutes",
           pay_online_notice and not exists (
             select from notice_dismissals d
              where d.store_id = ${tx.storeId} and d.user_id = ${userId} and d.notice = 'pay-online'
           ) as "showsPayOnlineNotice",
           is_franchisee as "isFranchisee", district, city,
           source_application as "sourceApplication", legacy_id as "legacyId",
           time_zone as "timeZone"
      from stores where store_id = ${tx.storeId}`);
}

export function listBannersOf(tx: Transaction): Promise<PromotionalBanner[]> {
  return tx.rows(sql`
    select image, link from banners where store_id = ${tx.storeId} order by position, banner_id`);
}

/**
 * The data that a panel needs after connecting: secret of the store's room, last event number and last
 * announcements.
 */
export async function findChannel(tx: Transaction): Promise<StoreChannel> {
  const channel = await tx.maybeRow<StoreChannel>(sql`
    select s.channel, c.event_seq as seq, coalesce(a.seq, 0) as "subjectSeq", coalesce(a.subjects, '{}') as subjects
      from stores s
      join store_counters c on c.store_id = ${tx.storeId}
      left join store_subjects a on a.store_id = ${tx.storeId}
     where s.store_id = ${tx.storeId}`);
  return channel ?? { channel: '', seq: 0, subjectSeq: 0, subjects: {} };
}

/** The store's time zone (an IANA name) and federal state. */
export async function findPlace(tx: Transaction): Promise<{ timeZone: string; state: string }> {
  const place = await tx.maybeRow<{ timeZone: string; state: string }>(
    sql`select time_zone as "timeZone", state from stores where store_id = ${tx.storeId}`,
  );
  if (place === null) throw new Error(`store ${tx.storeId} does not exist`);
  return place;
}

/** The switch and the estimate for panels. */
export function findStoreState(tx: Transaction): Promise<StoreState | null> {
  return tx.maybeRow(sql`
    select is_open as "isOpen", opening_reason as reason, opening_by as by,
           opening_until as until,
           min_minutes as "minMinutes", max_minutes as "maxMinutes", opening_version as version
      from stores where store_id = ${tx.storeId}`);
}

/** True when the store may upload products in bulk. */
export async function hasBulkUpload(tx: Transaction): Promise<boolean> {
  const store = await tx.maybeRow<{ has: boolean }>(
    sql`select has_bulk_upload as has from stores where store_id = ${tx.storeId}`,
  );
  return store?.has ?? false;
}

/** True for a demonstration store. */
export async function isDemoStore(tx: Transaction): Promise<boolean> {
  const store = await tx.maybeRow<{ isDemo: boolean }>(
    sql`select is_demo as "isDemo" from stores where store_id = ${tx.storeId}`,
  );
  return store?.isDemo ?? false;
}
