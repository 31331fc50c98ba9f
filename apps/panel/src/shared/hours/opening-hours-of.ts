import { shownTimeZone } from '@comanda/client/formats/date-time.ts';
import type { SpecialDate, StoredHours } from '@comanda/contract/store/hours/hours.wire';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { Period } from '@comanda/domain/store/hours/period';
import type { OpeningHours } from '@comanda/domain/store/hours/switch-at';
import { readDay, readWeek } from '@comanda/domain/store/hours/week';

/** Opening hours of the store, in the store's time zone; null if the store has no hours. */
export function openingHoursOf(stored: StoredHours): OpeningHours | null {
  const read = readWeek(stored.days);
  if (stored.version === 0 || 'faults' in read) return null;
  const { opensByItself, closesByItself } = stored;
  return {
    schedule: {
      timeZone: shownTimeZone(),
      week: read.week,
      specialDates: specialDatesOf(stored.specialDates),
    },
    opensByItself,
    closesByItself,
  };
}

/** Special dates whose periods replace the hours of their weekday. */
export function specialDatesOf(dates: readonly SpecialDate[]): Map<CalendarDate, readonly Period[]> {
  return new Map(
    dates.flatMap((special) => {
      if (special.kind === 'usual') return [];
      const read = special.kind === 'closed' ? { periods: [] } : readDay({ ...special, isOpen: true });
      return 'faults' in read ? [] : [[special.date, read.periods] as const];
    }),
  );
}
