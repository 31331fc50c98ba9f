import type { SoldOrder } from '@comanda/contract/insight/sold-order.wire';
import type { SheetFormat } from '@comanda/contract/paged';
import type { AnsweredFile } from '@comanda/contract/shape';
import type { SaleOutcome, SaleWay } from '@comanda/domain/insight/order-fact';
import { methodWords, standingWords } from '@comanda/domain/insight/order-words';
import type { DayRange } from '@comanda/domain/time/day-range';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { definePaged, type Reader, type Reading, selecting } from '../../../platform/paged/define-paged.ts';
import { down } from '../../../platform/paged/sort-key.ts';
import type { SheetColumn } from '../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../platform/spreadsheet/sheet-file.ts';
import { ORDER_SHEET } from '../texts.ts';

export interface SoldFilter extends DayRange {
  outcome: SaleOutcome | null;
  way: SaleWay | null;
}

/** What lists of past days say of an order, of facts `f` and orders `o`. */
export const SOLD_COLUMNS: Query = sql`
  f.order_id as "orderId", o.code, o.customer_name as "customerName", o.created_at as "createdAt", f.day, o.status,
  o.printed_at is not null as "isPrinted", o.courier_status as "courierStatus",
  o.cancelled_by = 'user' and f.accept_minutes is null and o.status = 'cancelled' as "isRefused", f.outcome = 'unpaid' as "isUnpaid", f.way, f.method,
  f.subtotal_cents as "subtotalCents", f.other_fees_cents as "otherFeesCents", f.store_discount_cents as "storeDiscountCents", f.sponsored_cents as "sponsoredCents",
  f.delivery_cents as "deliveryCents", f.online_cents + f.card_cents + f.cash_cents as "totalCents",
  f.commission_cents as "commissionCents"`;

/** Orders of operational days with what was paid for them, the newest first; what was paid for the completed ones among them is told with every page. */
export const soldOrders = definePaged({
  name: 'sold-orders',
  columns: selecting<Omit<SoldOrder, 'coupon'>>(sql`${SOLD_COLUMNS}, o.is_first_in_app as "isFirstInApp"`),
  // Sums read the facts alone: the join of orders is left out of them by the database.
  from: (storeId, { from, to, outcome, way }: SoldFilter) => sql`
      from order_facts f
      left join orders o on o.store_id = ${storeId} and o.order_id = f.order_id
     where f.store_id = ${storeId} and f.day between ${from}::date and ${to}::date
       and (${outcome}::text is null or f.outcome = ${outcome}) and (${way}::text is null or f.way = ${way})`,
  sorts: { newest: [down(sql`f.day`, 'day'), down(sql`f.order_id`, 'number')] },
  usual: 'newest',
  totals: selecting<{ count: number; totalCents: number }>(
    sql`count(*)::integer as count, coalesce(sum(f.online_cents + f.card_cents + f.cash_cents) filter (where f.outcome = 'completed'), 0)::bigint as "totalCents"`,
  ),
  tell: withCoupons,
});

/** Each with the first coupon it was sold with. */
async function withCoupons(rows: readonly Omit<SoldOrder, 'coupon'>[], reader: Reader): Promise<SoldOrder[]> {
  const ids = rows.map(({ orderId }) => orderId);
  const found = await reader.rows<{ orderId: number; coupon: string }>(sql`
    select distinct on (order_id) order_id as "orderId", coupon from order_discounts
     where store_id = ${reader.storeId} and order_id = any(${ids}::bigint[]) and coupon is not null
     order by order_id, discount_no, share_no`);
  const coupons = new Map(found.map(({ orderId, coupon }) => [orderId, coupon]));
  return rows.map((row) => ({ ...row, coupon: coupons.get(row.orderId) ?? null }));
}

/** A row of past days with the fields older clients read besides. */
export const asOlderClientsReadIt = <Row extends Omit<SoldOrder, 'coupon' | 'isFirstInApp'>>(row: Row) => ({
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
  { title: titles.status, kind: 'text', value: standingWords },
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
];

/** The same as a file; its last row is the screen's sums: of completed orders, or of the one outcome asked for. See {@link sheetFile}. */
export const soldOrdersSheet = (
  reading: Reading,
  format: SheetFormat | null,
  { filter, timeZone }: { filter: SoldFilter; timeZone: string },
): AnsweredFile =>
  sheetFile({
    name: ORDER_SHEET.file,
    days: filter,
    title: ORDER_SHEET.title,
    format,
    columns: COLUMNS,
    counted: filter.outcome === null ? { is: isCompleted, words: ORDER_SHEET.counted } : undefined,
    slices: soldOrders.all(reading, filter),
    timeZone,
  });
