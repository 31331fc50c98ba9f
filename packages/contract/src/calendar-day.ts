import { dateOfDayNumber, dayNumberOf } from '@comanda/domain/time/calendar-date';
import * as z from 'zod/mini';
import { asIs, type Shape } from './shape.ts';

const isRealDay = (day: string) =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && dateOfDayNumber(dayNumberOf(day)) === day;

/** A calendar day of this century, `2026-12-24`; it has no zone. */
export const calendarDay: Shape<string, string> = asIs(
  z
    .string()
    .check(
      z.regex(/^20\d{2}-\d{2}-\d{2}$/, { abort: true, message: 'Data inválida.' }),
      z.refine(isRealDay, 'Data inválida.'),
    ),
);
