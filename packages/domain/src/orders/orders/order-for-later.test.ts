import { expect, it } from 'vitest';
import { COUNTED_FROM_MS, isFarAway } from './order-for-later.ts';

const later = { status: 'accepted', scheduledFor: 1e12, promisedFor: 1e12 } as const;
const before = (ms: number) => 1e12 - ms;

it('counts down from an hour and a half before the requested time', () => {
  expect(isFarAway(later, before(COUNTED_FROM_MS + 1))).toBe(true);
  expect(isFarAway(later, before(COUNTED_FROM_MS))).toBe(false);
  expect(isFarAway(later, before(-1))).toBe(false);
});

it('ignores orders for now, pending orders and orders on their way', () => {
  expect(isFarAway({ ...later, scheduledFor: null }, 0)).toBe(false);
  expect(isFarAway({ ...later, status: 'pending' }, 0)).toBe(false);
  expect(isFarAway({ ...later, status: 'sent' }, 0)).toBe(false);
});
