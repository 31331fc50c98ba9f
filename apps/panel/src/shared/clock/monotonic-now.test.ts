import { afterEach, expect, it, vi } from 'vitest';
import { monotonicNow } from './monotonic-now.ts';

afterEach(() => vi.restoreAllMocks());

it('is near the clock of the machine and does not follow its jumps', () => {
  const before = monotonicNow();
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000);
  vi.spyOn(Date, 'now').mockReturnValue(0);
  const after = monotonicNow();
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after - before).toBeLessThan(60_000);
});
