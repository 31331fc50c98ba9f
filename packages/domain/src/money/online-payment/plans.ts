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
/** The plan of a store that has not chosen a plan. */
const FIRST_PLAN = 1;

/**
 * Amount in cents of the example sale that explains a plan: paid in one instalment by a credit card of any
 * brand.
 */
export const EXAMPLE_SALE_CENTS = 10_000;
const EXAMPLE_WAY = { method: 'CREDIT', brand: null, instalments: 1 } as const;

/** Days until the store gets the money, by kind of row. */
export const RECEIPT_DAYS = { debit: 1, credit: 30 } as const;

/** Current and future plans and terms of a store. */
export interface PlanTerms {
  plans: readonly PlanVersion[];
  choices: readonly { fromDay: CalendarDate; planId: number }[];
  commission: readonly CommissionTerms[];
}

/**
 * A plan as a store sees it. `fromDay`: the plan is chosen, and begins on this day. The yield of the example
 * sale is in cents.
 */
export interface CurrentPlan {
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

/**
 * First day of a plan that was chosen on an operational day. On the day of the choice itself, sales still
 * have the old plan.
 */
export function nextPlanDay(today: CalendarDate): CalendarDate {
  return dateOfDayNumber(dayNumberOf(today) + 1);
}

/** The version of a plan that is valid on a day; null if the plan has no version yet. */
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

/** All plans as a store sees them on an operational day. */
export function currentPlans(terms: PlanTerms, today: CalendarDate): CurrentPlan[] {
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
