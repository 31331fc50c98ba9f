import * as z from 'zod/mini';
import { type Shape, shape } from '../../kit/shape.ts';

const NO_PERCENT = 'Informe uma porcentagem de 0 a 100, com até quatro casas, como 3.99.';
const isRate = (value: number) => value >= 0 && value <= 100 && Math.round(value * 10_000) / 10_000 === value;
const written = z.pipe(z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/, NO_PERCENT)), z.transform(Number));

/**
 * A rate in millionths. On the wire it is a percentage: 39,900 is 3.99. Percentages have at most four
 * decimals, so no digit is lost.
 */
export const percentRate: Shape<number, number> = shape(
  z.pipe(z.union([z.number(), written], NO_PERCENT), z.number().check(z.refine(isRate, NO_PERCENT))),
  {
    decode: (percent) => Math.round(percent * 10_000),
    encode: (millionths: number) => millionths / 10_000,
  },
);
