import type { StrandedPayment } from '@comanda/contract/money/ledger/provider-proofs.calls';
import { sql } from '../../../../platform/database/sql.ts';
import { definePaged, ofAllStores, selecting } from '../../../../platform/paged/define-paged.ts';
import { up } from '../../../../platform/paged/sort-key.ts';
import { HELD_CENTS } from '../payments/held-payments.ts';

/** A refund, undo or posting that another server has begun is finished after this time. */
const GRACE_MS = 15 * 60_000;

/**
 * Payments that are held for a closed order while no action is pending, over all stores, oldest first. For a delivered
 * order the posting is missing. A cancelled order has no open dispute, and no refund that would return the money.
 * `storeId` null: all stores. `now`: epoch ms.
 */
export const strandedPayments = definePaged({
  name: 'stranded-payments',
  columns: selecting<StrandedPayment>(sql`
    h.store_id as "storeId", s.name as "storeName", h.order_id as "orderId", coalesce(o.code, h.order_id::text) as "orderCode",
    o.status is not distinct from 'cancelled' as "isCancelled", m.cents, coalesce(o.closed_at, h.captured_at) as since`),
  from: (_storeId, { storeId }: { storeId: number | null }, { now }: { now: number }) =>
    ofAllStores(sql`
      from (select store_id, order_id, sum(${HELD_CENTS})::bigint as cents, max(captured_at) as captured_at,
                   array_agg(charge_id) as charges from held_payments
             where delivered_by is null and ${HELD_CENTS} <> 0 and (${storeId}::integer is null or store_id = ${storeId})
             group by store_id, order_id) h
      join stores s on s.store_id = h.store_id
      left join orders o on o.store_id = h.store_id and o.order_id = h.order_id
     cross join lateral (
       select coalesce(sum(held_cents), 0)::bigint as cents, count(*) as count from ledger_blocks b
        where b.store_id = h.store_id and b.order_id = h.order_id and b.state = 'open') b
     cross join lateral (
       select coalesce(sum(r.cents), 0)::bigint as cents from payment_refunds r
        where r.store_id = h.store_id and r.charge_id = any(h.charges) and r.state <> 'done' and r.cause <> 'surplus') r
     cross join lateral (
       select h.cents - b.cents - case when o.status = 'cancelled' then r.cents else 0 end as cents) m
     where (o.order_id is null or o.closed_at < ${new Date(now - GRACE_MS)}) and m.cents > 0
       and (o.status is distinct from 'cancelled' or b.count = 0)`),
  sorts: {
    oldest: [
      up(sql`coalesce(o.closed_at, h.captured_at)`, 'moment'),
      up(sql`h.store_id`, 'number'),
      up(sql`h.order_id`, 'number'),
    ],
  },
  defaultSort: 'oldest',
  totals: selecting<{ count: number; cents: number }>(sql`
    count(*)::integer as count, coalesce(sum(m.cents), 0)::bigint as cents`),
});
