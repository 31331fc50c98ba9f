import type { Invoice } from '@comanda/contract/finance/invoices.calls';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export type InvoiceFilter = 'overdue' | 'open' | 'paid' | null;

/** Invoices of the store, oldest first. Overdue: open and due before today on the store's own clock. */
export function listInvoicesOf(
  tx: Transaction,
  filter: InvoiceFilter,
  options: { isLegacy: boolean; now: number },
): Promise<Invoice[]> {
  return tx.rows<Invoice>(sql`
    select i.invoice_id as "invoiceId", i.due_on as "dueOn", -i.balance_cents as "valueCents"
      from invoices i join stores s on s.store_id = ${tx.storeId}
     where i.store_id = ${tx.storeId} and i.is_legacy = ${options.isLegacy}
       and (${filter}::text is null
         or (${filter} = 'paid' and i.status = 'paid')
         or (${filter} = 'open' and i.status = 'open')
         or (${filter} = 'overdue' and i.status = 'open'
             and i.due_on < (to_timestamp(${options.now / 1000}) at time zone s.time_zone)::date))
     order by i.due_on, i.invoice_id`);
}
