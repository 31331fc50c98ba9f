import type { OldPayout, OldTransaction } from '@comanda/contract/money/old-finance/old-finance.calls';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { definePaged, selecting } from '../../../platform/paged/define-paged.ts';
import { down } from '../../../platform/paged/sort-key.ts';

/** A range of times in epoch milliseconds; the end is excluded. */
interface Moments {
  from: number;
  until: number;
}

/** Online payments of the old system, newest first. */
export const oldTransactions = definePaged({
  name: 'old-transactions',
  columns: selecting<OldTransaction>(sql`
    order_hash as "orderHash", made_at as "madeAt", total_cents as "totalCents", net_cents as "netCents",
    payment_type as "paymentType", status`),
  from: (storeId, { from, until }: Moments) => sql`
    from old_transactions
   where store_id = ${storeId} and made_at >= ${new Date(from)} and made_at < ${new Date(until)}`,
  sorts: { newest: [down(sql`made_at`, 'moment'), down(sql`order_hash`, 'text')] },
  defaultSort: 'newest',
});

export interface OldSums {
  count: number;
  totalCents: number;
  netCents: number;
}

/** The sum of the paid transactions, and the sum of all other transactions. */
export async function sumTransactions(
  tx: Transaction,
  { from, until }: Moments,
): Promise<{ paid: OldSums; others: OldSums }> {
  const rows = await tx.rows<OldSums & { isPaid: boolean }>(sql`
    select status = 'PAGO' as "isPaid", count(*)::integer as count, sum(total_cents)::bigint as "totalCents",
           sum(net_cents)::bigint as "netCents"
      from old_transactions
     where store_id = ${tx.storeId} and made_at >= ${new Date(from)} and made_at < ${new Date(until)} group by 1`);
  const of = (isPaid: boolean): OldSums => {
    const { count = 0, totalCents = 0, netCents = 0 } = rows.find((row) => row.isPaid === isPaid) ?? {};
    return { count, totalCents, netCents };
  };
  return { paid: of(true), others: of(false) };
}

/** Payouts of the old system, newest first; with a day, only those paid on that day. */
export const oldPayouts = definePaged({
  name: 'old-payouts',
  columns: selecting<OldPayout>(sql`
    p.payout_id as "payoutId", p.token, p.store_id as "storeId", s.name as "storeName", p.net_cents as "netCents",
    p.fee_cents as "feeCents", p.commission_cents as "commissionCents", p.retained_cents as "retainedCents",
    p.compensated_cents as "compensatedCents", p.from_day as "fromDay", p.to_day as "toDay", p.status,
    p.invoice_id as "invoiceId", p.finished_at as "finishedAt", p.description`),
  from: (storeId, { paid }: { paid: Moments | null }) => {
    const isOfDay =
      paid === null
        ? sql``
        : sql`and p.finished_at >= ${new Date(paid.from)} and p.finished_at < ${new Date(paid.until)}`;
    return sql`
      from old_payouts p join stores s on s.store_id = ${storeId}
     where p.store_id = ${storeId} ${isOfDay}`;
  },
  sorts: { newest: [down(sql`p.payout_id`, 'number')] },
  defaultSort: 'newest',
});
