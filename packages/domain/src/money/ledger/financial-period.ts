import type { CalendarDate } from '../../kit/time/calendar-date.ts';
import { addMonths, type CalendarMonth, daysOfMonth, monthOf } from '../../kit/time/calendar-month.ts';
import type { DayRange } from '../../kit/time/day-range.ts';

/** A month of a store's ledger. Its id is year and month: 202611. */
export interface FinancialPeriod extends DayRange {
  periodId: number;
  /** E.g. 'novembro de 2026'. */
  label: string;
}

const NAMES = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro'],
  ...['outubro', 'novembro', 'dezembro'],
];

/** E.g. 'novembro de 2026'. */
export function monthLabel(month: CalendarMonth): string {
  const [year, number] = month.split('-');
  return `${NAMES[Number(number) - 1]} de ${year}`;
}

const idOf = (month: CalendarMonth): number => Number(month.replace('-', ''));

/**
 * All months from the ledger's first day until today, newest first. The first month begins on the ledger's first day.
 */
export function periodsOf(openedOn: CalendarDate, today: CalendarDate): FinancialPeriod[] {
  const periods: FinancialPeriod[] = [];
  for (let month = monthOf(openedOn); month <= monthOf(today); month = addMonths(month, 1)) {
    const { from, to } = daysOfMonth(month);
    periods.unshift({
      periodId: idOf(month),
      label: monthLabel(month),
      from: from < openedOn ? openedOn : from,
      to,
    });
  }
  return periods;
}
