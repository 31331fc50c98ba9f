import * as z from 'zod/mini';
import { escapeToHtml } from './orders/order-detail.wire.ts';
import { type Shape, shape } from './shape.ts';

/** Words that older clients put into their page as they come: nothing in them is anybody's markup. */
export const htmlText: Shape<string, string> = shape(z.string(), {
  decode: (wire) => wire,
  encode: escapeToHtml,
});
