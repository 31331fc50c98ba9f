import type { SoldOrder } from '@comanda/contract/insight/insight/sold-order.wire';
import type { SheetFormat } from '@comanda/contract/kit/paged';
import type { AnsweredFile } from '@comanda/contract/kit/shape';
import { reasonWords } from '@comanda/domain/insight/insight/finding-words';
import { methodWords, statusWords } from '@comanda/domain/insight/insight/order-words';
import type { SoldFilter } from '@comanda/domain/insight/insight/sold-filter';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import {
  definePaged,
  type Reader,
  type ReadRunner,
  selecting,
} from '../../../../platform/paged/define-paged.ts';
import { down } from '../../../../platform/paged/sort-key.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { ORDER_SHEET } from '../texts.ts';
import { IS_REFUND, REASON_KEY, soldConditions } from './sold-conditions.ts';

type SoldRequest = SoldFilter & DayRange;
type StoredRow = Omit<SoldOrder, 'coupon' | 'refundedCents' | 'lostCents'>;

/** Columns of lists of past orders, from facts `f` and orders `o`. */
export const SOLD_COLUMNS: Query = sql`
  f.order_id as "orderId", o.code, o.customer_name as "customerName", o.created_at as "createdAt", f.day, o.status,
  o.printed_at is not null as "isPrinted", o.courier_status as "courierStatus",
  o.cancelled_by = 'user' and f.accept_minutes is null and o.status = 'cancelled' as "isRefused", f.outcome = 'unpaid' as "isUnpaid", f.way, f.method,
  f.subtotal_cents as "subtotalCents", f.other_fees_cents as "otherFeesCents", f.store_discount_cents as "storeDiscountCents", f.sponsored_cents as "sponsoredCents",
  f.delivery_cents as "deliveryCents", f.online_cents + f.card_cents + f.cash_cents as "totalCents",
  f.commission_cents as "commissionCents"`;

/** Orders of operational days with their payments, newest first. Each page has the paid sum of completed orders. */
export const soldOrders = definePaged({
  name: 'sold-orders',
  columns: selecting<StoredRow>(sql`
    ${SOLD_COLUMNS}, o.is_first_in_app as "isFirstInApp", f.late_minutes as "lateMinutes",
    case when f.outcome = 'cancelled' then ${REASON_KEY} end as reason`),
  // The sums use only columns of facts, so PostgreSQL removes the join of orders from their query.
  from: (storeId, { from, to, ...filter }: SoldRequest) => sql`
      from order_facts f
      left join orders o on o.store_id = ${storeId} and o.order_id = f.order_id
     where f.store_id = ${storeId} and f.day between ${from}::date and ${to}::date
       and ${soldConditions(storeId, filter)}`,
  sorts: { newest: [down(sql`f.day`, 'day'), down(sql`f.order_id`, 'number')] },
  defaultSort: 'newest',
  totals: selecting<{ count: number; totalCents: number }>(
    sql`count(*)::integer as count, coalesce(sum(f.online_cents + f.card_cents + f.cash_cents) filter (where f.outcome = 'completed'), 0)::bigint as "totalCents"`,
  ),
  present: withTheRest,
});

/** Adds the first coupon and the refunds after the delivery to each order. */
async function withTheRest(rows: readonly StoredRow[], reader: Reader): Promise<SoldOrder[]> {
  const ids = rows.map(({ orderId }) => orderId);
  const found = await reader.rows<{ orderId: number; coupon: string }>(sql`
    select distinct on (order_id) order_id as "orderId", coupon from order_discounts
     where store_id = ${reader.storeId} and order_id = any(${ids}::bigint[]) and coupon is not null
     order by order_id, discount_no, share_no`);
  const returned = await reader.rows<Pick<SoldOrder, 'orderId' | 'refundedCents' | 'lostCents'>>(sql`
    select order_id as "orderId", -sum(online_cents + cash_cents + card_cents + partner_cents)::bigint as "refundedCents",
           coalesce(-sum(online_cents + cash_cents + card_cents + partner_cents)
                      filter (where t.kind = 'dispute-lost'), 0)::bigint as "lostCents"
      from order_transactions t
     where store_id = ${reader.storeId} and order_id = any(${ids}::bigint[]) and ${IS_REFUND} group by 1`);
  const coupons = new Map(found.map(({ orderId, coupon }) => [orderId, coupon]));
  const returns = new Map(returned.map((row) => [row.orderId, row]));
  return rows.map((row) => ({
    ...row,
    coupon: coupons.get(row.orderId) ?? null,
    refundedCents: returns.get(row.orderId)?.refundedCents ?? 0,
    lostCents: returns.get(row.orderId)?.lostCents ?? 0,
  }));
}

/** A row of past days, with the extra fields that older clients need. */
export const asOlderClientsReadIt = <
  Row extends Pick<SoldOrder, 'storeDiscountCents' | 'sponsoredCents' | 'way' | 'method'>,
>(
  row: Row,
) => ({
  ...row,
  discountCents: row.storeDiscountCents + row.sponsoredCents,
  payment: { way: row.way, method: row.method },
});

const { columns: titles } = ORDER_SHEET;

const isCompleted = ({ status }: Pick<SoldOrder, 'status'>) => status === 'delivered';

const COLUMNS: readonly SheetColumn<SoldOrder>[] = [
  { title: titles.code, kind: 'text', value: ({ code }) => code },
  { title: titles.customer, kind: 'text', value: ({ customerName }) => customerName },
  { title: titles.day, kind: 'day', value: ({ day }) => day },
  { title: titles.createdAt, kind: 'moment', value: ({ createdAt }) => createdAt },
  { title: titles.status, kind: 'text', value: statusWords },
  { title: titles.payment, kind: 'text', value: methodWords },
  {
    title: titles.products,
    kind: 'money',
    value: ({ subtotalCents, otherFeesCents }) => subtotalCents - otherFeesCents,
    isSummed: true,
  },
  {
    title: titles.storeDiscount,
    kind: 'money',
    value: ({ storeDiscountCents }) => storeDiscountCents,
    isSummed: true,
  },
  { title: titles.sponsored, kind: 'money', value: ({ sponsoredCents }) => sponsoredCents, isSummed: true },
  { title: titles.delivery, kind: 'money', value: ({ deliveryCents }) => deliveryCents, isSummed: true },
  { title: titles.others, kind: 'money', value: ({ otherFeesCents }) => otherFeesCents, isSummed: true },
  { title: titles.total, kind: 'money', value: ({ totalCents }) => totalCents, isSummed: true },
  {
    title: titles.paid,
    kind: 'money',
    value: (order) => (isCompleted(order) ? order.totalCents : null),
    isSummed: true,
  },
  {
    title: titles.commission,
    kind: 'money',
    value: ({ commissionCents }) => commissionCents,
    isSummed: true,
  },
  {
    title: titles.reason,
    kind: 'text',
    value: ({ reason }) => (reason === null ? null : reasonWords(reason)),
  },
  {
    title: titles.late,
    kind: 'count',
    value: ({ lateMinutes }) => (lateMinutes !== null && lateMinutes > 0 ? lateMinutes : null),
  },
  {
    title: titles.refunds,
    kind: 'money',
    value: ({ refundedCents, lostCents }) => refundedCents - lostCents,
    isSummed: true,
  },
  { title: titles.lost, kind: 'money', value: ({ lostCents }) => lostCents, isSummed: true },
];

/**
 * The list of past orders as a file. The last row has the screen's sums, over completed orders or over the outcome in
 * the filter. See {@link sheetFile}.
 */
export const soldOrdersSheet = (
  runRead: ReadRunner,
  format: SheetFormat | null,
  { filter, timeZone, isBehind }: { filter: SoldRequest; timeZone: string; isBehind: boolean },
): AnsweredFile =>
  sheetFile({
    name: ORDER_SHEET.file,
    days: filter,
    title: ORDER_SHEET.title,
    format,
    columns: COLUMNS,
    counted:
      filter.outcome === null && filter.reason === null
        ? { is: isCompleted, words: ORDER_SHEET.counted }
        : undefined,
    slices: soldOrders.all(runRead, filter),
    ...{ timeZone, isBehind },
  });
