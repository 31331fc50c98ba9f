import * as invoiceCalls from '@comanda/contract/money/invoices/provider-invoices.calls';
import * as calls from '@comanda/contract/money/invoices/provider-periods.calls';
import { lastPeriodEnd, nextPeriodEnd } from '@comanda/domain/money/ledger/period-days';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readerOfAll } from '../../../../platform/paged/define-paged.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { type ClosingServices, closeStore, periodFailures } from '../closing/close-store.ts';
import { requestBoleto, requestBoletos } from '../paying/invoice-boletos.ts';
import { expectedPeriods, periodFailureList, periodRunsOfAll } from './periods.reads.ts';
import { MESSAGES } from './texts.ts';

/** Binds the closings of months and the boletos of invoices, for the console. */
export function bindPeriods(bind: Bind, services: ClosingServices): void {
  const { system, clock, boletos } = services;
  const allStores = readerOfAll(system);

  bind(calls.listPeriodRuns, async () => ({
    ...(await periodRunsOfAll(system)),
    nextDay: nextPeriodEnd(lastPeriodEnd(clock.now())),
  }));
  bind(calls.previewPeriods, (input) => expectedPeriods.page(allStores, input));
  bind(calls.listPeriodFailures, (input) => periodFailureList.page(allStores, input));
  bind.asProvider(calls.retryPeriod, async ({ storeId }, actor) => {
    await inKnownStore(system, storeId, (tx) => recordAudit(tx, actor, 'finance.period-retried'));
    // Retries the month that failed. A store without a failed closing has nothing to retry.
    const day = await periodFailures.dayOf(system, storeId);
    const isClosed = day === null || (await closeStore(services, storeId, day));
    if (isClosed) await requestBoletos(services);
    return { isClosed, reason: isClosed ? null : await periodFailures.reasonOf(system, storeId) };
  });

  bind.inKnownStore(invoiceCalls.requestInvoiceBoleto, async (tx, { invoiceId }, actor) => {
    if (!boletos.isConnected || !(await requestBoleto(tx, services, invoiceId)))
      throw new AppError('provider.invoice-not-open');
    await recordAudit(tx, actor, 'finance.boleto-asked', { details: { fatura: invoiceId } });
    return { message: MESSAGES.boletoRequested };
  });
}
