import { expect, it } from 'vitest';
import { dateOfSeconds, secondsOfDate } from './seconds-date.ts';

it.each([
  ['1990-01-01', 631_195_200],
  ['1965-03-15', -151_416_000],
  ['1970-01-01', 43_200],
  ['2008-02-29', 1_204_286_400],
])('%s is written as %i', (date, seconds) => {
  expect(secondsOfDate(date)).toBe(seconds);
});

it.each([
  ['noon in UTC', 631_195_200, 'America/Sao_Paulo', '1990-01-01'],
  ['midnight in UTC', 631_152_000, 'America/Sao_Paulo', '1990-01-01'],
  ['midnight here, in summer', 631_159_200, 'America/Sao_Paulo', '1990-01-01'],
  ['the last second before it', 631_159_199, 'America/Sao_Paulo', '1989-12-31'],
  ['noon before 1970', -151_416_000, 'America/Sao_Paulo', '1965-03-15'],
  ['midnight before 1970', -151_459_200, 'America/Sao_Paulo', '1965-03-15'],
  ['midnight in Acre', 1_782_882_000, 'America/Rio_Branco', '2026-07-01'],
  ['midnight on the islands', 1_782_871_200, 'America/Noronha', '2026-07-01'],
])('%s, %i, is read in %s as %s', (_, seconds, timeZone, date) => {
  expect(dateOfSeconds(seconds, timeZone)).toBe(date);
});

it.each(['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'])(
  'a written date is read back in %s, also across clock changes',
  (timeZone) => {
    const years = Array.from({ length: 120 }, (_, place) => 1910 + place);
    const dates = years.flatMap((year) => [`${year}-01-01`, `${year}-03-01`, `${year}-11-03`]);
    expect(dates.map((date) => dateOfSeconds(secondsOfDate(date), timeZone))).toEqual(dates);
  },
);
