import type { PromotionalBanner, Store } from '@comanda/contract/store/store.calls';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** The store as panels show it; `supportPhone` and the asking user come from elsewhere. */
export function findStore(tx: Transaction): Promise<Omit<Store, 'supportPhone' | 'userId'> | null> {
  return tx.maybeRow(sql`
    select store_id as "storeId", name, company, logo, symbol, is_open as "isOpen",
           opening_version as "stateVersion", is_suspended as "isSuspended",
           suspension_text as "suspensionText", has_bulk_upload as "hasBulkUpload", email, phones,
           min_minutes as "minMinutes", max_minutes as "maxMinutes",
           pay_online_notice as "showsPayOnlineNotice", district, city,
           source_application as "sourceApplication", legacy_id as "legacyId"
      from stores where store_id = ${tx.storeId}`);
}

export function listBannersOf(tx: Transaction): Promise<PromotionalBanner[]> {
  return tx.rows(sql`
    select image, link from banners where store_id = ${tx.storeId} order by position, banner_id`);
}

/** Room secret and last event number: what a panel needs right after connecting. */
export function findChannel(tx: Transaction): Promise<{ channel: string; seq: number } | null> {
  return tx.maybeRow(sql`
    select s.channel, c.event_seq as seq from stores s join store_counters c on c.store_id = s.store_id
     where s.store_id = ${tx.storeId}`);
}
