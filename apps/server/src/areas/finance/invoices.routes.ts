import * as details from '@comanda/contract/finance/invoice-detail.calls';
import * as calls from '@comanda/contract/finance/invoices.calls';
import type { PixPayee } from '@comanda/domain/banking/invoice-pix';
import { dateAt } from '@comanda/domain/time/calendar-date';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/transaction.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { readingIn } from '../../platform/paged/define-paged.ts';
import { invoiceEntries, periodOf, readInvoice } from './invoice-detail.reads.ts';
import { invoicePaper, storeOfInvoice } from './invoice-paper.ts';
import { invoicesSheet } from './invoice-sheet.ts';
import { invoices, listLegacyInvoicesOf } from './invoices.reads.ts';
import type { BoletoDesk } from './ports.ts';

interface Deps {
  database: Database;
  clock: Clock;
  boletos: BoletoDesk;
  /** Whom invoices are paid to by Pix; null: nobody. */
  payee: PixPayee | null;
  /** As papers are headed. */
  brand: string;
}

/** 'Faturas' of the panel. */
export function bindInvoices(bind: Bind, { database, clock, boletos, payee, brand }: Deps): void {
  const askedAt = (now: number) => ({ now, hasBoletos: boletos.isConnected, payee });
  const detailOf = (tx: Transaction, invoiceId: number) => readInvoice(tx, invoiceId, askedAt(clock.now()));

  bind.readInStore(calls.listInvoices, (tx, asked, _session, now) =>
    invoices.numbered(tx, asked, askedAt(now)),
  );
  bind(calls.exportInvoices, async ({ status, format }, { session }) => {
    const { timeZone } = await database.readInStore(session.storeId, storeOfInvoice);
    const reading = readingIn(database, session.storeId);
    const today = dateAt(timeZone, clock.now());
    return invoicesSheet(invoices.all(reading, { status }, askedAt(clock.now())), {
      format,
      timeZone,
      today,
    });
  });
  bind.readInStore(details.readInvoice, (tx, { invoiceId }) => detailOf(tx, invoiceId));
  bind.readInStore(details.listInvoiceEntries, async (tx, { invoiceId, kind, after }) =>
    invoiceEntries.page(tx, { invoiceId, kind, after }, await periodOf(tx, invoiceId)),
  );
  bind(details.invoicePaper, ({ invoiceId }, { session }) =>
    database.readInStore(session.storeId, async (tx) => {
      const store = await storeOfInvoice(tx);
      const invoice = await detailOf(tx, invoiceId);
      const made = { at: clock.now(), by: session.userName };
      return invoicePaper({ ...invoice, ...store }, { brand, made });
    }),
  );
  bind.readInStore(details.listLegacyInvoices, (tx) => listLegacyInvoicesOf(tx));
}
