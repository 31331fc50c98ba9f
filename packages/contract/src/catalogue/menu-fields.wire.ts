import { MAX_PRICE_CENTS } from '@comanda/domain/catalogue/price-rules';
import * as z from 'zod/mini';
import { id, integer, reais, text } from '../field-types.ts';
import { orNull } from '../record.ts';
import { type Shape, shape } from '../shape.ts';

// What fields of the menu's forms are. In a save, whatever is left out stays as it is.

/** Older clients write a number that is none as 0 or as nothing. */
const isNone = z.union([z.literal(''), z.literal(0), z.literal('0')]);
type WrittenNone = '' | 0 | '0' | null | undefined;

/** The number of a row; null, 0 or nothing where there is none. */
export const idOrNone: Shape<number | null, number | WrittenNone> = shape<
  number | WrittenNone,
  number | null
>(z.optional(z.nullable(z.union([isNone, id.wire]))) as never, {
  decode: (wire) => (typeof wire === 'number' && wire > 0 ? wire : null),
  encode: (domain: number | null) => domain,
});

/** Names of the menu, in letters as programs count them: most emoji are two. */
export const LONGEST_NAME = 200;
export const menuName = text({ max: LONGEST_NAME });

/** A price up to R$ 99.999,99. */
export const price = reais({ max: MAX_PRICE_CENTS });

/** A price that may be none: null, 0 or nothing. */
export const priceOrNone: Shape<number | null, number | WrittenNone> = shape<
  number | WrittenNone,
  number | null
>(z.optional(z.nullable(z.union([isNone, price.wire]))) as never, {
  decode: (wire) => (typeof wire === 'number' ? price.decode(wire) || null : null),
  encode: (domain: number | null) => domain && price.encode(domain),
});

/** Which version a save was made from; null goes on top of whatever stands. */
export const madeFrom = orNull(integer({ min: 0, max: 2_000_000_000 }));
