import type { Settlement } from '@comanda/domain/ledger/post-settlement';
import {
  type SettledAmounts,
  type SettledOrder,
  type SettledShare,
  settledShare,
} from '@comanda/domain/ledger/settled-share';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** A receivable that is due, with the part of its order it stands for. */
export interface DueOrder extends SettledShare {
  receivableId: number;
  orderId: number;
}

interface DueRow {
  receivableId: number;
  orderId: number;
  cents: number;
  originalCents: number;
  /** First amounts of the order's receivables: those settled before, and all of them. */
  settledCents: number;
  wholeCents: number;
  order: SettledOrder;
  taken: SettledAmounts;
}

/** What is due until `day` and not settled, with the parts of its orders. The store's book is held. */
export async function dueOrders(tx: Transaction, day: CalendarDate): Promise<DueOrder[]> {
  const rows = await tx.rows<DueRow>(sql`
    with due as (
      select receivable_id, order_id, cents, original_cents from receivables
       where store_id = ${tx.storeId} and state = 'open' and due_on <= ${day}::date)
    select due.receivable_id as "receivableId", due.order_id as "orderId", due.cents, due.original_cents as "originalCents",
           w.settled as "settledCents", w.whole as "wholeCents", o.amounts as "order", s.amounts as taken
      from due
     cross join lateral (
       select coalesce(sum(original_cents) filter (where state = 'settled'), 0)::bigint as settled,
              sum(original_cents)::bigint as whole
         from receivables r where r.store_id = ${tx.storeId} and r.order_id = due.order_id and r.state <> 'cancelled') w
     cross join lateral (
       select json_build_object(
                'onlineCents', sum(online_cents), 'paidCents', sum(online_cents + cash_cents + card_cents + partner_cents),
                'deliveryCents', sum(delivery_cents), 'storeDiscountCents', sum(store_discount_cents),
                'sponsoredCents', sum(sponsored_cents), 'feeCents', sum(fee_cents),
                'commissionCents', sum(commission_cents)) as amounts
         from order_transactions t where t.store_id = ${tx.storeId} and t.order_id = due.order_id) o
     cross join lateral (
       select json_build_object(
                'paidCents', coalesce(sum(paid_cents), 0), 'subtotalCents', coalesce(sum(subtotal_cents), 0),
                'deliveryCents', coalesce(sum(delivery_cents), 0),
                'storeDiscountCents', coalesce(sum(store_discount_cents), 0),
                'sponsoredCents', coalesce(sum(sponsored_cents), 0), 'feeCents', coalesce(sum(fee_cents), 0),
                'commissionCents', coalesce(sum(commission_cents), 0)) as amounts
         from settlement_orders x where x.store_id = ${tx.storeId} and x.order_id = due.order_id) s
     order by due.receivable_id`);
  // Of two receivables of one order the later one builds on the earlier.
  const seen = new Map<number, { weightCents: number; taken: SettledAmounts }>();
  return rows.map(
    ({ receivableId, orderId, cents, originalCents, settledCents, wholeCents, order, taken }) => {
      const before = seen.get(orderId) ?? { weightCents: settledCents, taken };
      const weight = { before: before.weightCents, now: originalCents, whole: wholeCents };
      const share = settledShare(order, weight, before.taken, cents);
      seen.set(orderId, {
        weightCents: before.weightCents + originalCents,
        taken: added(before.taken, share),
      });
      return { receivableId, orderId, ...share };
    },
  );
}

/** Keeps a repasse and its orders, and marks their receivables. Its posting is written. */
export async function writeSettlement(
  tx: Transaction,
  wish: { settlementId: number; day: CalendarDate; at: number; settlement: Settlement; due: DueOrder[] },
): Promise<void> {
  const { settlementId, day, at, settlement: of, due } = wish;
  const orderCount = new Set(due.map(({ orderId }) => orderId)).size;
  await tx.rows(sql`
    insert into settlements (store_id, settlement_id, day, settled_at, net_cents, retained_cents, retained_invoice_cents,
                             credit_cents, payout_cents, order_count)
    values (${tx.storeId}, ${settlementId}, ${day}::date, ${new Date(at).toISOString()}::timestamptz, ${of.netCents},
            ${of.retainedCents}, ${of.retainedForInvoicesCents}, ${of.creditCents}, ${of.payoutCents}, ${orderCount})`);
  if (due.length === 0) return;
  await tx.rows(sql`
    insert into settlement_orders (store_id, settlement_id, receivable_id, order_id, paid_cents, subtotal_cents, delivery_cents,
                                   store_discount_cents, sponsored_cents, fee_cents, commission_cents, other_cents, net_cents)
    select ${tx.storeId}::integer, ${settlementId}::bigint, "receivableId", "orderId", "paidCents", "subtotalCents",
           "deliveryCents", "storeDiscountCents", "sponsoredCents", "feeCents", "commissionCents", "otherCents", "netCents"
      from json_to_recordset(${JSON.stringify(due)}) as row ("receivableId" bigint, "orderId" bigint, "paidCents" bigint,
           "subtotalCents" bigint, "deliveryCents" bigint, "storeDiscountCents" bigint, "sponsoredCents" bigint,
           "feeCents" bigint, "commissionCents" bigint, "otherCents" bigint, "netCents" bigint)
    returning 1`);
  await tx.rows(sql`
    update receivables set state = 'settled', settlement_id = ${settlementId}
     where store_id = ${tx.storeId} and receivable_id = any(${due.map(({ receivableId }) => receivableId)}::bigint[])`);
}

function added(one: SettledAmounts, other: SettledAmounts): SettledAmounts {
  return {
    paidCents: one.paidCents + other.paidCents,
    subtotalCents: one.subtotalCents + other.subtotalCents,
    deliveryCents: one.deliveryCents + other.deliveryCents,
    storeDiscountCents: one.storeDiscountCents + other.storeDiscountCents,
    sponsoredCents: one.sponsoredCents + other.sponsoredCents,
    feeCents: one.feeCents + other.feeCents,
    commissionCents: one.commissionCents + other.commissionCents,
  };
}
