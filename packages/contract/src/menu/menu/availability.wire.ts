import { DAY_MINUTES, type Period } from '@comanda/domain/store/hours/period';
import { readWeek, type TypedDay, typedDayOf, type Week } from '@comanda/domain/store/hours/week';
import * as z from 'zod/mini';
import { type Shape, shape } from '../../kit/shape.ts';
import { timeFaultText } from '../../store/hours/time-fault-texts.ts';

/** Weekdays of the menu's availability, from Sunday. */
const DAYS = ['do', 'sg', 'te', 'qa', 'qi', 'sx', 'sb'] as const;
const NO_TIME = 'Use um horário de 00:00 a 23:59.';
const NO_DAY = 'Marque pelo menos um dia.';
const LAST_MINUTE = DAY_MINUTES - 1;

/** For an unknown name the text lists the `known` names. Other faults get the usual text. */
function unknownAmong(known: readonly string[]) {
  return ({ code, keys }: { code?: string; keys?: string[] }) =>
    code === 'unrecognized_keys' && keys
      ? `Não existe “${keys.join('”, “')}”: use ${known.join(', ')}.`
      : undefined;
}

/** Minutes since midnight, or `HH:MM`. The end of the day may be written as 1439, 1440, '' or '00:00'. */
const time = z.optional(
  z.nullable(
    z.union([
      z.int(NO_TIME).check(z.gte(0, NO_TIME), z.lte(DAY_MINUTES, NO_TIME)),
      z.string().check(z.regex(/^$|^([01]?\d|2[0-3]):[0-5]\d$|^24:00$/, NO_TIME)),
    ]),
  ),
);
const TIMES = { initAt: time, endAt: time, initAt2: time, endAt2: time };
const day = z.strictObject(TIMES, { error: unknownAmong(Object.keys(TIMES)) });
type WireDay = z.infer<typeof day>;
type WireTime = WireDay['initAt'];

const week = z
  .strictObject(
    {
      do: z.optional(z.nullable(day)),
      sg: z.optional(z.nullable(day)),
      te: z.optional(z.nullable(day)),
      qa: z.optional(z.nullable(day)),
      qi: z.optional(z.nullable(day)),
      sx: z.optional(z.nullable(day)),
      sb: z.optional(z.nullable(day)),
    },
    { error: unknownAmong(DAYS) },
  )
  .check(({ value, issues }) => {
    const days = DAYS.map((name) => typedOf(value[name]));
    // Refuses a week without an open day. A product that is always sold has null instead.
    if (days.every(({ isOpen }) => !isOpen))
      issues.push({ code: 'custom', input: value, path: [], message: NO_DAY });
    const read = readWeek(days);
    for (const fault of 'faults' in read ? read.faults : [])
      issues.push({
        code: 'custom',
        input: value,
        path: [DAYS[fault.day] ?? 'do', FIELDS[fault.field]],
        message: timeFaultText(fault),
      });
  });
type WireWeek = z.infer<typeof week>;

const FIELDS = { opens: 'initAt', closes: 'endAt', opensAgain: 'initAt2', closesAgain: 'endAt2' } as const;

/** Returns invalid JSON as a text, so that the check refuses it. */
function parseJson(written: unknown): unknown {
  if (typeof written !== 'string') return written;
  if (written.trim() === '') return null;
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}

/** Maximum length of the JSON text of a week. */
const LONGEST_WEEK = 2_000;
const written = z.union([z.looseObject({}), z.string().check(z.maxLength(LONGEST_WEEK))]);
// Reads both forms (text and object) in one pipe, so that a fault names its day and time.
const read = z.pipe(
  z.transform((given: string | { [name: string]: unknown }) => parseJson(given)),
  z.nullable(week),
);
const wire = z.optional(z.nullable(z.pipe(written, read)));

/**
 * Availability as a week; null: always. On the wire it is a JSON text with minutes since midnight. An end
 * that is not after its beginning is on the next day. The end of the day is 1439. A day that is missing, null
 * or without times is closed. A week without any open day is refused.
 */
export const availability: Shape<Week | null, string | WireWeek | null | undefined> = shape<
  string | WireWeek | null | undefined,
  Week | null
>(wire as never, {
  decode: (sent) => {
    const given = parseJson(sent) as WireWeek | null | undefined;
    if (given === null || given === undefined) return null;
    const read = readWeek(DAYS.map((name) => typedOf(given[name])));
    return 'week' in read ? read.week : null;
  },
  encode: (domain) =>
    domain && JSON.stringify(Object.fromEntries(DAYS.map((name, at) => [name, wireDay(domain[at])]))),
});

/** Like {@link availability}, but for answers: always a text, because only clients may use the other forms. */
export const shownAvailability: Shape<Week | null, string | null> = shape(z.nullable(z.string()), {
  decode: (wire) => availability.decode(wire),
  encode: (domain) => availability.encode(domain) as string | null,
});

function typedOf(given: WireDay | null | undefined): TypedDay {
  const [opens, opensAgain] = [minutesOf(given?.initAt), minutesOf(given?.initAt2)];
  return {
    isOpen: opens !== null || opensAgain !== null,
    opens: opens ?? opensAgain,
    closes: endOf(opens === null ? given?.endAt2 : given?.endAt),
    opensAgain: opens === null ? null : opensAgain,
    closesAgain: opens === null || opensAgain === null ? null : endOf(given?.endAt2),
  };
}

function minutesOf(written: WireTime): number | null {
  if (written === null || written === undefined || written === '') return null;
  if (typeof written === 'number') return written % DAY_MINUTES;
  const [hours, minutes] = written.split(':').map(Number);
  return ((hours ?? 0) * 60 + (minutes ?? 0)) % DAY_MINUTES;
}

/** Returns 0 for the end of the day, because clocks show 00:00. */
function endOf(written: WireTime): number {
  const minutes = minutesOf(written) ?? 0;
  return minutes === LAST_MINUTE ? 0 : minutes;
}

function wireDay(stored: Week[number] | undefined): WireDay | null {
  if (!stored?.isOpen) return null;
  const { opens, closes, opensAgain, closesAgain } = typedDayOf(true, stored.periods as readonly Period[]);
  const end = (minutes: number | null) => (minutes === 0 ? LAST_MINUTE : minutes);
  return { initAt: opens, endAt: end(closes), initAt2: opensAgain, endAt2: end(closesAgain) };
}
