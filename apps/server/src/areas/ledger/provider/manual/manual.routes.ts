import * as calls from '@comanda/contract/ledger/provider-manual.calls';
import { saying } from '../../../../platform/command.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { readerOfAll } from '../../../../platform/paged/define-paged.ts';
import type { InvoicesByHand } from '../../ports.ts';
import { approveManual } from './approve-manual.ts';
import { manualRequests } from './manual-requests.reads.ts';
import { askInvoice, askManual, rejectManual } from './manual-requests.ts';

/** Adjustments, opening rows and invoices that end by hand: one person asks, another one decides. */
export function bindManual(
  bind: Bind,
  services: { system: Database; mails: MailQueue; invoicesByHand: InvoicesByHand },
): void {
  const { system, invoicesByHand } = services;
  const allStores = readerOfAll(system);
  bind(calls.listManualRequests, ({ isDecided, after }, { provider: { login } }) =>
    manualRequests.page(
      allStores,
      { isDecided: isDecided === true, after, sort: isDecided ? '-waiting' : 'waiting' },
      { login },
    ),
  );
  bind.inKnownStore(calls.askManual, askManual);
  bind.inKnownStore(calls.askInvoicePayment, (tx, { cents, code, ...wish }, actor) =>
    askInvoice(tx, invoicesByHand, { ...wish, kind: 'invoice-paid', payment: { cents, code } }, actor),
  );
  bind.inKnownStore(calls.askInvoiceCancel, (tx, wish, actor) =>
    askInvoice(tx, invoicesByHand, { ...wish, kind: 'invoice-cancelled', payment: null }, actor),
  );
  bind.inKnownStore(
    calls.approveManual,
    saying(null, (tx, { requestId }, actor) => approveManual(tx, services, requestId, actor)),
  );
  bind.inKnownStore(calls.rejectManual, saying(null, rejectManual));
}
