import { tidyName } from '@comanda/domain/kit/text/tidy-name';
import { MAX_PRICE_CENTS } from '@comanda/domain/menu/menu/price-rules';
import * as z from 'zod/mini';
import { integer, reais, text } from '../../kit/field-types.ts';
import { orNull } from '../../kit/record.ts';
import { type Shape, shape } from '../../kit/shape.ts';

// Types of fields in the menu's forms. A save changes only the fields it contains.

/** Older clients write a missing value as 0 or as an empty text. */
type WrittenNone = '' | 0 | '0' | null | undefined;

/** Reads an empty value as none; `wire` gives the fault for all others. */
const orNothing = (wire: z.ZodMiniType<number>) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.transform((written: unknown) => (written === '' ? null : written)),
        z.nullable(wire),
      ),
    ),
  );

/** Numbers of rows. Values for none are 0 or negative (-1 a loose item, -2 a new group of a product). */
const rowNumber = integer({ min: -2, max: 2_147_483_647 });

/** The number of a row; null, 0, negative or empty where there is none. */
export const idOrNone: Shape<number | null, number | string | null | undefined> = shape<
  number | string | null | undefined,
  number | null
>(orNothing(rowNumber.wire) as never, {
  decode: (wire) => (typeof wire === 'number' && wire > 0 ? wire : null),
  encode: (domain: number | null) => domain,
});

/** Names of the menu, in letters as programs count them: most emoji are two. */
export const LONGEST_NAME = 200;
/** Drops invisible characters and those that reverse other text. */
export const menuName = text({ max: LONGEST_NAME, tidied: tidyName });

/** A price up to R$ 99.999,99. */
export const price = reais({ max: MAX_PRICE_CENTS });

/** A price that may be missing: null, 0 or empty. */
export const priceOrNone: Shape<number | null, number | WrittenNone> = shape<
  number | WrittenNone,
  number | null
>(orNothing(price.wire) as never, {
  decode: (wire) => (typeof wire === 'number' ? price.decode(wire) || null : null),
  encode: (domain: number | null) => domain && price.encode(domain),
});

/** The version a save was made from; null replaces any version. */
export const madeFrom = orNull(integer({ min: 0, max: 2_000_000_000 }));
