import * as z from 'zod/mini';
import { escapeToHtml } from './orders/order-detail.wire.ts';
import { type Shape, shape } from './shape.ts';

/** Texts that older clients insert into their page as HTML: they are escaped, so that they contain no markup. */
export const htmlText: Shape<string, string> = shape(z.string(), {
  decode: (wire) => wire,
  encode: escapeToHtml,
});
