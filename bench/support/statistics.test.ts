import { expect, it } from 'vitest';
import { median, percentile, summarize } from './statistics.ts';

it('takes percentiles by nearest rank, from what was measured', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.99)).toBe(99);
  expect(percentile(hundred, 1)).toBe(100);
  expect(percentile([7], 0.01)).toBe(7);
  expect(percentile([], 0.5)).toBe(0);
});

it('summarizes without changing the list', () => {
  const values = [30, 10, 20];
  expect(summarize(values)).toEqual({ count: 3, p50: 20, p95: 30, p99: 30, max: 30 });
  expect(values).toEqual([30, 10, 20]);
  expect(summarize([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0, max: 0 });
  expect(median([4, 1, 3])).toBe(3);
});
