import * as z from 'zod/mini';
import { type Shape, shape } from '../../kit/shape.ts';
import { escapeToHtml } from './order-detail.wire.ts';

/** Texts that older clients insert into their page as HTML: escaping removes all markup. */
export const htmlText: Shape<string, string> = shape(z.string(), {
  decode: (wire) => wire,
  encode: escapeToHtml,
});
