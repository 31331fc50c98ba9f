import { describe, expect, it } from 'vitest';
import { openingAt, pauseUntil, readReason } from './opening.ts';

const at = (iso: string) => Date.parse(iso);

describe('pauseUntil', () => {
  it.each([
    ['15-minutes', '2026-11-20T23:50:00-03:00', '2026-11-21T00:05:00-03:00'],
    ['30-minutes', '2026-11-20T19:10:00-03:00', '2026-11-20T19:40:00-03:00'],
    ['60-minutes', '2026-11-20T19:10:00-03:00', '2026-11-20T20:10:00-03:00'],
  ] as const)('%s from now, over midnight too', (end, now, until) => {
    expect(pauseUntil(end, 'America/Sao_Paulo', at(now))).toBe(at(until));
  });

  it.each([
    ['Friday evening', 'America/Sao_Paulo', '2026-11-20T22:30:00-03:00', '2026-11-21T05:00:00-03:00'],
    [
      'past midnight it is still Friday',
      'America/Sao_Paulo',
      '2026-11-21T01:30:00-03:00',
      '2026-11-21T05:00:00-03:00',
    ],
    ['exactly at the cut', 'America/Sao_Paulo', '2026-11-21T05:00:00-03:00', '2026-11-22T05:00:00-03:00'],
    [
      'Acre has its own morning',
      'America/Rio_Branco',
      '2026-11-20T22:30:00-05:00',
      '2026-11-21T05:00:00-05:00',
    ],
    ['the night an hour is lost', 'Europe/Lisbon', '2026-03-28T22:00:00+00:00', '2026-03-29T05:00:00+01:00'],
    ['the night an hour is won', 'Europe/Lisbon', '2026-10-24T22:00:00+01:00', '2026-10-25T05:00:00+00:00'],
    [
      'a day of 23 hours, at its start',
      'Europe/Lisbon',
      '2026-03-28T05:00:00+00:00',
      '2026-03-29T05:00:00+01:00',
    ],
  ])('next shift: %s', (_name, zone, now, until) => {
    expect(pauseUntil('next-shift', zone, at(now))).toBe(at(until));
  });

  it('by hand has no end', () => {
    expect(pauseUntil('by-hand', 'America/Sao_Paulo', at('2026-11-20T22:30:00-03:00'))).toBeNull();
  });
});

describe('openingAt', () => {
  const until = at('2026-11-20T20:30:00-03:00');
  const paused = { isSuspended: false, word: { isOpen: false, until } };

  it.each([
    [
      'a word without end holds',
      { isSuspended: false, word: { isOpen: false, until: null } },
      until,
      false,
      'word',
    ],
    ['a pause holds until its last moment', paused, until - 1, false, 'word'],
    ['at its end the store is open', paused, until, true, 'hours'],
    ['at its end the hours decide', { ...paused, isOpenByHours: false }, until, false, 'hours'],
    [
      'a word beats the hours',
      { isSuspended: false, word: { isOpen: true, until: null }, isOpenByHours: false },
      until,
      true,
      'word',
    ],
    [
      'a suspension beats everything',
      { isSuspended: true, word: { isOpen: true, until: null } },
      until,
      false,
      'suspension',
    ],
    ['a suspension outlasts a pause', { ...paused, isSuspended: true }, until + 1, false, 'suspension'],
  ] as const)('%s', (_name, store, now, isOpen, decidedBy) => {
    expect(openingAt(store, now)).toEqual({ isOpen, decidedBy });
  });
});

describe('readReason', () => {
  it.each([
    ['  Almoço  da\nequipe ', 'Almoço da equipe'],
    ['\u0000\u202eAlmoço', 'Almoço'],
    [' \n ', null],
    [null, null],
    [undefined, null],
  ])('%j', (typed, kept) => {
    expect(readReason(typed)).toBe(kept);
  });
});
