import * as z from 'zod/mini';

/** Numbers that arrive as JSON numbers or, form-encoded, as digits. */
export const wireInteger = z.pipe(
  z.union([z.number(), z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number))]),
  z.int(),
);

/** Identifiers in paths and bodies: positive whole numbers. */
export const wireId = z.pipe(wireInteger, z.int().check(z.positive()));

export const wireFlagSN = z.enum(['S', 'N']);
export const wireFlag10 = z.enum(['1', '0']);

export const flagSN = (value: boolean) => (value ? 'S' : 'N');
export const flag10 = (value: boolean) => (value ? '1' : '0');

// Nobody orders pizza outside this century; a typing error of a partner must not become an order.
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** Instants travel as RFC 3339 in UTC. */
export const wireInstant = z.iso
  .datetime({ offset: true })
  .check(
    z.refine((text) => Date.parse(text) >= EARLIEST && Date.parse(text) < LATEST, 'Data fora do possível.'),
  );
export function instant(epochMs: number): string {
  const day = Math.floor(epochMs / DAY_MS);
  if (day !== keptDay) {
    keptDate = new Date(day * DAY_MS).toISOString().slice(0, 11);
    keptDay = day;
  }
  const ms = epochMs - day * DAY_MS;
  const hours = two(Math.floor(ms / 3_600_000));
  const minutes = two(Math.floor(ms / 60_000) % 60);
  const seconds = two(Math.floor(ms / 1000) % 60);
  return `${keptDate}${hours}:${minutes}:${seconds}.${String(ms % 1000).padStart(3, '0')}Z`;
}

const DAY_MS = 86_400_000;
const two = (part: number) => (part < 10 ? `0${part}` : String(part));
// The date of the last instant written: a board has hundreds of instants of one day, and dates are dear.
let keptDay = Number.NaN;
let keptDate = '';

export const optionalInstant = (epochMs: number | null) => (epochMs === null ? null : instant(epochMs));
export const epochOf = (iso: string) => Date.parse(iso);
export const optionalEpochOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));
