import type { StoreDetail } from '@comanda/contract/store/store/provider-stores.wire';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { findOpeningHours } from '../../hours/public.ts';
import { findMissingSteps } from '../first-steps.reads.ts';
import { IS_PAUSED } from './search-stores.ts';

/** The store for the console at `now`. Throws when it does not exist. */
export async function findStoreDetail(
  tx: Transaction,
  now: number,
): Promise<Omit<StoreDetail, 'onlineSales'>> {
  const store = await findRow(tx);
  const [hours, orders, missingSteps] = await Promise.all([
    findOpeningHours(tx, store.timeZone, dateAt(store.timeZone, now)),
    countOrders(tx, operationalDayStart(store.timeZone, now)),
    findMissingSteps(tx),
  ]);
  return {
    ...store,
    ...orders,
    missingSteps,
    switches: {
      'pay-online-notice': store.showsPayOnlineNotice,
      'payment-account': store.canBePaidOnline,
      'online-payment': store.acceptsOnlinePayment,
      'orders-while-closed': store.takesOrdersWhileClosed,
      franchisee: store.isFranchisee,
      'bulk-upload': store.hasBulkUpload,
    },
    hours: hours && {
      opensByItself: hours.opensByItself,
      closesByItself: hours.closesByItself,
      days: hours.schedule.week,
    },
  };
}

type Row = Omit<
  StoreDetail,
  'switches' | 'onlineSales' | 'hours' | 'missingSteps' | 'ordersToday' | 'ordersUnderWay'
> & {
  showsPayOnlineNotice: boolean;
  canBePaidOnline: boolean;
  acceptsOnlinePayment: boolean;
  takesOrdersWhileClosed: boolean;
  isFranchisee: boolean;
  hasBulkUpload: boolean;
};

async function findRow(tx: Transaction): Promise<Row> {
  const row = await tx.maybeRow<Row>(sql`
    select store_id as "storeId", name, legal_name as "legalName", document, city, state, district, symbol, logo,
           company, created_at as "createdAt", email, mobile, time_zone as "timeZone",
           registration_version as "dataVersion",
           is_open as "isOpen", ${IS_PAUSED} as "isPaused", is_suspended as "isSuspended",
           suspension_text as "suspensionText", opening_reason as "openingReason", opening_by as "openingBy",
           opening_until as "opensOrClosesAt", word_end as "pauseEnd",
           min_minutes as "minMinutes", max_minutes as "maxMinutes",
           pay_online_notice as "showsPayOnlineNotice", can_be_paid_online as "canBePaidOnline",
           accepts_online_payment as "acceptsOnlinePayment",
           takes_orders_while_closed as "takesOrdersWhileClosed", is_franchisee as "isFranchisee",
           has_bulk_upload as "hasBulkUpload"
      from stores where store_id = ${tx.storeId}`);
  if (row === null) throw new Error(`store ${tx.storeId} does not exist`);
  return row;
}

async function countOrders(
  tx: Transaction,
  dayStart: number,
): Promise<Pick<StoreDetail, 'ordersToday' | 'ordersUnderWay'>> {
  const counts = await tx.maybeRow<{ ordersToday: number; ordersUnderWay: number }>(sql`
    select (select count(*)::int from orders
             where store_id = ${tx.storeId} and created_at >= ${new Date(dayStart)}) as "ordersToday",
           (select count(*)::int from orders
             where store_id = ${tx.storeId} and closed_at is null) as "ordersUnderWay"`);
  return counts ?? { ordersToday: 0, ordersUnderWay: 0 };
}
