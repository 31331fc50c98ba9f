import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from './instant-of.ts';
import { wallClockAt } from './wall-clock.ts';

const wall = (text: string) => Date.parse(`${text}Z`);

it.each([
  ['an ordinary evening', 'America/Sao_Paulo', '2026-11-20T18:00', '2026-11-20T18:00:00-03:00'],
  ['its midnight was skipped', 'America/Sao_Paulo', '2018-11-04T00:00', '2018-11-04T01:00:00-02:00'],
  ['half an hour that never was', 'America/Sao_Paulo', '2018-11-04T00:30', '2018-11-04T01:00:00-02:00'],
  ['right after the jump', 'America/Sao_Paulo', '2018-11-04T01:00', '2018-11-04T01:00:00-02:00'],
  ['the first of two', 'America/Sao_Paulo', '2018-02-17T23:30', '2018-02-17T23:30:00-02:00'],
  [
    'midnight after the hour that came twice',
    'America/Sao_Paulo',
    '2018-02-18T00:00',
    '2018-02-18T00:00:00-03:00',
  ],
  ['an hour skipped at two', 'America/New_York', '2026-03-08T02:15', '2026-03-08T03:00:00-04:00'],
  ['the first of two at one', 'America/New_York', '2026-11-01T01:30', '2026-11-01T01:30:00-04:00'],
  ['half an hour doubled', 'Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-05T01:45:00+11:00'],
])('%s', (_name, zone, shown, moment) => {
  expect(instantOf(zone, wall(shown))).toBe(Date.parse(moment));
});

describe.each([
  ['America/Sao_Paulo', '2018-01-01'],
  ['America/New_York', '2026-01-01'],
  ['Australia/Lord_Howe', '2026-01-01'],
])('%s, a year with two changes', (zone, from) => {
  const minute = integer({ min: 0, max: 366 * 1440 });
  const at = (minutes: number) => instantOf(zone, wall(`${from}T00:00`) + minutes * 60_000);

  it('shows the time at its moment, or a later one when the clock skips it, and never goes backwards', () => {
    assert(
      property(minute, integer({ min: 1, max: 600 }), (minutes, more) => {
        const { year, month, day, hour, minute: shownMinute } = wallClockAt(zone, at(minutes));
        const shown = Date.UTC(year, month - 1, day, hour, shownMinute);
        const requested = wall(`${from}T00:00`) + minutes * 60_000;
        expect(shown - requested).toBeGreaterThanOrEqual(0);
        expect(shown - requested).toBeLessThanOrEqual(3_600_000);
        expect(at(minutes + more)).toBeGreaterThanOrEqual(at(minutes));
      }),
      { numRuns: 300 },
    );
  });
});
