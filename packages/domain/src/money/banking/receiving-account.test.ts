import { expect, it } from 'vitest';
import { activeFrom, CHANGE_WAIT_MS, requestWait, waits } from './receiving-account.ts';

const OFF = { isOn: false, offAt: null };
const ON = { isOn: true, offAt: null };

it('a change waits a day if the store requires it, but the first account never waits', () => {
  expect(activeFrom(ON, true, 1_000)).toBe(1_000 + CHANGE_WAIT_MS);
  expect(activeFrom(ON, false, 1_000)).toBeNull();
  expect(activeFrom(OFF, true, 1_000)).toBeNull();
});

it('switched off, the waiting period applies for one more day, for any number of requests', () => {
  const ending = requestWait(ON, false, 1_000);
  expect(ending).toEqual({ isOn: true, offAt: 1_000 + CHANGE_WAIT_MS });
  expect(requestWait(ending, false, 5_000)).toEqual(ending);
  expect([waits(ending, CHANGE_WAIT_MS), waits(ending, 1_000 + CHANGE_WAIT_MS)]).toEqual([true, false]);
  expect(requestWait(ending, true, 5_000)).toEqual(ON);
  expect(requestWait(ending, false, 1_000 + CHANGE_WAIT_MS)).toEqual(OFF);
  expect(requestWait(OFF, false, 1_000)).toEqual(OFF);
});
