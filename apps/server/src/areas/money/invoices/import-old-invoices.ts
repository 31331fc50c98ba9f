import type { LegacyInvoice } from '@comanda/contract/money/invoices/invoice-detail.calls';
import { centsFromReais } from '@comanda/domain/kit/cents/cents';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { nextInvoiceId } from './invoices.writes.ts';

/** An invoice of the old system, with its field names, in reais. */
export interface OldInvoice {
  hash_fatura: string;
  referencia: string;
  valor_pagar: number;
  data_vencimento: string;
  status: LegacyInvoice['status'];
  fatura_link?: string | null;
  nfse_link?: string | null;
  boleto_link?: string | null;
}

/**
 * Saves invoices of the old system in the transaction's store, replacing invoices with the same hash. Returns
 * their number.
 */
export async function giveOldInvoices(tx: Transaction, invoices: readonly OldInvoice[]): Promise<number> {
  if (invoices.length === 0) return 0;
  const next = await nextInvoiceId(tx);
  const byHash = new Map(
    invoices.map((row) => [
      row.hash_fatura,
      {
        ...row,
        balance: -centsFromReais(row.valor_pagar),
        standing:
          row.status === 'PG' ? 'paid' : row.status === 'IS' || row.status === 'FA' ? 'cancelled' : 'open',
      },
    ]),
  );
  const rows = sql`json_to_recordset(${JSON.stringify([...byHash.values()])}) as row (hash_fatura text, referencia text, balance bigint,
    data_vencimento date, status text, standing text, fatura_link text, nfse_link text, boleto_link text)`;
  await tx.rows(sql`
    update invoices i set due_on = row.data_vencimento, balance_cents = row.balance, status = row.standing, reference = row.referencia,
           legacy_status = row.status, invoice_link = row.fatura_link, tax_link = row.nfse_link, boleto_link = row.boleto_link
      from ${rows} where i.store_id = ${tx.storeId} and i.is_legacy and i.hash = row.hash_fatura`);
  await tx.rows(sql`
    insert into invoices (store_id, invoice_id, due_on, balance_cents, status, is_legacy, hash, reference, legacy_status, invoice_link,
                          tax_link, boleto_link)
    select ${tx.storeId}::integer, ${next}::integer - 1 + row_number() over (order by row.data_vencimento, row.hash_fatura),
           row.data_vencimento, row.balance, row.standing, true, row.hash_fatura, row.referencia, row.status, row.fatura_link, row.nfse_link,
           row.boleto_link
      from ${rows}
     where not exists (select 1 from invoices i where i.store_id = ${tx.storeId} and i.is_legacy and i.hash = row.hash_fatura)
    returning 1`);
  tx.notify({ kind: 'store-changed' });
  return byHash.size;
}
