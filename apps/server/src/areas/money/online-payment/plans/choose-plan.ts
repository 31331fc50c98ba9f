import { brazilianDay } from '@comanda/domain/kit/time/brazilian-days';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { nextPlanDay, PLAN_NAMES, planOn, planVersionOn } from '@comanda/domain/money/online-payment/plans';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { readTerms, savePlanChoice } from '../../ledger/public.ts';
import { refusal } from '../refusal.ts';
import { findStoreFacts } from '../registration/registration.reads.ts';
import { MESSAGES } from '../texts.ts';

/**
 * Sets the store's plan from the next operational day on. Does nothing if the same plan is already set for
 * that day. Throws `online-payment.unknown-plan`.
 */
export async function choosePlan(
  tx: Transaction,
  planId: number,
  { session, now }: { session: Session; now: number },
): Promise<{ message: string; fromDay: CalendarDate }> {
  const { timeZone } = await findStoreFacts(tx);
  const fromDay = nextPlanDay(operationalDate(timeZone, now));
  const terms = await readTerms(tx);
  const name = PLAN_NAMES[planId];
  if (name === undefined || planVersionOn(terms, planId, fromDay) === null)
    throw refusal('online-payment.unknown-plan', 'id_pagon_planos_taxas');
  const before = planOn(terms, fromDay);
  if (before === planId) return { message: MESSAGES.planUnchanged(name), fromDay };
  await savePlanChoice(tx, { planId, fromDay, at: now, by: session.userName });
  await recordAudit(tx, { session, now }, 'online-payment.plan-chosen', {
    details: { plano: name, desde: fromDay },
  });
  tx.announce('online-payment');
  return { message: MESSAGES.planChosen(name, brazilianDay(fromDay)), fromDay };
}
