import { expect, it } from 'vitest';
import { reckonedDay } from '../../kit/calendar-day.ts';
import { REPORT_PERIODS, reportPeriod } from '../../kit/report-days.wire.ts';

it.each(REPORT_PERIODS)('takes the period %s as it is written, as a text or a number', (period) => {
  const forms = /^\d+$/.test(period) ? [period, Number(period)] : [period];
  for (const written of forms) expect(reportPeriod.wire.parse(written)).toBe(period);
});

it.each([8, -7, 7.5, null, true, '7 dias', ''])('refuses %j as a period', (written) => {
  expect(reportPeriod.wire.safeParse(written).success).toBe(false);
});

it('shows days of the century before, which lie before a long period', () => {
  expect(reckonedDay.wire.parse('1993-02-11')).toBe('1993-02-11');
  expect(reckonedDay.wire.safeParse('1993-02-30').success).toBe(false);
});
