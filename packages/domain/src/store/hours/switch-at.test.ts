import { assert, boolean, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAUSE_ENDS } from '../store/opening.ts';
import type { Schedule } from './schedule.ts';
import { type OpeningHours, type OpeningWord, switchAt } from './switch-at.ts';

const timeZone = 'America/Sao_Paulo';
// Makes a moment in November 2026; the 20th is a Friday.
const at = (dayAndTime: string) => Date.parse(`2026-11-${dayAndTime.replace(' ', 'T')}:00-03:00`);
const schedule: Schedule = {
  timeZone,
  week: Array.from({ length: 7 }, () => ({
    isOpen: true,
    periods: [
      { start: 660, end: 840 },
      { start: 1080, end: 1380 },
    ],
  })),
  specialDates: new Map(),
};
const both: OpeningHours = { schedule, opensByItself: true, closesByItself: true };
const onlyOpens: OpeningHours = { ...both, closesByItself: false };
const onlyCloses: OpeningHours = { ...both, opensByItself: false };
const neither: OpeningHours = { ...both, opensByItself: false, closesByItself: false };

const opened = (when: string): OpeningWord => ({ isOpen: true, at: at(when), end: null });
const openedUntil = (when: string, until: string | null): OpeningWord => ({
  ...opened(when),
  openUntil: until === null ? 'by-hand' : at(until),
});
const closed = (when: string, end: OpeningWord['end']): OpeningWord => ({ isOpen: false, at: at(when), end });
/** A store that was created closed and never opened or closed by a user. */
const never: OpeningWord = { isOpen: false, at: 0, end: 'by-hand' };

describe('Every day 11:00 to 14:00 and 18:00 to 23:00.', () => {
  it.each<[string, OpeningWord, OpeningHours | null, string, [boolean, string | null, 'word' | 'hours']]>([
    ['opened in its hours', opened('20 18:05'), both, '20 20:00', [true, '20 23:00', 'word']],
    ['closes to the second', opened('20 18:05'), both, '20 23:00', [false, '21 11:00', 'hours']],
    ['opens to the second', opened('20 18:05'), both, '21 11:00', [true, '21 14:00', 'hours']],
    ['after days nobody looked', opened('16 18:05'), both, '20 15:00', [false, '20 18:00', 'hours']],
    [
      'opened outside its hours: until the next closing',
      opened('20 16:00'),
      both,
      '20 16:30',
      [true, '20 23:00', 'word'],
    ],
    ['… over the opening between', opened('20 16:00'), both, '20 18:00', [true, '20 23:00', 'word']],
    [
      'opened after its closing: until the next one',
      opened('20 23:30'),
      both,
      '21 03:00',
      [true, '21 14:00', 'word'],
    ],
    ['opened for an hour', openedUntil('20 15:30', '20 16:30'), both, '20 16:00', [true, '20 16:30', 'word']],
    ['… which is over', openedUntil('20 15:30', '20 16:30'), both, '20 16:30', [false, '20 18:00', 'hours']],
    [
      '… and the next shift',
      openedUntil('20 15:30', '20 16:30'),
      both,
      '20 18:00',
      [true, '20 23:00', 'hours'],
    ],
    ['… into a shift', openedUntil('20 17:30', '20 18:30'), both, '20 17:45', [true, '20 23:00', 'word']],
    ['… into its end', openedUntil('20 22:30', '20 23:00'), both, '20 23:00', [false, '21 11:00', 'hours']],
    [
      '… of one that is opened by hand',
      openedUntil('20 15:30', '20 16:30'),
      onlyCloses,
      '20 19:00',
      [false, null, 'hours'],
    ],
    [
      '… of one that is closed by hand',
      openedUntil('20 15:30', '20 16:30'),
      onlyOpens,
      '20 16:30',
      [false, '20 18:00', 'hours'],
    ],
    [
      '… and opens by itself',
      openedUntil('20 15:30', '20 16:30'),
      onlyOpens,
      '20 23:30',
      [false, '21 11:00', 'hours'],
    ],
    ['… of one without hours', openedUntil('20 15:30', '20 16:30'), null, '20 16:30', [false, null, 'hours']],
    ['opened until somebody closes', openedUntil('20 15:30', null), both, '22 03:00', [true, null, 'word']],
    [
      'never asked: by the hours',
      { isOpen: true, at: 0, end: null },
      both,
      '20 15:00',
      [false, '20 18:00', 'hours'],
    ],

    ['created closed: opens by its hours', never, both, '20 15:00', [false, '20 18:00', 'hours']],
    ['… to the second', never, both, '20 18:00', [true, '20 23:00', 'hours']],
    ['… not by hours that do not open', never, onlyCloses, '20 18:00', [false, null, 'word']],
    ['… once, where they do not close', never, onlyOpens, '20 18:00', [true, null, 'hours']],
    ['… and never without any', never, null, '20 18:00', [false, null, 'word']],

    ['a quarter of an hour', closed('20 20:00', '15-minutes'), both, '20 20:14', [false, '20 20:15', 'word']],
    ['… and open again', closed('20 20:00', '15-minutes'), both, '20 20:15', [true, '20 23:00', 'hours']],
    [
      'an hour over an opening is not cut short',
      closed('20 17:50', '60-minutes'),
      both,
      '20 18:30',
      [false, '20 18:50', 'word'],
    ],
    [
      'an hour over a closing ends at the next opening',
      closed('20 22:30', '60-minutes'),
      both,
      '20 22:40',
      [false, '21 11:00', 'word'],
    ],
    ['… which opens', closed('20 22:30', '60-minutes'), both, '21 11:00', [true, '21 14:00', 'hours']],
    [
      'a pause outside the hours of who had opened',
      closed('20 16:00', '30-minutes'),
      both,
      '20 16:30',
      [true, '20 23:00', 'hours'],
    ],
    [
      'until the next shift: dinner',
      closed('20 12:00', 'next-shift'),
      both,
      '20 12:00',
      [false, '20 18:00', 'word'],
    ],
    ['… tomorrow', closed('20 18:00', 'next-shift'), both, '20 20:00', [false, '21 11:00', 'word']],
    [
      'until I reopen outlasts every opening',
      closed('16 20:00', 'by-hand'),
      both,
      '20 20:00',
      [false, null, 'word'],
    ],

    ['does not close by itself: stays open', opened('20 18:05'), onlyOpens, '21 02:00', [true, null, 'word']],
    [
      '… and a pause over its closing ends in time',
      closed('20 22:30', '60-minutes'),
      onlyOpens,
      '20 23:30',
      [true, null, 'hours'],
    ],
    [
      'does not open by itself: stays closed',
      opened('20 18:05'),
      onlyCloses,
      '21 12:00',
      [false, null, 'hours'],
    ],
    [
      '… a pause opens it all the same',
      closed('20 20:00', '15-minutes'),
      onlyCloses,
      '20 20:15',
      [true, '20 23:00', 'hours'],
    ],
    [
      '… not one that its closing overtook',
      closed('20 22:30', '60-minutes'),
      onlyCloses,
      '21 12:00',
      [false, null, 'word'],
    ],
    [
      '… and neither does the next shift wait for anybody',
      closed('20 20:00', 'next-shift'),
      onlyCloses,
      '21 11:00',
      [true, '21 14:00', 'hours'],
    ],
    ['neither: people alone', opened('16 18:05'), neither, '20 03:00', [true, null, 'word']],

    [
      'without hours it stays as somebody left it',
      opened('16 18:05'),
      null,
      '20 03:00',
      [true, null, 'word'],
    ],
    [
      'without hours a pause ends open',
      closed('20 22:30', '60-minutes'),
      null,
      '20 23:30',
      [true, null, 'hours'],
    ],
    [
      'without hours the next shift is the next morning',
      closed('20 22:30', 'next-shift'),
      null,
      '20 23:00',
      [false, '21 05:00', 'word'],
    ],
  ])('%s', (_name, word, hours, now, [isOpen, until, decidedBy]) => {
    expect(switchAt(word, { hours, timeZone }, at(now))).toEqual({
      isOpen,
      until: until === null ? null : at(until),
      decidedBy,
    });
  });
});

it.each([
  ['past midnight it is still Friday', timeZone, '2026-11-21T01:30:00-03:00', '2026-11-21T05:00:00-03:00'],
  ['exactly at the cut', timeZone, '2026-11-21T05:00:00-03:00', '2026-11-22T05:00:00-03:00'],
  ['the night an hour is lost', 'Europe/Lisbon', '2026-03-28T22:00:00+00:00', '2026-03-29T05:00:00+01:00'],
  ['the night an hour is won', 'Europe/Lisbon', '2026-10-24T22:00:00+01:00', '2026-10-25T05:00:00+00:00'],
  [
    'a day of 23 hours, at its start',
    'Europe/Lisbon',
    '2026-03-28T05:00:00+00:00',
    '2026-03-29T05:00:00+01:00',
  ],
])('next shift without hours: %s', (_name, zone, now, until) => {
  const time = Date.parse(now);
  const word: OpeningWord = { isOpen: false, at: time, end: 'next-shift' };
  expect(switchAt(word, { hours: null, timeZone: zone }, time).until).toBe(Date.parse(until));
});

it('skipping any number of its changes leads to the same switch', () => {
  const minute = integer({ min: 0, max: 5 * 1440 });
  assert(
    property(
      minute,
      minute,
      boolean(),
      constantFrom(...PAUSE_ENDS),
      constantFrom(both, onlyOpens, onlyCloses, neither, null),
      (wordAfter, requestedAfter, isOpen, end, hours) => {
        const time = at('16 00:00') + wordAfter * 60_000;
        const word: OpeningWord = { isOpen, at: time, end: isOpen ? null : end };
        const requested = time + requestedAfter * 60_000;
        let now = time;
        let current = switchAt(word, { hours, timeZone }, now);
        expect(current.isOpen).toBe(isOpen);
        while (current.until !== null && current.until <= requested) {
          expect(current.until).toBeGreaterThan(now);
          const before = switchAt(word, { hours, timeZone }, current.until - 1);
          expect(before.isOpen).toBe(current.isOpen);
          now = current.until;
          const next = switchAt(word, { hours, timeZone }, now);
          // The state changes only at this moment, so a server that has not stored the change yet computes
          // the same state.
          expect(next.isOpen).toBe(!current.isOpen);
          current = next;
        }
        expect(switchAt(word, { hours, timeZone }, requested)).toEqual(current);
      },
    ),
    { numRuns: 500 },
  );
});
