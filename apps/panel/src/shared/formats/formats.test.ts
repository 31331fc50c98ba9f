import { formatDate, formatDateTime, formatDay, formatTime } from '@comanda/client/formats/date-time.ts';
import { describe, expect, it } from 'vitest';
import { formatCountdown } from './countdown.ts';

describe('dates and times', () => {
  const at = new Date('2025-11-22T02:05:00Z');

  it('shows the hour and day of the store, not of the device', () => {
    expect(formatTime(at)).toBe('23:05');
    expect(formatDate(at)).toBe('21/11/2025');
    expect(formatDateTime(at)).toBe('21/11/2025 23:05');
    expect(formatTime(at, 'America/Rio_Branco')).toBe('21:05');
  });

  it('says midnight as 00:00', () => {
    expect(formatTime(new Date('2025-11-22T03:00:00Z'))).toBe('00:00');
  });

  it('shows a calendar day as it is', () => {
    expect(formatDay('2025-01-31')).toBe('31/01/2025');
    expect(() => formatDay('31/01/2025')).toThrow();
  });
});

describe('formatCountdown', () => {
  it.each([
    [401_000, '06:41'],
    [400_001, '06:41'],
    [1, '00:01'],
    [0, '00:00'],
    [-999, '00:00'],
    [-192_000, '03:12'],
    [3_600_000, '1:00:00'],
  ])('%d ms are %s', (ms, shown) => {
    expect(formatCountdown(ms)).toBe(shown);
  });
});
