import * as calls from '@comanda/contract/ledger/provider-terms.calls';
import { PLAN_NAMES } from '@comanda/domain/online-payment/plans';
import { operationalDate } from '@comanda/domain/time/operational-date';
import type { Clock } from '../../../platform/clock.ts';
import { saying } from '../../../platform/command.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/bind.ts';
import { readBook } from '../book/book.ts';
import { dayAfter, feePlans, savePlanVersion, withStandings } from '../terms/plan-versions.ts';
import { commissionVersions, planChoices } from '../terms/terms.reads.ts';
import { setCommission } from './terms-commands.ts';

/** What the provider keeps: commissions of a store, and the tables of the plans, version by version. */
export function bindTerms(bind: Bind, { system, clock }: { system: Database; clock: Clock }): void {
  bind.inKnownStore(calls.getStoreTerms, async (tx, _input, { now }, { timeZone }) => {
    const today = operationalDate(timeZone, now);
    const choices = await planChoices(tx);
    return {
      commissions: withStandings(await commissionVersions(tx), today),
      plans: withStandings(choices, today).map(({ planId, ...choice }) => ({
        ...choice,
        name: PLAN_NAMES[planId] ?? String(planId),
      })),
      today,
      firstDay: (await readBook(tx)) === null ? today : dayAfter(today),
    };
  });
  bind.inKnownStore(
    calls.setStoreCommission,
    saying(null, (tx, { storeId: _, ...terms }, actor) => setCommission(tx, terms, actor)),
  );
  bind(calls.listFeePlans, () => feePlans(system, clock.now()));
  bind.asProvider(
    calls.savePlanVersion,
    saying(null, (version, actor) => savePlanVersion(system, version, actor)),
  );
}
