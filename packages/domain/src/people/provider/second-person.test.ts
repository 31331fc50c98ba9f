import { describe, expect, it } from 'vitest';
import { faultOfSecondPerson, isFresh, type LoginChange, SETTLING_MS } from './second-person.ts';

const DAY = SETTLING_MS;
const NOW = 100 * DAY;
const change = (login: string, by: string, at: number, over: Partial<LoginChange> = {}): LoginChange => ({
  login,
  by,
  at,
  what: 'added',
  isAtTerminal: false,
  ...over,
});
const renewed = (login: string, at: number) => change(login, login, at, { what: 'own-password' });
const terminal = (login: string, at: number) => change(login, 'root', at, { isAtTerminal: true });

describe('people who may decide a request of rita', () => {
  it.each<[string, string, number, LoginChange[], string | null]>([
    ['herself', 'rita', NOW, [], 'same-person'],
    ['an old colleague', 'bia', NOW, [], null],
    ['one she added today', 'bia', NOW, [change('bia', 'rita', NOW - 1)], 'fresh-login'],
    ['one another added today', 'bia', NOW, [change('bia', 'eva', NOW - 1)], 'fresh-login'],
    ['one another added a day ago', 'bia', NOW, [change('bia', 'eva', NOW - DAY)], null],
    ['one the terminal added today', 'bia', NOW, [terminal('bia', NOW - 1)], 'fresh-login'],
    ['one the terminal added a day ago', 'bia', NOW, [terminal('bia', NOW - DAY)], null],
    ['one she added long ago', 'bia', NOW, [change('bia', 'rita', 1)], 'same-hand'],
    ['one whose factor she took', 'bia', NOW, [change('bia', 'rita', 1, { what: 'factor' })], 'same-hand'],
    ['one who changed her login', 'bia', NOW, [change('rita', 'bia', 1)], 'same-hand'],
    ['one of the same maker', 'bia', NOW, [change('rita', 'eva', 1), change('bia', 'eva', 1)], 'same-hand'],
    [
      'one added by one she added',
      'cora',
      NOW,
      [change('bia', 'rita', 1), change('cora', 'bia', 1)],
      'same-hand',
    ],
    [
      'one added by one she added, who is their own person since',
      'cora',
      NOW,
      [change('bia', 'rita', 1), change('cora', 'bia', 1), renewed('cora', 2 * DAY)],
      null,
    ],
    [
      'two who added each other',
      'bia',
      NOW,
      [change('bia', 'rita', 1), change('rita', 'bia', 1)],
      'same-hand',
    ],
    ['two the terminal made', 'bia', NOW, [terminal('rita', 1), terminal('bia', 1)], null],
    [
      'one who changed their own e-mail',
      'bia',
      NOW,
      [change('bia', 'bia', NOW - 1, { what: 'email' })],
      null,
    ],
    ['renewed a day later', 'bia', NOW, [change('bia', 'rita', 1), renewed('bia', 1 + DAY)], null],
    ['renewed too early', 'bia', NOW, [change('bia', 'rita', 1), renewed('bia', DAY)], 'same-hand'],
    [
      'renewed after it was asked for',
      'bia',
      5 * DAY,
      [change('bia', 'rita', 1), renewed('bia', 6 * DAY)],
      'same-hand',
    ],
    [
      'changed by her after she asked',
      'bia',
      1,
      [change('bia', 'rita', 2), renewed('bia', 50 * DAY)],
      'same-hand',
    ],
    [
      'changed again since',
      'bia',
      NOW,
      [change('bia', 'rita', 1), renewed('bia', 9 * DAY), change('bia', 'rita', 10 * DAY)],
      'same-hand',
    ],
  ])('%s: %s', (_name, decider, requestedAt, changes, fault) => {
    expect(faultOfSecondPerson({ requestedBy: 'rita', decider, requestedAt, now: NOW, changes })).toBe(fault);
  });
});

it('a login is fresh for a day after another person changed it', () => {
  const changes = [change('bia', 'rita', NOW)];
  expect(isFresh('bia', changes, NOW + DAY - 1)).toBe(true);
  expect(isFresh('bia', changes, NOW + DAY)).toBe(false);
  expect(isFresh('rita', changes, NOW)).toBe(false);
});
