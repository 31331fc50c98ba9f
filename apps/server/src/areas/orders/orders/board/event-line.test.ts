import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventLine } from './event-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aLine() {
  const pushed: number[] = [];
  const line = new EventLine();
  return {
    line,
    pushed,
    take: (seq: number, storeId = 1) => line.take(storeId, seq, () => pushed.push(seq)),
  };
}

it('holds an event that came too early, and releases both in order', () => {
  const { take, pushed } = aLine();
  for (const seq of [1, 3, 2, 4]) take(seq);
  expect(pushed).toEqual([1, 2, 3, 4]);
});

it('waits only for a limited time: numbers of another process never arrive', () => {
  const { take, pushed } = aLine();
  take(1);
  take(5);
  take(4);
  expect(pushed).toEqual([1]);
  vi.advanceTimersByTime(20);
  expect(pushed).toEqual([1, 4, 5]);
  take(6);
  take(2);
  expect(pushed).toEqual([1, 4, 5, 6, 2]);
});

it('separates stores', () => {
  const { take, pushed } = aLine();
  take(10, 1);
  take(12, 1);
  take(99, 2);
  expect(pushed).toEqual([10, 99]);
});

it('pushes every event exactly once, in any order of arrival', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...Array(12).keys()].map((n) => n + 1)), (order) => {
      const { line, take, pushed } = aLine();
      for (const seq of order) take(seq);
      line.flush();
      expect([...pushed].sort((a, b) => a - b)).toEqual([...order].sort((a, b) => a - b));
    }),
  );
});
