import * as z from 'zod/mini';
import { asIs, type Shape } from './shape.ts';

/** A month of this century, `2026-11`. */
export const calendarMonth: Shape<string, string> = asIs(
  z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Informe o mês como 2026-11.')),
);
