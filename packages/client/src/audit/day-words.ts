import {
  type CalendarDate,
  dateOfDayNumber,
  dayNumberOf,
  weekdayOf,
} from '@comanda/domain/kit/time/calendar-date';
import { auditTexts } from './texts.ts';

/**
 * Describes a day in two texts: `Hoje` and `domingo, 22 de novembro`. If the year is not the current one, it
 * is added.
 */
export function dayWords(date: CalendarDate, today: CalendarDate): { near: string | null; full: string } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const shownYear = date.slice(0, 4) === today.slice(0, 4) ? null : year;
  const full = auditTexts.day(weekdayOf(date), day, month, shownYear);
  if (date === today) return { near: auditTexts.today, full };
  const isYesterday = date === dateOfDayNumber(dayNumberOf(today) - 1);
  return { near: isYesterday ? auditTexts.yesterday : null, full };
}
