/** Local date and time in a zone; months count from 1. */
export interface WallClock {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** A zone (an IANA name) and its offset from UTC during a period. The period is in epoch milliseconds, end excluded. */
export interface ZoneOffset {
  timeZone: string;
  minutes: number;
  from: number;
  until: number;
}

// Formatters are cached because creating one is expensive. There are few zones.
const formatters = new Map<string, Intl.DateTimeFormat>();
const knownOffsets = new Map<string, ZoneOffset>();
/** Offsets from UTC in milliseconds, by zone and UTC day. Null when the clock changes on that day. */
const daysKnown = new Map<string, Map<number, number | null>>();
const MAX_DAYS = 2_000;

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const stored = formatters.get(timeZone);
  if (stored) return stored;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/**
 * Lets `wallClockAt` skip the time zone database within the period. Loading that database takes a tenth of a
 * second on a cheap phone.
 */
export function knowOffset(offset: ZoneOffset): void {
  knownOffsets.set(offset.timeZone, offset);
}

/**
 * Local date and time in a zone (an IANA name, e.g. America/Sao_Paulo) at `at`, in epoch milliseconds. Throws for an
 * invalid zone.
 */
export function wallClockAt(timeZone: string, at: number): WallClock {
  return clockOfUtc(at + offsetMsAt(timeZone, at));
}

/** Offset of a zone's clock (an IANA name) from UTC at `at`, both in milliseconds. */
export function offsetMsAt(timeZone: string, at: number): number {
  const known = knownOffsets.get(timeZone);
  if (known && at >= known.from && at < known.until) return known.minutes * MINUTE;
  return offsetOfDay(timeZone, Math.floor(at / DAY)) ?? findOffset(timeZone, at);
}

/**
 * Reading the time zone database is expensive. If a day begins and ends with the same offset, two reads are
 * enough for all moments of the day.
 */
function offsetOfDay(timeZone: string, day: number): number | null {
  const days = daysKnown.get(timeZone) ?? new Map<number, number | null>();
  const stored = days.get(day);
  if (stored !== undefined) return stored;
  const offset = findOffset(timeZone, day * DAY);
  const found = findOffset(timeZone, (day + 1) * DAY) === offset ? offset : null;
  if (days.size >= MAX_DAYS) days.clear();
  daysKnown.set(timeZone, days.set(day, found));
  return found;
}

function clockOfUtc(at: number): WallClock {
  const date = new Date(at);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function findOffset(timeZone: string, at: number): number {
  const parts = formatterOf(timeZone).formatToParts(at);
  const read = (type: keyof WallClock) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wall - Math.floor(at / 1000) * 1000;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/**
 * How far ahead in ms a known offset is valid. The server renews it earlier, and laws announce clock changes
 * weeks before.
 */
const AHEAD = 7 * DAY;
/** How far back in ms a known offset is valid: screens often show times of this age. */
const BACK = 98 * DAY;
/**
 * Steps in ms to search for a change of the offset. No zone changes its clock and changes it back within two
 * weeks.
 */
const STRIDES = [14 * DAY, DAY];

/** The period around `at` (epoch milliseconds) with the same offset: at most 14 weeks back and one week ahead. */
export function offsetAround(timeZone: string, at: number): ZoneOffset {
  const minutesAt = (time: number) => Math.round(findOffset(timeZone, time) / MINUTE);
  const minutes = minutesAt(at);
  const reach = (length: number, direction: 1 | -1) => {
    let reached = 0;
    for (const stride of STRIDES)
      while (reached + stride <= length && minutesAt(at + direction * (reached + stride)) === minutes)
        reached += stride;
    return at + direction * reached;
  };
  return { timeZone, minutes, from: reach(BACK, -1), until: reach(AHEAD, 1) };
}
