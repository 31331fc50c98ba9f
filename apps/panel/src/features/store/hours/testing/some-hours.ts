import { type StoredHours, WEEKDAYS } from '@comanda/contract/store/hours/hours.wire';

const NO_TIMES = { opens: null, closes: null, opensAgain: null, closesAgain: null };

/** A pizzeria that is open from Tuesday to Sunday, 18:00 to 23:00, with two special dates in December. */
export function someHours(over: Partial<StoredHours> = {}): StoredHours {
  return {
    opensByItself: true,
    closesByItself: true,
    days: WEEKDAYS.map((weekday, day) => ({
      weekday,
      ...NO_TIMES,
      isOpen: day !== 1,
      ...(day === 1 ? {} : { opens: 18 * 60, closes: 23 * 60 }),
    })),
    version: 4,
    changedBy: 'Luciana Moreira',
    changedAt: Date.UTC(2026, 10, 20, 22),
    specialDates: [
      {
        date: '2026-12-24',
        name: 'Véspera de Natal',
        kind: 'hours',
        ...NO_TIMES,
        opens: 600,
        closes: 960,
        version: 1,
        changedBy: 'Luciana Moreira',
        changedAt: Date.UTC(2026, 10, 20, 22),
      },
    ],
    holidays: [{ date: '2026-12-25', name: 'Natal' }],
    ...over,
  };
}
