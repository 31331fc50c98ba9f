import { expect, it } from 'vitest';
import { urgencyAt } from './urgency.ts';

const minute = 60_000;
const waiting = { status: 'pending', receivedAt: 0, acceptBy: 9 * minute } as const;

it.each([
  ['just arrived', 0, 'calm'],
  ['before the last third', 6 * minute - 1, 'calm'],
  ['from the last third on', 6 * minute, 'pressing'],
  ['before the last minute', 8 * minute - 1, 'pressing'],
  ['from the last minute on', 8 * minute, 'last-minute'],
  ['until the server has cancelled it', 9 * minute + 1500, 'last-minute'],
])('%s (%i ms) a pending order is %s', (_when, now, urgency) => {
  expect(urgencyAt(waiting, now)).toBe(urgency);
});

it('uses the last minute when a third of a short deadline is less than that', () => {
  const short = { ...waiting, acceptBy: 2 * minute };
  expect(urgencyAt(short, 59_000)).toBe('calm');
  expect(urgencyAt(short, 60_000)).toBe('last-minute');
});

it('an answered order is calm', () => {
  expect(urgencyAt({ ...waiting, status: 'accepted' }, 9 * minute)).toBe('calm');
});
