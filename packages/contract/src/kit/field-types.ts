import { centsFromReais, MAX_AMOUNT_CENTS, reaisFromCents } from '@comanda/domain/kit/cents/cents';
import { formatCents } from '@comanda/domain/kit/cents/format-cents';
import * as z from 'zod/mini';
import { asIs, type Shape, shape } from './shape.ts';
import { epochOf, instant, unlessMissing, wireId, wireInstant, wireInteger, writable } from './wire-types.ts';

// Types of fields: rule, wire form and domain form, declared once for form, server and OpenAPI document.
// plain-faults.ts has the texts for invalid values, except where a type brings its own.

/** Row ids: positive integers; forms may send digits. */
export const id: Shape<number, number> = asIs(wireId);

/**
 * Types for fields of answers: texts, numbers, instants (epoch milliseconds), amounts (cents) and booleans.
 * Values are not checked, because the server made them.
 */
export const plainText: Shape<string, string> = { ...asIs(z.string()), absent: '' };
export const plainNumber: Shape<number, number> = { ...asIs(z.number()), absent: 0 };
export const plainMoment: Shape<number, string> = {
  ...shape(z.string(), { decode: epochOf, encode: instant }),
  absent: 0,
};
export const plainReais: Shape<number, number> = {
  ...shape(z.number(), { decode: centsFromReais, encode: reaisFromCents }),
  absent: 0,
};
export const plainBoolean: Shape<boolean, boolean> = { ...asIs(z.boolean()), absent: false };

/**
 * A typed line without outer blanks and without characters that a database refuses; lengths count characters.
 * `tidied` makes further changes before the text is saved.
 */
export function text({
  max,
  min = 1,
  tidied = (written) => written,
}: {
  max: number;
  min?: number;
  tidied?: (written: string) => string;
}): Shape<string, string> {
  const line = z.string().check(writable, z.trim(), z.overwrite(tidied), z.maxLength(max));
  return asIs(min === 0 ? line : line.check(z.minLength(min)));
}

/** An optional line of text; null if missing or blank. */
export function textOrNull({ max }: { max: number }): Shape<string | null, string | null | undefined> {
  return shape(z.optional(z.nullable(text({ max, min: 0 }).wire)), {
    decode: (wire) => wire || null,
    encode: (domain: string | null) => domain,
  });
}

/** Whole numbers within bounds, both included. */
export function integer({ min, max }: { min: number; max: number }): Shape<number, number> {
  return asIs(z.pipe(wireInteger, z.int().check(z.gte(min), z.lte(max))));
}

export function oneOfNumbers<const Value extends number>(values: readonly Value[]): Shape<Value, Value> {
  return asIs<Value>(z.pipe(wireInteger, z.literal([...values])) as never);
}

/** One of a few words; the same word on the wire and in the domain. */
export function oneOf<const Word extends string>(words: readonly Word[]): Shape<Word, Word> {
  return asIs<Word>(z.enum(words) as never);
}

/** One of a few words of the domain, each with a different word on the wire. */
export function translated<const Words extends Readonly<Record<string, string>>>(
  words: Words,
): Shape<keyof Words & string, Words[keyof Words]> {
  const domainWords = new Map(Object.entries(words).map(([domain, wire]) => [wire, domain]));
  return shape<Words[keyof Words], keyof Words & string>(z.enum(Object.values(words)) as never, {
    decode: (wire) => domainWords.get(wire) as keyof Words & string,
    encode: (domain) => words[domain],
  });
}

/** A boolean that is a letter on the wire. */
export function flag<const Letters extends { true: string; false: string }>(
  letters: Letters,
): Shape<boolean, Letters['true' | 'false']> {
  type Letter = Letters['true' | 'false'];
  // The letters in a fixed sequence for the OpenAPI document: 'S' before 'N', regardless of their meaning.
  const inOrder = [letters.true, letters.false].sort().reverse();
  return shape<Letter, boolean>(z.enum(inOrder) as never, {
    decode: (wire) => wire === letters.true,
    encode: (domain) => letters[domain ? 'true' : 'false'] as Letter,
  });
}

const NO_BOOLEAN = 'Informe sim ou não (true ou false).';

/** A boolean. Also accepts the words, letters and digits that older clients and forms send. */
export const bool: Shape<boolean, boolean> = asIs(
  z.pipe(
    z.pipe(
      z.union(
        [z.boolean(), z.literal([1, 0]), z.enum(['true', 'false', '1', '0', 'S', 'N'])],
        unlessMissing(NO_BOOLEAN),
      ),
      z.transform(
        (value) => value === true || value === 1 || value === 'true' || value === '1' || value === 'S',
      ),
    ),
    z.boolean(),
  ),
);

const REAIS = /^\d{1,9}(\.\d{1,2})?$/;
const NO_MONEY = 'Informe um valor em reais, como 12.50.';

/**
 * Integer cents, never negative. On the wire: reais as a number, or as a form's text with a dot, with at most
 * two decimal places.
 */
export function reais({ max = MAX_AMOUNT_CENTS }: { max?: number } = {}): Shape<number, number> {
  const written = z.pipe(z.string().check(z.regex(REAIS)), z.transform(Number));
  const isCents = (value: number) => value >= 0 && reaisFromCents(centsFromReais(value)) === value;
  const tooMuch = `O maior valor aceito é ${formatCents(max)}.`;
  return shape(
    z.pipe(
      z.union([z.number(), written], unlessMissing(NO_MONEY)),
      z
        .number()
        .check(z.refine(isCents, { message: NO_MONEY, abort: true }), z.lte(reaisFromCents(max), tooMuch)),
    ),
    { decode: centsFromReais, encode: reaisFromCents },
  );
}

/** Epoch milliseconds; RFC 3339 on the wire. */
export const moment: Shape<number, string> = shape(wireInstant, { decode: epochOf, encode: instant });

/** An uploaded file: its name and its bytes. Both come from the client and do not prove its type. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * A field of a call that takes files, see `Call.takesFiles`. If no file was chosen, a form sends an empty
 * file.
 */
export const givenFile: Shape<GivenFile, GivenFile> = asIs(
  z.custom<GivenFile>((value) => {
    const bytes = (value as Partial<GivenFile> | null | undefined)?.bytes;
    // A JSON object that only looks like bytes is refused.
    return bytes instanceof Uint8Array && bytes.length > 0;
  }, 'Escolha um arquivo.'),
);

/** An optional file: null if no file was chosen. */
export const fileOrNull: Shape<GivenFile | null, GivenFile | null | undefined> = shape(
  z.optional(
    z.nullable(
      z.custom<GivenFile>(
        (value) => (value as Partial<GivenFile> | null | undefined)?.bytes instanceof Uint8Array,
        'Escolha um arquivo.',
      ),
    ),
  ),
  { decode: (wire) => (wire && wire.bytes.length > 0 ? wire : null), encode: (domain) => domain },
);
