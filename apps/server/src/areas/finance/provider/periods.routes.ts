import * as invoiceCalls from '@comanda/contract/provider/invoices.calls';
import * as calls from '@comanda/contract/provider/periods.calls';
import { lastPeriodEnd, nextPeriodEnd } from '@comanda/domain/ledger/period-days';
import { operationalDate } from '@comanda/domain/time/operational-date';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { readerOfAll } from '../../../platform/paged/define-paged.ts';
import { recordAudit } from '../../audit/public.ts';
import { type ClosingServices, closeStore, periodFailures } from '../closing/close-store.ts';
import { requestBoleto } from '../paying/invoice-boletos.ts';
import { cancelInvoice, openCentsOf, payInvoice } from '../paying/pay-invoice.ts';
import { expectedPeriods, periodFailureList, periodRunsOfAll } from './periods.reads.ts';
import { MESSAGES } from './texts.ts';

/** The closing of months, and invoices that stand in the book, for the console. */
export function bindPeriods(bind: Bind, services: ClosingServices): void {
  const { system, clock, boletos, invoiceLedger } = services;
  const allStores = readerOfAll(system);

  bind(calls.listPeriodRuns, async () => ({
    ...(await periodRunsOfAll(system)),
    nextDay: nextPeriodEnd(lastPeriodEnd(clock.now())),
  }));
  bind(calls.previewPeriods, (asked) => expectedPeriods.page(allStores, asked));
  bind(calls.listPeriodFailures, (asked) => periodFailureList.page(allStores, asked));
  bind.asProvider(calls.retryPeriod, async ({ storeId }, actor) => {
    await inKnownStore(system, storeId, (tx) => recordAudit(tx, actor, 'finance.period-retried'));
    // What failed is done first; without a failure there is nothing to do again.
    const day = await periodFailures.dayOf(system, storeId);
    const isClosed = day === null || (await closeStore(services, storeId, day));
    return { isClosed, reason: isClosed ? null : await periodFailures.reasonOf(system, storeId) };
  });

  bind.inKnownStore(
    invoiceCalls.payStoreInvoice,
    async (tx, { invoiceId, valueCents, code }, actor, { timeZone }) => {
      const at = clock.now();
      // What is open changes: its boleto is of another amount now.
      await boletos.withdraw(tx, invoiceId, at);
      if ((await openCentsOf(tx, invoiceId)) === null) throw new AppError('finance.invoice-not-found');
      const payment = { invoiceId, paymentId: `hand-${invoiceId}-${code}`, cents: valueCents };
      const left = await payInvoice(tx, invoiceLedger, {
        ...payment,
        ...{ day: operationalDate(timeZone, at), at },
      });
      if (left === null) return { message: MESSAGES.knownPayment };
      const details = { fatura: invoiceId, centavos: valueCents };
      await recordAudit(tx, actor, 'finance.invoice-paid', { details });
      return { message: left > 0 ? MESSAGES.partlyPaid : MESSAGES.paid };
    },
  );
  bind.inKnownStore(invoiceCalls.cancelStoreInvoice, async (tx, { invoiceId }, actor, { timeZone }) => {
    const at = clock.now();
    await boletos.withdraw(tx, invoiceId, at);
    const wish = { invoiceId, day: operationalDate(timeZone, at), at };
    if (!(await cancelInvoice(tx, invoiceLedger, wish))) throw new AppError('provider.invoice-not-open');
    await recordAudit(tx, actor, 'finance.invoice-cancelled', { details: { fatura: invoiceId } });
    return { message: MESSAGES.cancelled };
  });
  bind.inKnownStore(invoiceCalls.askInvoiceBoleto, async (tx, { invoiceId }, actor) => {
    if (!boletos.isConnected || !(await requestBoleto(tx, services, invoiceId)))
      throw new AppError('provider.invoice-not-open');
    await recordAudit(tx, actor, 'finance.boleto-asked', { details: { fatura: invoiceId } });
    return { message: MESSAGES.boletoAsked };
  });
}
