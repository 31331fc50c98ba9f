import * as z from 'zod/mini';

/**
 * The text for a value that matches no part of a union: 'required' if the value is missing, otherwise the
 * given text.
 */
export const unlessMissing = (words: string) => ({
  error: ({ input }: { input?: unknown }) => (input == null || input === '' ? 'Campo obrigatório.' : words),
});

/** Integers: JSON numbers, or digits from a form. */
export const wireInteger = z.pipe(
  z.union(
    [z.number(), z.pipe(z.string().check(z.regex(/^-?\d{1,15}$/)), z.transform(Number))],
    unlessMissing('Informe um número inteiro.'),
  ),
  z.int(),
);

/** Ids in paths and bodies: positive integers. */
export const wireId = z.pipe(wireInteger, z.int().check(z.positive()));

/** Removes characters that a database refuses (NUL, lone surrogates). */
export const writable = z.overwrite((written: string) => written.replaceAll('\0', '').toWellFormed());

/**
 * Converts numbers to text, because programs also send codes, house numbers and phones as numbers. Unsafe
 * integers are not converted, because they have already lost digits.
 */
export const asText = (value: unknown) =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : value;

export const wireFlagSN = z.enum(['S', 'N']);
export const wireFlag10 = z.enum(['1', '0']);

export const flagSN = (value: boolean) => (value ? 'S' : 'N');
export const flag10 = (value: boolean) => (value ? '1' : '0');

// A moment outside these years is a typing error of a partner, so the intake refuses the order.
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** Instants travel as RFC 3339 in UTC. */
export const wireInstant = z.iso
  .datetime({ offset: true, abort: true })
  .check(
    z.refine((text) => Date.parse(text) >= EARLIEST && Date.parse(text) < LATEST, 'Data fora do possível.'),
  );
export function instant(epochMs: number): string {
  const minute = Math.floor(epochMs / MINUTE_MS);
  let start = starts.get(minute);
  if (start === undefined) {
    if (starts.size >= MAX_STARTS) starts.clear();
    start = new Date(minute * MINUTE_MS).toISOString().slice(0, 17);
    starts.set(minute, start);
  }
  const rest = String(100_000 + epochMs - minute * MINUTE_MS);
  return `${start}${rest.slice(1, 3)}.${rest.slice(3)}Z`;
}

const MINUTE_MS = 60_000;
// Cache of formatted minutes (`2026-11-21T20:15:`), because a board has hundreds of instants and formatting
// dates is slow.
const starts = new Map<number, string>();
const MAX_STARTS = 2_000;

export const optionalInstant = (epochMs: number | null) => (epochMs === null ? null : instant(epochMs));
export const epochOf = (iso: string) => Date.parse(iso);
export const optionalEpochOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));
