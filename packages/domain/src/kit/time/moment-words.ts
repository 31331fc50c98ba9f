import { wallClockAt } from './wall-clock.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** Formats a time as `28/11/2026 às 14:05` on the store's clock; `at` in epoch ms. */
export function momentWords(timeZone: string, at: number): string {
  const { year, month, day, hour, minute } = wallClockAt(timeZone, at);
  return `${two(day)}/${two(month)}/${year} às ${two(hour)}:${two(minute)}`;
}
