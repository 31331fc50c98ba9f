import * as calls from '@comanda/contract/money/invoices/provider-invoices.calls';
import { dateAt } from '@comanda/domain/kit/time/calendar-date';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { readerOfAll, readRunnerIn, readRunnerOfAll } from '../../../../platform/paged/define-paged.ts';
import type { Approvals } from '../../../people/provider/public.ts';
import { overdueSheet, storeInvoicesSheet } from './invoice-sheets.ts';
import { INVOICE, prepareInvoice, storeInvoices } from './invoices.ts';
import { overdueInvoices } from './overdue-invoices.reads.ts';

/** Binds the invoices of stores, for the console. */
export function bindProviderInvoices(
  bind: Bind,
  {
    system,
    clock,
    approvals,
    mails,
  }: { system: Database; clock: Clock; approvals: Approvals; mails: MailQueue },
): void {
  bind.inKnownStore(calls.listStoreInvoices, (tx, input) =>
    storeInvoices.numbered(tx, input, { now: clock.now() }),
  );
  bind.inKnownStore(calls.exportStoreInvoices, async (_tx, { storeId, format }, { now }, { timeZone }) =>
    storeInvoicesSheet(readRunnerIn(system, storeId), format, {
      ...{ storeId, timeZone },
      ...{ today: dateAt(timeZone, now), now },
    }),
  );
  approvals.carry(INVOICE, prepareInvoice(mails));
  bind.inKnownStore(calls.openStoreInvoice, async (tx, { storeId: _, ...work }, actor) => {
    const { requestId, done } = await approvals.act(
      tx,
      INVOICE,
      { work, reason: work.reason, key: null },
      actor,
    );
    return { invoiceId: done?.answer ?? null, requestId };
  });
  const allStores = readerOfAll(system);
  bind(calls.listOverdueInvoices, (input) => overdueInvoices.page(allStores, input, { now: clock.now() }));
  bind(calls.exportOverdueInvoices, async ({ format }) =>
    overdueSheet(readRunnerOfAll(system), format, clock.now()),
  );
}
