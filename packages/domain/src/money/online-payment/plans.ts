import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '../../kit/time/calendar-date.ts';
import {
  type CommissionTerms,
  type OrderTerms,
  type PlanVersion,
  versionOn,
  yieldOf,
} from '../ledger/terms.ts';

/** Names of the plans by id. */
export const PLAN_NAMES: Readonly<Record<number, string>> = {
  1: 'Plano Standard Padrão',
  2: 'Plano Pro Padrão',
};
/** The plan of a store that never chose one. */
const FIRST_PLAN = 1;

/** The sale that explains a plan, in cents. It is paid at once by a credit card of any brand. */
export const EXAMPLE_SALE_CENTS = 10_000;
const EXAMPLE_WAY = { method: 'CREDIT', brand: null, instalments: 1 } as const;

/** Days until the money arrives, by a row's kind. */
export const RECEIPT_DAYS = { debit: 1, credit: 30 } as const;

/** Current and future plans and terms of a store. */
export interface PlanTerms {
  plans: readonly PlanVersion[];
  choices: readonly { fromDay: CalendarDate; planId: number }[];
  commission: readonly CommissionTerms[];
}

/** A plan from a store's view. `fromDay`: chosen and not valid yet. The yield of the example is in cents. */
export interface PlanStanding {
  planId: number;
  name: string;
  isActive: boolean;
  fromDay: CalendarDate | null;
  yieldCents: number | null;
}

/** The plan valid on an operational day. */
export function planOn({ choices }: Pick<PlanTerms, 'choices'>, day: CalendarDate): number {
  return versionOn(choices, day)?.planId ?? FIRST_PLAN;
}

/** First day of a plan chosen on an operational day. Sales of that day stay under the old plan. */
export function nextPlanDay(today: CalendarDate): CalendarDate {
  return dateOfDayNumber(dayNumberOf(today) + 1);
}

/** The version of a plan valid on a day. Null: there is none. */
export function planVersionOn(
  { plans }: Pick<PlanTerms, 'plans'>,
  planId: number,
  day: CalendarDate,
): PlanVersion | null {
  return versionOn(
    plans.filter((version) => version.planId === planId),
    day,
  );
}

/** All plans from a store's view on an operational day. */
export function planStandings(terms: PlanTerms, today: CalendarDate): PlanStanding[] {
  const active = planOn(terms, today);
  const day = nextPlanDay(today);
  const next = planOn(terms, day);
  const commission = versionOn(terms.commission, today);
  return Object.entries(PLAN_NAMES).map(([number, name]) => {
    const planId = Number(number);
    const plan = planVersionOn(terms, planId, today);
    const held: OrderTerms | null = plan === null || commission === null ? null : { plan, commission };
    return {
      planId,
      name,
      isActive: planId === active,
      fromDay: planId === next && next !== active ? day : null,
      yieldCents: held === null ? null : yieldOf(EXAMPLE_SALE_CENTS, held, EXAMPLE_WAY),
    };
  });
}
