import { calendarDay } from '../../kit/calendar-day.ts';
import { translated } from '../../kit/field-types.ts';
import { orNull } from '../../kit/record.ts';

/** Periods of the finance screens; `dates`: from one day to another. */
export const FINANCE_PERIOD_WORDS = {
  today: 'hoje',
  '7-days': '7',
  '30-days': '30',
  '60-days': '60',
  '90-days': '90',
  dates: 'PP',
} as const;
export type FinancePeriod = keyof typeof FINANCE_PERIOD_WORDS;

/** The period of a word; null for an unknown word. */
export function financePeriodOf(word: string): FinancePeriod | null {
  const found = Object.entries(FINANCE_PERIOD_WORDS).find(([, each]) => each === word);
  return found === undefined ? null : (found[0] as FinancePeriod);
}

/** Days of the request; the server uses the dates only with the period 'PP'. Null: the last 30 days. */
export const financePeriodFields = {
  period: ['periodo', orNull(translated(FINANCE_PERIOD_WORDS))],
  from: ['inicio', orNull(calendarDay)],
  to: ['fim', orNull(calendarDay)],
} as const;
