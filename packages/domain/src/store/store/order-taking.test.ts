import { describe, expect, it } from 'vitest';
import { pauseClassOf, statusOf, type TakingStore, takesOrder } from './order-taking.ts';

const NOW = Date.UTC(2026, 10, 21, 2);
const MINUTE = 60_000;
const store = (over: Partial<TakingStore> = {}): TakingStore => ({
  isSuspended: false,
  isOpen: false,
  openingUntil: null,
  closedSince: NOW - 10 * MINUTE,
  takesOrdersWhileClosed: false,
  ...over,
});

describe('orders for a closed store', () => {
  it.each<[string, Partial<TakingStore>, [now: boolean, later: boolean], string]>([
    ['open', { isOpen: true, closedSince: null }, [true, true], 'open'],
    ['closed', {}, [false, true], 'closed'],
    ['nobody knows since when', { closedSince: null }, [false, true], 'closed'],
    [
      'a new one shortly before its first opening',
      { closedSince: null, openingUntil: NOW + 20 * MINUTE },
      [false, true],
      'closed',
    ],
    ['just closed', { closedSince: NOW - 2 * MINUTE }, [true, true], 'closed'],
    ['paused', { openingUntil: NOW + 20 * MINUTE }, [false, true], 'paused'],
    ['until the next shift', { openingUntil: NOW + 6 * 60 * MINUTE }, [false, true], 'closed'],
    ['the pause is over, nobody has noticed', { openingUntil: NOW }, [true, true], 'open'],
    [
      'the hours have just closed it',
      { isOpen: true, closedSince: null, openingUntil: NOW - MINUTE },
      [true, true],
      'closed',
    ],
    [
      'its closing went unnoticed',
      { isOpen: true, closedSince: null, openingUntil: NOW - 3 * MINUTE },
      [false, true],
      'closed',
    ],
    ['wants them all the same', { takesOrdersWhileClosed: true }, [true, true], 'closed'],
    [
      'suspended',
      { isOpen: true, isSuspended: true, takesOrdersWhileClosed: true },
      [false, false],
      'suspended',
    ],
  ])('%s', (_name, over, taken, status) => {
    const is = store(over);
    expect([false, true].map((isForLater) => takesOrder(is, { isForLater }, NOW))).toEqual(taken);
    expect(statusOf(is, NOW)).toBe(status);
  });
});

it.each([
  [null, null],
  ['Muitos pedidos', 'busy'],
  ['o forno quebrou e a Ana foi embora', 'other'],
])('the reason %s has the class %s', (reason, reported) => {
  expect(pauseClassOf(reason)).toBe(reported);
});
