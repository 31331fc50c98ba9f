import * as calls from '@comanda/contract/provider/invoices.calls';
import { dateAt } from '@comanda/domain/time/calendar-date';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { readerOfAll, readingIn, readingOfAll } from '../../../platform/paged/define-paged.ts';
import { overdueSheet, storeInvoicesSheet } from './invoice-sheets.ts';
import { openInvoice, storeInvoices } from './invoices.ts';
import { overdueInvoices } from './overdue-invoices.reads.ts';

/** What stores owe the provider, for the console. */
export function bindProviderInvoices(
  bind: Bind,
  { system, clock }: { system: Database; clock: Clock },
): void {
  bind.inKnownStore(calls.listStoreInvoices, (tx, asked) =>
    storeInvoices.numbered(tx, asked, { now: clock.now() }),
  );
  bind.inKnownStore(calls.exportStoreInvoices, async (_tx, { storeId, format }, { now }, { timeZone }) =>
    storeInvoicesSheet(readingIn(system, storeId), format, {
      ...{ storeId, timeZone },
      ...{ today: dateAt(timeZone, now), now },
    }),
  );
  bind.inKnownStore(calls.openStoreInvoice, async (tx, invoice, actor) => ({
    invoiceId: await openInvoice(tx, invoice, actor),
  }));
  const allStores = readerOfAll(system);
  bind(calls.listOverdueInvoices, (asked) => overdueInvoices.page(allStores, asked, { now: clock.now() }));
  bind(calls.exportOverdueInvoices, async ({ format }) =>
    overdueSheet(readingOfAll(system), format, clock.now()),
  );
}
