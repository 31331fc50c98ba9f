import * as z from 'zod/mini';
import { type Shape, shape } from '../../kit/shape.ts';
import { escapeToHtml } from './order-detail.wire.ts';

/** A text that older clients insert into their page as HTML, so all markup is escaped. */
export const htmlText: Shape<string, string> = shape(z.string(), {
  decode: (wire) => wire,
  encode: escapeToHtml,
});
