import type {
  ProviderDispute,
  WaitingNotice,
  WaitingRefund,
} from '@comanda/contract/money/payments/provider-payments.calls';
import { sql } from '../../../../platform/database/sql.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { down, up } from '../../../../platform/paged/sort-key.ts';

/**
 * Disputes over all stores: open disputes by their deadline, or all. The lists of this file left-join the
 * orders, because for an inner join PostgreSQL would read all orders.
 */
export const disputes = definePaged({
  name: 'disputes',
  columns: selecting<ProviderDispute>(sql`
    d.store_id as "storeId", s.name as "storeName", d.dispute_id as "disputeId", d.order_id as "orderId",
    coalesce(o.code, d.order_id::text) as "orderCode", d.way, d.cents, d.blocked_cents as "blockedCents", d.state, d.reason, d.opened_at as "openedAt",
    d.judged_by as "judgedBy", d.paid_back_by as "paidBackBy", d.closed_at as "closedAt"`),
  // The condition is only added for open disputes, so that their list can use the partial index.
  from: (_storeId, { withClosed }: { withClosed: boolean }) =>
    ofAllStores(sql`
      from payment_disputes d join stores s on s.store_id = d.store_id
           left join orders o on o.store_id = d.store_id and o.order_id = d.order_id
     where ${withClosed ? sql`true` : sql`d.state = 'open'`}`),
  sorts: {
    soonest: [up(sql`d.judged_by`, 'moment'), up(sql`d.store_id`, 'number'), up(sql`d.dispute_id`, 'number')],
    newest: [
      down(sql`d.opened_at`, 'moment'),
      down(sql`d.store_id`, 'number'),
      down(sql`d.dispute_id`, 'number'),
    ],
  },
  defaultSort: 'soonest',
  totals: selecting<{ count: number }>(sql`count(*)::integer as count`),
});

/** Notices that could not be applied, over all stores, newest first. */
export const waitingNotices = definePaged({
  name: 'payment-notices',
  columns: selecting<WaitingNotice>(sql`
    i.store_id as "storeId", s.name as "storeName", i.inbox_id as "noticeId", i.kind, i.reference,
    i.received_at as "receivedAt", i.fault, i.next_attempt_at as "nextAt"`),
  from: (_storeId, _filter: object) =>
    ofAllStores(sql`
      from payment_inbox i join stores s on s.store_id = i.store_id where i.fault is not null`),
  sorts: {
    newest: [
      down(sql`i.received_at`, 'moment'),
      down(sql`i.store_id`, 'number'),
      down(sql`i.inbox_id`, 'number'),
    ],
  },
  defaultSort: 'newest',
});

/**
 * Refunds over all stores that the provider refused or did not answer, newest first. A refused refund is left
 * out when other refunds have returned the whole payment.
 */
export const waitingRefunds = definePaged({
  name: 'waiting-refunds',
  columns: selecting<WaitingRefund>(sql`
    r.store_id as "storeId", s.name as "storeName", r.order_id as "orderId",
    coalesce(o.code, r.order_id::text) as "orderCode",
    r.refund_id as "refundId", r.charge_id as "chargeId", r.cents, r.cause, r.payer, r.reason, r.state,
    r.asked_at as "requestedAt", r.asked_by as "requestedBy", r.done_at as "doneAt", r.note`),
  from: (_storeId, _filter: object) =>
    ofAllStores(sql`
      from payment_refunds r join stores s on s.store_id = r.store_id
           left join orders o on o.store_id = r.store_id and o.order_id = r.order_id
           left join payment_charges c on c.store_id = r.store_id and c.charge_id = r.charge_id
     where (r.state = 'refused' or (r.state = 'asking' and r.next_attempt_at is not null))
       and (r.state = 'asking' or coalesce(c.refunded_cents + c.returned_cents < c.paid_cents, true))`),
  sorts: {
    newest: [
      down(sql`r.asked_at`, 'moment'),
      down(sql`r.store_id`, 'number'),
      down(sql`r.refund_id`, 'number'),
    ],
  },
  defaultSort: 'newest',
});
