import type { CalendarDate } from './calendar-date.ts';

/** Formats a day the Brazilian way: `2026-12-24` is `24/12/2026`. */
export const brazilianDay = (day: CalendarDate): string => day.split('-').reverse().join('/');

/** Short names of weekdays; 0 is Sunday. */
export const WEEKDAY_NAMES = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const;
