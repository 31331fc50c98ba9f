import { describe, expect, it } from 'vitest';
import { operationalDayStart } from './operational-day.ts';
import { wallClockAt } from './wall-clock.ts';

const at = (iso: string) => Date.parse(iso);

describe('operationalDayStart', () => {
  it.each([
    ['Friday evening', 'America/Sao_Paulo', '2026-11-20T22:30:00-03:00', '2026-11-20T05:00:00-03:00'],
    [
      'after midnight still belongs to Friday',
      'America/Sao_Paulo',
      '2026-11-21T02:10:00-03:00',
      '2026-11-20T05:00:00-03:00',
    ],
    [
      'a second before the cut',
      'America/Sao_Paulo',
      '2026-11-21T04:59:59-03:00',
      '2026-11-20T05:00:00-03:00',
    ],
    ['exactly at the cut', 'America/Sao_Paulo', '2026-11-21T05:00:00-03:00', '2026-11-21T05:00:00-03:00'],
    ['Manaus has its own clock', 'America/Manaus', '2026-11-21T08:30:00Z', '2026-11-20T05:00:00-04:00'],
    [
      'the day the clock jumps forward (zone with DST)',
      'Europe/Lisbon',
      '2026-03-29T12:00:00+01:00',
      '2026-03-29T05:00:00+01:00',
    ],
    ['the night before it jumped', 'Europe/Lisbon', '2026-03-29T04:30:00+01:00', '2026-03-28T05:00:00+00:00'],
    [
      'São Paulo, the day whose midnight did not exist',
      'America/Sao_Paulo',
      '2018-11-04T04:59:00-02:00',
      '2018-11-03T05:00:00-03:00',
    ],
    [
      'São Paulo, the day whose last hour came twice',
      'America/Sao_Paulo',
      '2018-02-18T04:59:00-03:00',
      '2018-02-17T05:00:00-02:00',
    ],
  ])('%s', (_name, zone, now, start) => {
    expect(operationalDayStart(zone, at(now))).toBe(at(start));
  });

  it.each([
    ['America/Sao_Paulo', '2018-11-02T00:00:00Z'],
    ['America/Sao_Paulo', '2018-02-16T00:00:00Z'],
    ['America/Sao_Paulo', '2026-12-30T00:00:00Z'],
    ['America/Noronha', '2026-12-30T00:00:00Z'],
    ['America/New_York', '2026-03-07T00:00:00Z'],
    ['America/New_York', '2026-10-31T00:00:00Z'],
  ])('%s, four days from %s: every moment is in one day, which begins at five', (zone, from) => {
    const hour = 3_600_000;
    const starts = new Set<number>();
    for (let now = at(from); now < at(from) + 96 * hour; now += hour / 4) {
      const start = operationalDayStart(zone, now);
      expect(start).toBeLessThanOrEqual(now);
      expect(now - start).toBeLessThan(25 * hour);
      expect(operationalDayStart(zone, start)).toBe(start);
      expect(wallClockAt(zone, start)).toMatchObject({ hour: 5, minute: 0, second: 0 });
      starts.add(start);
    }
    expect(starts.size).toBe(5);
  });
});
