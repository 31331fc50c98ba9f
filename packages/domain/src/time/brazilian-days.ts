import type { CalendarDate } from './calendar-date.ts';

/** A day as Brazilians write it: `2026-12-24` is `24/12/2026`. */
export const brazilianDay = (day: CalendarDate): string => day.split('-').reverse().join('/');

/** Names of weekdays, in short; 0 is Sunday. */
export const WEEKDAY_NAMES = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const;
