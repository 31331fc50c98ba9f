import {
  closeStoreInvoice,
  listStoreInvoices as listInvoicesCall,
  listOverdueInvoices,
  openStoreInvoice,
} from '@comanda/contract/provider/invoices.calls';
import type { Clock } from '../../../platform/clock.ts';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { closeInvoice, listStoreInvoices, openInvoice } from './invoices.ts';
import { listOverdue } from './overdue-invoices.reads.ts';
import { MESSAGES } from './texts.ts';

/** What stores owe the provider, for the console. */
export function bindProviderInvoices(
  bind: Bind,
  { system, clock }: { system: Database; clock: Clock },
): void {
  bind(listInvoicesCall, ({ storeId }) => inKnownStore(system, storeId, listStoreInvoices));

  bind(openStoreInvoice, async ({ storeId, ...invoice }, { provider }) => {
    const actor = { operator: provider.login, now: clock.now() };
    const invoiceId = await inKnownStore(system, storeId, (tx) => openInvoice(tx, invoice, actor));
    return { invoiceId };
  });

  bind(closeStoreInvoice, async ({ storeId, invoiceId, status }, { provider }) => {
    const actor = { operator: provider.login, now: clock.now() };
    const isClosed = await inKnownStore(system, storeId, (tx) => closeInvoice(tx, invoiceId, status, actor));
    if (!isClosed) throw new AppError('provider.invoice-not-open');
    return { message: MESSAGES[status] };
  });

  bind(listOverdueInvoices, (asked) => listOverdue(system, asked, clock.now()));
}
