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

/** Instants travel as RFC 3339 in UTC. */
export const wireInstant = z.iso.datetime({ offset: true });
export const instant = (epochMs: number) => new Date(epochMs).toISOString();
export const optionalInstant = (epochMs: number | null) => (epochMs === null ? null : instant(epochMs));
export const epochOf = (iso: string) => Date.parse(iso);
export const optionalEpochOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));
