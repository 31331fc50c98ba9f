import { type WallClock, wallClockAt } from '@comanda/domain/kit/time/wall-clock';

let storeTimeZone = 'America/Sao_Paulo';

/** Sets the IANA time zone for all times. It is the store's zone, not the zone of the machine. */
export function showTimesIn(timeZone: string): void {
  storeTimeZone = timeZone;
}

/** Returns the IANA time zone of all displayed times. */
export function shownTimeZone(): string {
  return storeTimeZone;
}

/** Formats a time as `19:42`, in the store's time zone by default. */
export function formatTime(at: Date, timeZone: string = storeTimeZone): string {
  return time(wallClockAt(timeZone, at.getTime()));
}

/** Formats a day as `21/11/2025`, in the store's time zone by default. */
export function formatDate(at: Date, timeZone: string = storeTimeZone): string {
  return date(wallClockAt(timeZone, at.getTime()));
}

/** Formats day and time as `21/11/2025 19:42`, in the store's time zone by default. */
export function formatDateTime(at: Date, timeZone: string = storeTimeZone): string {
  const clock = wallClockAt(timeZone, at.getTime());
  return `${date(clock)} ${time(clock)}`;
}

const two = (number: number) => String(number).padStart(2, '0');
const time = ({ hour, minute }: WallClock) => `${two(hour)}:${two(minute)}`;
const date = ({ day, month, year }: WallClock) => `${two(day)}/${two(month)}/${year}`;

/** Formats a calendar day `2025-11-21`, which has no zone, as `21/11/2025`. Throws on another notation. */
export function formatDay(day: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) throw new Error(`not a yyyy-mm-dd day: ${day}`);
  return `${match[3]}/${match[2]}/${match[1]}`;
}
