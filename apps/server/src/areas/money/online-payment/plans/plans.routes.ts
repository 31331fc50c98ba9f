import * as calls from '@comanda/contract/money/online-payment/plans.calls';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { versionOn } from '@comanda/domain/money/ledger/terms';
import {
  currentPlans,
  EXAMPLE_SALE_CENTS,
  nextPlanDay,
  PLAN_NAMES,
  planVersionOn,
} from '@comanda/domain/money/online-payment/plans';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { readTerms } from '../../ledger/public.ts';
import { assertOwnRegistration } from '../assert-own-registration.ts';
import { findStoreFacts } from '../registration/registration.reads.ts';
import { choosePlan } from './choose-plan.ts';
import { taxAndPlansHtml } from './tax-and-plans.ts';

/** Binds the calls for plans with their rates, and for the store's own plan. */
export function bindPlans(bind: Bind): void {
  const read = async (tx: Transaction, now: number) => {
    const { timeZone } = await findStoreFacts(tx);
    const today = operationalDate(timeZone, now);
    const terms = await readTerms(tx);
    const commissionMillionths = versionOn(terms.commission, today)?.rateMillionths ?? null;
    return { terms, today, commissionMillionths, plans: currentPlans(terms, today) };
  };

  bind.inStore(calls.listPlanRates, async (tx, _input, _session, now) => {
    const { terms, today } = await read(tx, now);
    return Object.keys(PLAN_NAMES).flatMap((number) => {
      const planId = Number(number);
      return (planVersionOn(terms, planId, today)?.rates ?? []).map((rate) => ({ ...rate, planId }));
    });
  });

  bind.inStore(calls.listPlans, async (tx, _input, _session, now) => {
    const { today, plans, commissionMillionths } = await read(tx, now);
    return { plans, commissionMillionths, exampleCents: EXAMPLE_SALE_CENTS, nextDay: nextPlanDay(today) };
  });

  bind.inStore(calls.choosePlan, (tx, { registrationId, planId }, session, now) => {
    assertOwnRegistration(tx, registrationId);
    return choosePlan(tx, planId, { session, now });
  });

  bind.inStore(calls.getTaxAndPlans, async (tx, _input, _session, now) => {
    const { terms, today, plans, commissionMillionths } = await read(tx, now);
    const status = plans.find(({ isActive }) => isActive);
    const version = status === undefined ? null : planVersionOn(terms, status.planId, today);
    return status === undefined || version === null
      ? ''
      : taxAndPlansHtml({ status, version, commissionMillionths });
  });
}
