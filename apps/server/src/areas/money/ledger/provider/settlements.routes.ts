import * as calls from '@comanda/contract/money/ledger/provider-settlements.calls';
import { lastRunDay, nextRunDay, runBeginsAt } from '@comanda/domain/money/ledger/settlement-days';
import { messageCommand } from '../../../../platform/command.ts';
import { inKnownStore } from '../../../../platform/database/in-known-store.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { readerOfAll } from '../../../../platform/paged/define-paged.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { settlementFailures as failures } from '../settling/failures.writes.ts';
import { type SettlingServices, settleStore } from '../settling/settle-store.ts';
import { holdPayouts, releaseBook, releasePayouts, storePayout } from './hold-payouts.ts';
import {
  bookHolds,
  expectedSettlements,
  failureCount,
  settlementFailures,
  settlementRuns,
  settlementsOfRun,
  storeStatuses,
} from './settlements.reads.ts';

/** Binds 'Repasses' in the console: runs, failures, debts, and held stores. */
export function bindSettlements(bind: Bind, services: SettlingServices & { mails: MailQueue }): void {
  const { system, payouts, invoices, mails, clock } = services;
  const allStores = readerOfAll(system);

  bind(calls.listSettlementRuns, async ({ until }) => {
    const at = clock.now();
    const nextDay = nextRunDay(at);
    const [runs, failedCount] = await Promise.all([settlementRuns(system, until), failureCount(system)]);
    return { runs, nextDay, nextAt: runBeginsAt(nextDay), failedCount, at };
  });
  bind(calls.previewSettlements, (input) =>
    expectedSettlements.page(allStores, input, {
      day: nextRunDay(clock.now()),
      overdueOf: invoices.overdueOf,
    }),
  );
  bind(calls.listSettlementsOfRun, ({ onlyStuck, ...input }) =>
    settlementsOfRun.page(allStores, { ...input, onlyStuck: onlyStuck === true }),
  );
  bind(calls.listSettlementFailures, (input) => settlementFailures.page(allStores, input));
  bind(calls.listStoreStatuses, ({ onlyOwing, onlyHeld, ...input }) =>
    storeStatuses.page(allStores, {
      ...input,
      onlyOwing: onlyOwing === true,
      onlyHeld: onlyHeld === true,
    }),
  );

  bind.inKnownStore(calls.getStorePayout, (tx) => storePayout(tx, payouts));
  bind.inKnownStore(
    calls.holdPayouts,
    messageCommand(null, (tx, { reason }, actor) => holdPayouts(tx, mails, reason, actor)),
  );
  bind.inKnownStore(
    calls.releasePayouts,
    messageCommand(null, (tx, _input, actor) => releasePayouts(tx, mails, actor)),
  );
  bind(calls.listBookHolds, (input) => bookHolds.page(allStores, input));
  bind.inKnownStore(calls.releaseBook, messageCommand(null, releaseBook));
  bind.asProvider(calls.retrySettlement, async ({ storeId }, actor) => {
    await inKnownStore(system, storeId, (tx) => recordAudit(tx, actor, 'finance.settlement-retried'));
    const isSettled = await settleStore(services, storeId, lastRunDay(clock.now()));
    return { isSettled, reason: isSettled ? null : await failures.reasonOf(system, storeId) };
  });
}
