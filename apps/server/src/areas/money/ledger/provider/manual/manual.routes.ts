import * as calls from '@comanda/contract/money/ledger/provider-manual.calls';
import type { Clock } from '../../../../../platform/clock.ts';
import { messageCommand } from '../../../../../platform/command.ts';
import { inKnownStore } from '../../../../../platform/database/in-known-store.ts';
import type { Database, Transaction } from '../../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../../platform/mail/mail-queue.ts';
import { readerOfAll } from '../../../../../platform/paged/define-paged.ts';
import { NO_STORE } from '../../../../people/audit/public.ts';
import type { Invoices } from '../../ports.ts';
import { approveManual } from './approve-manual.ts';
import { manualRequests } from './manual-requests.reads.ts';
import { rejectManual, requestForInvoice, requestManual } from './manual-requests.ts';
import type { StoredApprovals } from './stored-approvals.ts';

/**
 * Binds adjustments, opening balances and manually ended invoices: one person requests, another person
 * decides.
 */
export function bindManual(
  bind: Bind,
  services: {
    system: Database;
    clock: Clock;
    mails: MailQueue;
    invoices: Invoices;
    approvals: StoredApprovals;
  },
): void {
  const { system, clock, invoices } = services;
  const allStores = readerOfAll(system);
  bind(calls.listManualRequests, ({ isDecided, after }, { provider: { login } }) =>
    manualRequests.page(
      allStores,
      { isDecided: isDecided === true, after, sort: isDecided ? '-waiting' : 'waiting' },
      { login, now: clock.now() },
    ),
  );
  bind.inKnownStore(calls.requestManual, requestManual);
  bind.inKnownStore(calls.requestInvoicePayment, (tx, { cents, code, ...input }, actor) =>
    requestForInvoice(tx, invoices, { ...input, kind: 'invoice-paid', payment: { cents, code } }, actor),
  );
  bind.inKnownStore(calls.requestInvoiceCancel, (tx, input, actor) =>
    requestForInvoice(tx, invoices, { ...input, kind: 'invoice-cancelled', payment: null }, actor),
  );
  /** A fee plan is for all stores, so its requests are in a transaction of the system. */
  const inRequestStore = <T>(storeId: number, work: (tx: Transaction) => Promise<T>) =>
    storeId === NO_STORE ? system.inStore(storeId, work) : inKnownStore(system, storeId, work);
  bind.asProvider(
    calls.approveManual,
    messageCommand(null, ({ storeId, requestId }, actor) =>
      inRequestStore(storeId, (tx) => approveManual(tx, services, requestId, actor)),
    ),
  );
  bind.asProvider(
    calls.rejectManual,
    messageCommand(null, ({ storeId, ...rejection }, actor) =>
      inRequestStore(storeId, (tx) => rejectManual(tx, rejection, actor)),
    ),
  );
}
