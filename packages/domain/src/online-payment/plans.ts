import {
  type CommissionTerms,
  type OrderTerms,
  type PlanVersion,
  versionOn,
  yieldOf,
} from '../ledger/terms.ts';
import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '../time/calendar-date.ts';

/** The plans by their numbers. */
export const PLAN_NAMES: Readonly<Record<number, string>> = {
  1: 'Plano Standard Padrão',
  2: 'Plano Pro Padrão',
};
/** The plan of a store that never chose one. */
const FIRST_PLAN = 1;

/** The sale by which a plan is explained, in cents, and by what it is paid: a credit card of any brand, at once. */
export const EXAMPLE_SALE_CENTS = 10_000;
const EXAMPLE_WAY = { method: 'CREDIT', brand: null, instalments: 1 } as const;

/** Receipt in days, by a row's kind. */
export const RECEIPT_DAYS = { debit: 1, credit: 30 } as const;

/** Plans and terms as they hold or will hold for a store. */
export interface PlanTerms {
  plans: readonly PlanVersion[];
  choices: readonly { fromDay: CalendarDate; planId: number }[];
  commission: readonly CommissionTerms[];
}

/** A plan as it stands to a store: `fromDay` where it was chosen and does not hold yet; what the example leaves, in cents. */
export interface PlanStanding {
  planId: number;
  name: string;
  isActive: boolean;
  fromDay: CalendarDate | null;
  yieldCents: number | null;
}

/** The plan that holds on an operational day. */
export function planOn({ choices }: Pick<PlanTerms, 'choices'>, day: CalendarDate): number {
  return versionOn(choices, day)?.planId ?? FIRST_PLAN;
}

/** The day a plan holds from that is chosen on an operational day: what was sold today stays under the plan it was sold under. */
export function nextPlanDay(today: CalendarDate): CalendarDate {
  return dateOfDayNumber(dayNumberOf(today) + 1);
}

/** The version of a plan that holds on a day; null: none does. */
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

/** All plans as they stand to a store on an operational day. */
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
