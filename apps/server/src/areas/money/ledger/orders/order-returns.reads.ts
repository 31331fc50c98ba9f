import type { ContestedMove } from '@comanda/contract/money/ledger/overview.calls';
import type { ReturnedShare } from '@comanda/contract/money/ledger/returned.wire';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/**
 * Commission and fee that refunds and disputes of these orders returned to the store, and the invoice of each amount.
 */
export async function returnedOf(tx: Transaction, orderIds: readonly number[]): Promise<ReturnedShare[]> {
  if (orderIds.length === 0) return [];
  return await tx.rows<ReturnedShare>(sql`
    select p.order_id as "orderId", p.posting_id as "postingId", p.source_kind as kind, p.booked_on as "bookedOn",
           n.to_account as to, coalesce(sum(n.cents) filter (where n.kind = 'commission'), 0)::bigint as "commissionCents",
           coalesce(sum(n.cents) filter (where n.kind = 'payment-fee'), 0)::bigint as "feeCents",
           (select json_build_object('invoiceId', i.invoice_id, 'endsOn', i.ends_on)
              from invoices i
             where i.store_id = ${tx.storeId} and i.kind is not null and n.to_account = 'current'
               and p.booked_on between i.starts_on and i.ends_on) as invoice
      from ledger_postings p
      join ledger_entries n on n.store_id = ${tx.storeId} and n.seq between p.first_seq and p.last_seq
     where p.store_id = ${tx.storeId} and p.order_id = any(${orderIds}::bigint[]) and p.source_kind in ('refund', 'dispute')
       and n.from_account in ('commission', 'payment-fee') and n.to_account in ('receivable', 'current')
     group by p.order_id, p.posting_id, p.source_kind, p.booked_on, n.to_account
     order by p.posting_id`);
}

/**
 * Changes of an order's disputed money, oldest first: blocked amounts are positive, released amounts
 * negative.
 */
export const contestedOf = (tx: Transaction, orderId: number): Promise<ContestedMove[]> =>
  tx.rows<ContestedMove>(sql`
    select p.posting_id as "postingId", p.occurred_at as at, p.booked_on as "bookedOn",
           case p.step when 'opened' then k.cents else -k.cents end as cents
      from ledger_blocks k
      join ledger_postings p on p.store_id = ${tx.storeId} and p.order_id = ${orderId} and p.source_kind = 'dispute'
                            and p.source_id = k.dispute_id::text
     where k.store_id = ${tx.storeId} and k.order_id = ${orderId}
       and (p.step = 'opened' or p.step = 'closed' and k.state = 'won')
     order by p.posting_id`);
