import type { FactItem, FactOrder, OrderFact } from '@comanda/domain/insight/insight/order-fact';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { OrderDocument } from '@comanda/domain/orders/orders/order-document';
import { prepared, type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** The columns of an order's fact, named like the fields of the type. */
export const FACT_COLUMNS: Query = sql`
  order_id as "orderId", day, hour, outcome, way, method, is_delivery as "isDelivery", subtotal_cents as "subtotalCents",
  other_fees_cents as "otherFeesCents", has_terms as "hasTerms", delivery_cents as "deliveryCents", store_discount_cents as "storeDiscountCents", sponsored_cents as "sponsoredCents",
  online_cents as "onlineCents", card_cents as "cardCents", cash_cents as "cashCents", commission_cents as "commissionCents",
  cancelled_by as "cancelledBy", cancel_code as "cancelCode", district, customer_no as "customerNo",
  accept_minutes as "acceptMinutes", kitchen_minutes as "kitchenMinutes", door_minutes as "doorMinutes",
  late_minutes as "lateMinutes", order_version as version`;

/** An order with the data that its fact needs, and the saved fact. */
export interface FactRow extends Omit<FactOrder, 'lines'> {
  scheduledFor: number | null;
  customerId: string | null;
  itemsOut: string[];
  /** Null when the item rows of the order are not written yet. */
  lines: FactItem[] | null;
  document: OrderDocument | null;
}

/** These orders in their current state. */
export function readFactRows(tx: Transaction, orderIds: readonly number[]): Promise<FactRow[]> {
  const storeId = tx.storeId;
  return tx.rows<FactRow>(
    prepared(
      'fact-rows',
      sql`
        select o.order_id as "orderId", o.status, o.version, o.fulfilment, o.created_at as "createdAt", o.closed_at as "closedAt",
               o.promised_for as "promisedFor", o.scheduled_for as "scheduledFor", o.cancelled_by as "cancelledBy",
               o.cancel_code as "cancelCode", o.district, o.customer_id as "customerId", o.items_out as "itemsOut",
               t.accepted as "acceptedAt", t.sent as "sentAt", coalesce(t.waited and not t.shown, false) as "isNeverPaid",
               coalesce(m.commission, 0)::bigint as "commissionCents", m.commission is not null as "hasTerms",
               lines.rows as lines,
               coalesce((select json_agg(json_build_object('kind', kind, 'cents', cents, 'receivedBy', received_by))
                           from order_fees where store_id = ${storeId} and order_id = o.order_id), '[]') as fees,
               coalesce((select json_agg(json_build_object('cents', cents, 'sponsor', sponsor, 'isOnDelivery', is_on_delivery))
                           from order_discounts where store_id = ${storeId} and order_id = o.order_id), '[]') as discounts,
               coalesce((select json_agg(json_build_object('method', method, 'isPrepaid', is_prepaid, 'cents', cents)
                                         order by payment_no)
                           from order_payments where store_id = ${storeId} and order_id = o.order_id), '[]') as payments,
               case when lines.rows is null then o.document end as document
          from orders o
         cross join lateral (
           select json_agg(json_build_object('productId', product_id, 'name', name, 'quantity', quantity, 'unit', unit,
                                             'totalCents', total_cents) order by line_no) as rows
             from order_lines where store_id = ${storeId} and order_id = o.order_id) lines
         cross join lateral (
           select min(at) filter (where happened in ('accepted', 'accepted-and-printed')) as accepted,
                  min(at) filter (where happened in ('sent', 'ready-for-pickup')) as sent,
                  bool_or(status = 'awaiting-payment') as waited, bool_or(status = 'pending') as shown
             from order_timeline where store_id = ${storeId} and order_id = o.order_id) t
          left join lateral (
           select case kind when 'delivered' then commission_cents end as commission from order_transactions
            where store_id = ${storeId} and order_id = o.order_id and kind in ('delivered', 'undone')
            order by posting_id desc limit 1) m on true
         where o.store_id = ${storeId} and o.order_id = any(${[...orderIds]}::bigint[])
         order by o.order_id`,
    ),
  );
}

/** Facts of some days in the sequence of order numbers: up to `limit` after `after`. */
export function readFactsOfDays(
  tx: Transaction,
  { from, to }: DayRange,
  { after, limit }: { after: number; limit: number },
): Promise<OrderFact[]> {
  return tx.rows<OrderFact>(sql`
    select ${FACT_COLUMNS} from order_facts
     where store_id = ${tx.storeId} and day between ${from}::date and ${to}::date and order_id > ${after}
     order by order_id limit ${limit}`);
}

/** The saved facts of these orders. */
export function readFacts(tx: Transaction, orderIds: readonly number[]): Promise<OrderFact[]> {
  return tx.rows<OrderFact>(sql`
    select ${FACT_COLUMNS} from order_facts
     where store_id = ${tx.storeId} and order_id = any(${[...orderIds]}::bigint[])`);
}
