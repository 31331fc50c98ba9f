import * as details from '@comanda/contract/money/invoices/invoice-detail.calls';
import * as calls from '@comanda/contract/money/invoices/invoices.calls';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import type { PixPayee } from '@comanda/domain/money/banking/invoice-pix';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import type { Boletos } from '../payments/public.ts';
import { invoiceEntries, periodOf, readInvoice } from './invoice-detail.reads.ts';
import { type Issuer, invoicePdf, storeOfInvoice } from './invoice-pdf.ts';
import { invoicesSheet } from './invoice-sheet.ts';
import { invoices, listLegacyInvoicesOf } from './invoices.reads.ts';

interface Deps {
  boletos: Boletos;
  /** Receiver of Pix payments for invoices; null when the installation has no Pix key. */
  payee: PixPayee | null;
  /** The issuer's name on PDF documents. */
  issuer: Issuer;
  /** The brand in the heading of PDF documents. */
  brand: string;
}

/** Binds the calls of 'Faturas' in the panel. */
export function bindInvoices(bind: Bind, { boletos, payee, issuer, brand }: Deps): void {
  const contextAt = (now: number) => ({ now, hasBoletos: boletos.isConnected, payee });
  const detailOf = (tx: Transaction, invoiceId: number, now: number) =>
    readInvoice(tx, invoiceId, contextAt(now));

  bind.readInStore(calls.listInvoices, (tx, input, _session, now) =>
    invoices.numbered(tx, input, contextAt(now)),
  );
  bind.fileInStore(calls.exportInvoices, async (runRead, { status, format }, _session, now) => {
    const { timeZone } = await runRead(storeOfInvoice);
    const today = dateAt(timeZone, now);
    return invoicesSheet(invoices.all(runRead, { status }, contextAt(now)), { format, timeZone, today });
  });
  bind.readInStore(details.readInvoice, (tx, { invoiceId }, _session, now) => detailOf(tx, invoiceId, now));
  bind.readInStore(details.listInvoiceEntries, async (tx, { invoiceId, kind, after }) =>
    invoiceEntries.page(tx, { invoiceId, kind, after }, await periodOf(tx, invoiceId)),
  );
  bind.readInStore(details.invoicePdf, async (tx, { invoiceId }, session, now) => {
    const store = await storeOfInvoice(tx);
    const invoice = await detailOf(tx, invoiceId, now);
    const made = { at: now, by: session.userName };
    return invoicePdf({ ...invoice, ...store }, { brand, issuer, made });
  });
  bind.readInStore(details.listLegacyInvoices, (tx) => listLegacyInvoicesOf(tx));
}
