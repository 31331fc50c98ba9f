import { expect, it } from 'vitest';
import { knowOffset, offsetAround, wallClockAt } from './wall-clock.ts';

const hour = 3_600_000;
const day = 24 * hour;

it('reads the clock of a zone', () => {
  const at = Date.UTC(2026, 10, 21, 2, 5, 9);
  expect(wallClockAt('America/Manaus', at)).toEqual({
    year: 2026,
    month: 11,
    day: 20,
    hour: 22,
    minute: 5,
    second: 9,
  });
  expect(() => wallClockAt('Lua/Copernico', at)).toThrow(RangeError);
});

it('knows the offset of a zone from UTC in a stretch of time', () => {
  const at = Date.UTC(2026, 10, 21, 12);
  expect(offsetAround('America/Sao_Paulo', at)).toEqual({
    timeZone: 'America/Sao_Paulo',
    minutes: -180,
    from: at - 98 * day,
    until: at + 7 * day,
  });
});

// Brazil's last daylight saving time: from 4 November 2018, 0:00, to 17 February 2019, 0:00.
it('ends where the clock changes', () => {
  const [began, ended] = [Date.UTC(2018, 10, 4, 3), Date.UTC(2019, 1, 17, 2)];
  const shortly = offsetAround('America/Sao_Paulo', began - 2 * day);
  expect(shortly.minutes).toBe(-180);
  expect(shortly.until).toBeGreaterThan(began - 2 * day);
  expect(shortly.until).toBeLessThanOrEqual(began);
  const late = offsetAround('America/Sao_Paulo', ended - 2 * day);
  expect(late.minutes).toBe(-120);
  expect(late.from).toBeGreaterThanOrEqual(began);
  expect(late.until).toBeLessThanOrEqual(ended);
});

it('shows the same clock with a known offset as without', () => {
  const zone = 'America/Noronha';
  const now = Date.UTC(2026, 10, 21, 12, 34, 56);
  const times = Array.from({ length: 400 }, (_, step) => now + (step - 300) * 11 * hour);
  const checked = times.map((at) => wallClockAt(zone, at));
  knowOffset(offsetAround(zone, now));
  expect(times.map((at) => wallClockAt(zone, at))).toEqual(checked);
});

it('computes offsets outside of the known stretch', () => {
  const zone = 'America/Cuiaba';
  knowOffset(offsetAround(zone, Date.UTC(2019, 0, 10)));
  expect(wallClockAt(zone, Date.UTC(2019, 0, 10, 12)).hour).toBe(9);
  expect(wallClockAt(zone, Date.UTC(2019, 5, 10, 12)).hour).toBe(8);
});

it('never accepts an invalid time', () => {
  knowOffset(offsetAround('America/Belem', Date.UTC(2026, 0, 1)));
  expect(() => wallClockAt('America/Belem', Number.NaN)).toThrow(RangeError);
});

it.each([
  ['America/Sao_Paulo', Date.UTC(2018, 10, 4)],
  ['America/Sao_Paulo', Date.UTC(2019, 1, 17)],
  // In this zone the clock changed one minute past midnight.
  ['America/St_Johns', Date.UTC(2010, 10, 7)],
  ['Australia/Lord_Howe', Date.UTC(2026, 3, 4)],
])('shows each minute around the clock change of %s as the calendar does', (timeZone, at) => {
  const calendar = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  const shown = (time: number) => {
    const { hour: hours, minute } = wallClockAt(timeZone, time);
    return [hours, minute].map((number) => String(number).padStart(2, '0')).join(':');
  };
  for (let time = at - day; time < at + 2 * day; time += 60_000)
    if (shown(time) !== calendar.format(time))
      expect([time, shown(time)]).toEqual([time, calendar.format(time)]);
});
