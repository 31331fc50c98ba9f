import { MAX_PRICE_CENTS } from '@comanda/domain/menu/price-rules';
import { tidyName } from '@comanda/domain/text/tidy-name';
import * as z from 'zod/mini';
import { integer, reais, text } from '../field-types.ts';
import { orNull } from '../record.ts';
import { type Shape, shape } from '../shape.ts';

// What fields of the menu's forms are. In a save, whatever is left out stays as it is.

/** Older clients write what is none as 0 or as nothing. */
type WrittenNone = '' | 0 | '0' | null | undefined;

/** Takes nothing as none, and leaves it to `wire` to say what is wrong with anything else. */
const orNothing = (wire: z.ZodMiniType<number>) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.transform((written: unknown) => (written === '' ? null : written)),
        z.nullable(wire),
      ),
    ),
  );

/** Numbers of rows, and what stands for none of them: 0, or a negative one (-1 a loose item, -2 a new group of a product). */
const rowNumber = integer({ min: -2, max: 2_147_483_647 });

/** The number of a row; null, 0, less or nothing where there is none. */
export const idOrNone: Shape<number | null, number | string | null | undefined> = shape<
  number | string | null | undefined,
  number | null
>(orNothing(rowNumber.wire) as never, {
  decode: (wire) => (typeof wire === 'number' && wire > 0 ? wire : null),
  encode: (domain: number | null) => domain,
});

/** Names of the menu, in letters as programs count them: most emoji are two. */
export const LONGEST_NAME = 200;
/** Without what cannot be seen, or turns other text around. */
export const menuName = text({ max: LONGEST_NAME, tidied: tidyName });

/** A price up to R$ 99.999,99. */
export const price = reais({ max: MAX_PRICE_CENTS });

/** A price that may be none: null, 0 or nothing. */
export const priceOrNone: Shape<number | null, number | WrittenNone> = shape<
  number | WrittenNone,
  number | null
>(orNothing(price.wire) as never, {
  decode: (wire) => (typeof wire === 'number' ? price.decode(wire) || null : null),
  encode: (domain: number | null) => domain && price.encode(domain),
});

/** Which version a save was made from; null goes on top of whatever stands. */
export const madeFrom = orNull(integer({ min: 0, max: 2_000_000_000 }));
