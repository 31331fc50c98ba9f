import * as calls from '@comanda/contract/money/ledger/provider-terms.calls';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { PLAN_NAMES } from '@comanda/domain/money/online-payment/plans';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { NO_STORE } from '../../../people/audit/public.ts';
import type { Approvals } from '../../../people/provider/public.ts';
import { readBook } from '../book/book.ts';
import { dayAfter, feePlans, PLAN, preparePlan, withStatuses } from '../terms/plan-versions.ts';
import { commissionVersions, planChoices } from '../terms/terms.reads.ts';
import { NO_REASON } from '../texts.ts';
import { COMMISSION, prepareCommission } from './terms-commands.ts';

/** Binds the terms that the provider sets: commissions of a store, and the versions of the plans' tables. */
export function bindTerms(
  bind: Bind,
  { system, clock, approvals }: { system: Database; clock: Clock; approvals: Approvals },
): void {
  bind.inKnownStore(calls.getStoreTerms, async (tx, _input, { now }, { timeZone }) => {
    const today = operationalDate(timeZone, now);
    const choices = await planChoices(tx);
    return {
      commissions: withStatuses(await commissionVersions(tx), today),
      plans: withStatuses(choices, today).map(({ planId, ...choice }) => ({
        ...choice,
        name: PLAN_NAMES[planId] ?? String(planId),
      })),
      today,
      firstDay: (await readBook(tx)) === null ? today : dayAfter(today),
    };
  });
  approvals.carry(COMMISSION, prepareCommission);
  approvals.carry(PLAN, preparePlan);
  bind.inKnownStore(calls.setStoreCommission, (tx, { storeId: _, ...work }, actor) =>
    approvals.act(tx, COMMISSION, { work, reason: NO_REASON.commission, key: null }, actor),
  );
  bind(calls.listFeePlans, () => feePlans(system, clock.now()));
  bind.asProvider(calls.savePlanVersion, (work, actor) =>
    system.inStore(NO_STORE, (tx) =>
      approvals.act(tx, PLAN, { work, reason: NO_REASON.plan, key: null }, actor),
    ),
  );
}
