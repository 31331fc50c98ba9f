import { formatDate, formatTime } from './date-time.ts';

const DAY_MS = 86_400_000;

/**
 * Describes a moment close to `now`, in the store's zone: `às 20:30`, `amanhã, 05:00`, `23/11/2026, 05:00`.
 */
export function dayAndTime(at: number, now: number, timeZone?: string): string {
  const time = formatTime(new Date(at), timeZone);
  const day = formatDate(new Date(at), timeZone);
  if (day === formatDate(new Date(now), timeZone)) return `às ${time}`;
  return `${day === formatDate(new Date(now + DAY_MS), timeZone) ? 'amanhã' : day}, ${time}`;
}
