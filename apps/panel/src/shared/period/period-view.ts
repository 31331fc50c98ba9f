import { REPORT_PERIODS, type ReportPeriod } from '@comanda/contract/kit/report-days.wire';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { isDate, type NamedPeriod, type Period } from '@comanda/domain/kit/time/day-range';
import { useRouter, useRouterState } from '@tanstack/react-router';

/** Days of a report: a named period, or `PP` with dates. */
export interface ReportDays {
  period: ReportPeriod;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

const NAMES: Partial<Record<ReportPeriod, NamedPeriod>> = {
  hoje: 'today',
  7: '7-days',
  30: '30-days',
  60: '60-days',
  90: '90-days',
};

/** Converts days to the value of the period field; null: all days. */
export function shownOfDays({ period, from, to }: ReportDays): Period | null {
  if (from !== null && to !== null) return { from, to };
  return NAMES[period] ?? null;
}

/** Converts the value of the period field to days; null: all days. */
export function daysOfShown(shown: Period | null): ReportDays {
  if (shown !== null && typeof shown !== 'string') return { period: 'PP', ...shown };
  const period = REPORT_PERIODS.find((each) => NAMES[each] === shown) ?? '0';
  return { period, from: null, to: null };
}

const WORD = 'periodo';
const FIRST: ReportDays = { period: '7', from: null, to: null };

/** Reads `?periodo=30`, also written `30-dias`, or `?periodo=2026-11-01_2026-11-30`; invalid values give the default. */
function daysOfAddress(search: string, first: ReportDays): ReportDays {
  const word = new URLSearchParams(search).get(WORD) ?? '';
  const [from = '', to = ''] = word.split('_');
  if (isDate(from) && isDate(to) && from <= to) return { period: 'PP', from, to };
  const period = REPORT_PERIODS.find((each) => each === word.replace(/-dias$/, '') && each !== 'PP');
  return period === undefined ? first : { period, from: null, to: null };
}

function addressOfDays({ period, from, to }: ReportDays, search: string, first: ReportDays): string {
  const words = new URLSearchParams(search);
  words.set(WORD, period === 'PP' ? `${from}_${to}` : period);
  if (period === first.period) words.delete(WORD);
  return words.size === 0 ? '' : `?${words}`;
}

/** The days that a screen shows, saved in the address, so that Back restores them. `first` is the default. */
export function useReportDays(first: ReportDays = FIRST) {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return {
    days: daysOfAddress(search, first),
    show: (days: ReportDays) => {
      const { pathname, search: now } = router.history.location;
      const next = addressOfDays(days, now, first);
      if (next !== now) router.history.push(`${pathname}${next}`);
    },
  };
}
