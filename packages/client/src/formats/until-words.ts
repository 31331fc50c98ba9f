import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { formatTime, shownTimeZone } from './date-time.ts';

/**
 * Time of the data, as ', até 14:32', if the period is not over; '' after its last day `to`. `at`: epoch ms
 * of the data.
 */
export const untilWords = (to: CalendarDate, at: number): string =>
  to < operationalDate(shownTimeZone(), at) ? '' : `, até ${formatTime(new Date(at))}`;
