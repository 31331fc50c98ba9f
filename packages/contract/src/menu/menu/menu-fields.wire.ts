import { tidyName } from '@comanda/domain/kit/text/tidy-name';
import { MAX_PRICE_CENTS } from '@comanda/domain/menu/menu/price-rules';
import * as z from 'zod/mini';
import { integer, reais, text } from '../../kit/field-types.ts';
import { orNull } from '../../kit/record.ts';
import { type Shape, shape } from '../../kit/shape.ts';

// Field types of the menu's forms. A save changes only the fields it contains.

/** Older clients send 0 or an empty text for a missing value. */
type WrittenNone = '' | 0 | '0' | null | undefined;

/** Decodes an empty value as null. `wire` checks all other values. */
const orNothing = (wire: z.ZodMiniType<number>) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.transform((written: unknown) => (written === '' ? null : written)),
        z.nullable(wire),
      ),
    ),
  );

/** Row ids. 0 and negative numbers mean that there is no row (-1: a loose item; -2: a new group of a product). */
const rowNumber = integer({ min: -2, max: 2_147_483_647 });

/** A row id; null if there is no row. On the wire null, 0, negative and empty mean no row. */
export const idOrNone: Shape<number | null, number | string | null | undefined> = shape<
  number | string | null | undefined,
  number | null
>(orNothing(rowNumber.wire) as never, {
  decode: (wire) => (typeof wire === 'number' && wire > 0 ? wire : null),
  encode: (domain: number | null) => domain,
});

/** Maximum length of a name in the menu, in UTF-16 code units (most emoji have two). */
export const LONGEST_NAME = 200;
/** A name without invisible characters, and without characters that reverse the direction of text. */
export const menuName = text({ max: LONGEST_NAME, tidied: tidyName });

/** A price up to R$ 99.999,99. */
export const price = reais({ max: MAX_PRICE_CENTS });

/** An optional price. On the wire null, 0 and empty mean no price. */
export const priceOrNone: Shape<number | null, number | WrittenNone> = shape<
  number | WrittenNone,
  number | null
>(orNothing(price.wire) as never, {
  decode: (wire) => (typeof wire === 'number' ? price.decode(wire) || null : null),
  encode: (domain: number | null) => domain && price.encode(domain),
});

/** The version that the save is based on. Null: the save replaces any version. */
export const madeFrom = orNull(integer({ min: 0, max: 2_000_000_000 }));
