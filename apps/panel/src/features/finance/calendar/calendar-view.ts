import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '@comanda/domain/time/calendar-date';
import { type CalendarMonth, monthOf } from '@comanda/domain/time/calendar-month';
import { useRouter, useRouterState } from '@tanstack/react-router';

/** What of the calendar is shown. Null: what the server calls this month, and no day. */
export interface CalendarView {
  month: CalendarMonth | null;
  day: CalendarDate | null;
  isList: boolean;
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const isDay = (word: string) =>
  MONTH.test(word.slice(0, 7)) &&
  /^-\d{2}$/.test(word.slice(7)) &&
  dateOfDayNumber(dayNumberOf(word)) === word;

/** Reads an address; what means nothing there is as nothing. A day brings its month. */
export function viewOfAddress(search: string): CalendarView {
  const words = new URLSearchParams(search);
  const [month, day] = [words.get('mes') ?? '', words.get('dia') ?? ''];
  const shown = isRealDay(day) ? day : null;
  return {
    month: shown === null ? (MONTH.test(month) ? month : null) : monthOf(shown),
    day: shown,
    isList: words.get('ver') === 'lista',
  };
}

function isRealDay(word: string): boolean {
  try {
    return isDay(word);
  } catch {
    // 31 June, 99: no date at all.
    return false;
  }
}

export function addressOfView({ month, day, isList }: CalendarView): string {
  const words = new URLSearchParams();
  if (day !== null) words.set('dia', day);
  else if (month !== null) words.set('mes', month);
  if (isList) words.set('ver', 'lista');
  return words.size === 0 ? '' : `?${words}`;
}

/** What is shown, kept in the address: Back returns to the month one came from, or from a day to its month. */
export function useCalendarView() {
  const router = useRouter();
  const view = useRouterState({ select: ({ location }) => location.searchStr });
  const shown = viewOfAddress(view);
  return {
    ...shown,
    show: (changes: Partial<CalendarView>) => {
      const next = addressOfView({ ...viewOfAddress(router.history.location.search), ...changes });
      if (next !== router.history.location.search)
        router.history.push(`${router.history.location.pathname}${next}`);
    },
  };
}
