// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { monotonicNow } from '../../shared/clock/monotonic-now.ts';
import { useMenuNow } from './use-menu-now.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('looks again at the moment the first item returns, and every minute besides', () => {
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
  const returned = result.current;
  act(() => vi.advanceTimersByTime(61_000));
  expect(result.current).toBeGreaterThanOrEqual(returned + 60_000);
});
