// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { monotonicNow } from '../../../shared/clock/monotonic-now.ts';
import { useMenuNow } from './use-menu-now.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('updates when the first item returns and with each minute of the clock', () => {
  // The test starts ten seconds after a full minute.
  vi.advanceTimersByTime(MINUTE_MS - (monotonicNow() % MINUTE_MS) + 10_000);
  const started = monotonicNow();
  const items = [
    { isIn: false, backAt: started + 20_000 },
    { isIn: false, backAt: started - 5_000 },
    { isIn: true, backAt: null },
  ];
  const { result } = renderHook(() => useMenuNow(items));
  act(() => vi.advanceTimersByTime(19_000));
  expect(result.current - started).toBeLessThan(1_000);
  act(() => vi.advanceTimersByTime(2_000));
  expect(result.current).toBeGreaterThanOrEqual(started + 20_000);
  expect(result.current - started).toBeLessThan(21_000);
  act(() => vi.advanceTimersByTime(30_000));
  expect(Math.floor(result.current / MINUTE_MS)).toBe(Math.floor(started / MINUTE_MS) + 1);
});

it('has one timer for all listeners and none without listeners', () => {
  const lists = Array.from({ length: 30 }, () => renderHook(() => useMenuNow([])));
  expect(vi.getTimerCount()).toBe(1);
  for (const { unmount } of lists) unmount();
  expect(vi.getTimerCount()).toBe(0);
});
