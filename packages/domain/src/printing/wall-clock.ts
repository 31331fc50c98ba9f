const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

// Making a formatter is dear and there are few zones.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/** What a clock on the store's wall shows. The words are ours, so that no machine's language changes a ticket. */
interface WallClock {
  weekday: string;
  /** '22/11' */
  dayMonth: string;
  year: number;
  /** '19:30' */
  time: string;
}

function wallClockOf(at: number, timeZone: string): WallClock {
  const parts = formatterOf(timeZone).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const year = read('year');
  const weekday = new Date(Date.UTC(year, read('month') - 1, read('day'))).getUTCDay();
  return {
    weekday: WEEKDAYS[weekday] ?? '',
    dayMonth: `${twoDigits(read('day'))}/${twoDigits(read('month'))}`,
    year,
    time: `${twoDigits(read('hour'))}:${twoDigits(read('minute'))}`,
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** `sábado, 22/11 às 19:30`. `at` in epoch milliseconds, `timeZone` an IANA name. */
export function dayInWords(at: number, timeZone: string): string {
  const { weekday, dayMonth, time } = wallClockOf(at, timeZone);
  return `${weekday}, ${dayMonth} às ${time}`;
}

/** `22/11/2026 às 19:30`. */
export function dateAndTime(at: number, timeZone: string): string {
  const { dayMonth, year, time } = wallClockOf(at, timeZone);
  return `${dayMonth}/${year} às ${time}`;
}

/** `19:30`, with the day before it when it is another one than that of `seenFrom`: `23/11 às 00:10`. */
export function timeSeenFrom(at: number, seenFrom: number, timeZone: string): string {
  const then = wallClockOf(at, timeZone);
  const now = wallClockOf(seenFrom, timeZone);
  const isSameDay = then.dayMonth === now.dayMonth && then.year === now.year;
  return isSameDay ? then.time : `${then.dayMonth} às ${then.time}`;
}
