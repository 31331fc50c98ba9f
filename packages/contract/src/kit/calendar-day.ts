import { dateOfDayNumber, dayNumberOf } from '@comanda/domain/kit/time/calendar-date';
import * as z from 'zod/mini';
import { asIs, type Shape } from './shape.ts';

const isRealDay = (day: string) =>
  !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && dateOfDayNumber(dayNumberOf(day)) === day;

const dayLike = (form: RegExp): Shape<string, string> =>
  asIs(
    z
      .string()
      .check(
        z.regex(form, { abort: true, message: 'Data inválida.' }),
        z.refine(isRealDay, 'Data inválida.'),
      ),
  );

/** A calendar day of this century, `2026-12-24`; it has no zone. */
export const calendarDay: Shape<string, string> = dayLike(/^20\d{2}-\d{2}-\d{2}$/);

/**
 * A day that the server computed for an answer. It may be in the previous century, because a period may begin
 * years back.
 */
export const reckonedDay: Shape<string, string> = dayLike(/^\d{4}-\d{2}-\d{2}$/);
