import { expect, it } from 'vitest';
import { showTimesIn } from './date-time.ts';
import { untilWords } from './until-words.ts';

it('names the time of a period under way only', () => {
  showTimesIn('America/Sao_Paulo');
  const at = Date.parse('2026-11-24T05:30:00Z');
  // 02:30 belongs to the previous operational day.
  expect(untilWords('2026-11-23', at)).toBe(', até 02:30');
  expect(untilWords('2026-11-30', at)).toBe(', até 02:30');
  expect(untilWords('2026-11-22', at)).toBe('');
});
