import { describe, expect, it } from 'vitest';
import { sellsAt } from './opening.ts';

describe('sellsAt', () => {
  const until = Date.parse('2026-11-20T20:30:00-03:00');
  const paused = { isSuspended: false, isOpen: false, until };
  const open = { isSuspended: false, isOpen: true, until };

  it.each([
    ['without a moment it holds', { ...paused, until: null }, until, false],
    ['a pause holds until its last moment', paused, until - 1, false],
    ['at its end the store sells', paused, until, true],
    ['an open store sells until its last moment', open, until - 1, true],
    ['at its closing it does not', open, until, false],
    ['a suspension beats everything', { ...open, isSuspended: true }, until - 1, false],
    ['a suspension outlasts a pause', { ...paused, isSuspended: true }, until + 1, false],
  ])('%s', (_name, store, now, sells) => {
    expect(sellsAt(store, now)).toBe(sells);
  });
});
