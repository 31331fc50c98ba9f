import { describe, expect, it } from 'vitest';
import { operationalDayStart } from './operational-day.ts';

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
  ])('%s', (_name, zone, now, start) => {
    expect(operationalDayStart(zone, at(now))).toBe(at(start));
  });
});
