import { type CalendarDate, dateOfDayNumber, dayNumberOf } from '@comanda/domain/kit/time/calendar-date';
import { type CalendarMonth, monthOf } from '@comanda/domain/kit/time/calendar-month';
import { useRouter, useRouterState } from '@tanstack/react-router';

/**
 * The month and day shown. A null month means the server's current month; a null day means that no day is
 * open.
 */
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

/** Reads an address. An invalid value is treated as missing. A day sets its month. */
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
    // An invalid date, such as 31 June or 99.
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

/** Saves month and day in the address: Back returns from a day to its month, then to the month before. */
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
