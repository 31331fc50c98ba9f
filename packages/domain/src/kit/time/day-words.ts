import { wallClockAt } from './wall-clock.ts';

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

/** Uses our own words instead of `Intl`, so that the locale of a computer never changes a ticket. */
function wordsAt(at: number, timeZone: string) {
  const { year, month, day, hour, minute } = wallClockAt(timeZone, at);
  return {
    weekday: WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '',
    /** E.g. '22/11'. */
    dayMonth: `${twoDigits(day)}/${twoDigits(month)}`,
    year,
    /** E.g. '19:30'. */
    time: `${twoDigits(hour)}:${twoDigits(minute)}`,
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** E.g. `sábado, 22/11 às 19:30`. `at` in epoch milliseconds, `timeZone` an IANA name. */
export function dayInWords(at: number, timeZone: string): string {
  const { weekday, dayMonth, time } = wordsAt(at, timeZone);
  return `${weekday}, ${dayMonth} às ${time}`;
}

/** E.g. `22/11/2026 às 19:30`. */
export function dateAndTime(at: number, timeZone: string): string {
  const { dayMonth, year, time } = wordsAt(at, timeZone);
  return `${dayMonth}/${year} às ${time}`;
}

/** E.g. `19:30`, or `23/11 às 00:10` when the day differs from the day of `seenFrom`. */
export function timeSeenFrom(at: number, seenFrom: number, timeZone: string): string {
  const then = wordsAt(at, timeZone);
  const now = wordsAt(seenFrom, timeZone);
  const isSameDay = then.dayMonth === now.dayMonth && then.year === now.year;
  return isSameDay ? then.time : `${then.dayMonth} às ${then.time}`;
}
