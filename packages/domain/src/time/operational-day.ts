/** A store's day ends at 05:00 of its own clock: the last pizza of Saturday belongs to Saturday. */
export const DAY_CUT_HOUR = 5;

// Making a formatter is dear and there are few zones.
const formatters = new Map<string, Intl.DateTimeFormat>();

function wallClockOf(timeZone: string): Intl.DateTimeFormat {
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
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

function offsetMsAt(timeZone: string, at: number): number {
  const parts = wallClockOf(timeZone).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
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

/**
 * Start of the operational day that contains `now`, in epoch milliseconds.
 * `timeZone` is an IANA name, e.g. America/Sao_Paulo.
 */
export function operationalDayStart(timeZone: string, now: number): number {
  const offset = offsetMsAt(timeZone, now);
  const wall = new Date(now + offset);
  const cut = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate(), DAY_CUT_HOUR);
  const wallStart = now + offset >= cut ? cut : cut - 24 * 3_600_000;
  const guess = wallStart - offset;
  return wallStart - offsetMsAt(timeZone, guess);
}
