import { courierStore } from '@comanda/testkit/courier/courier-store';
import { expect, it } from 'vitest';
import { createPool } from '../database/pools.ts';
import { createDatabase, type Database } from '../database/transaction.ts';
import { REQUEST_LEASE_MS, retryAfterMs, takeDue } from './repeat-requests.ts';
import { type Answer, type Found, requestOnce } from './request-once.ts';

const shop = courierStore();
const REQUEST_TABLE = { table: 'courier_requests', key: 'request_id', longestWaitMs: 180_000 } as const;

const taken = { kind: 'taken', update: 'ok' } as const;
const found = { kind: 'found', update: 'ok' } as const;
const refused = { kind: 'refused', reason: 'já existe' } as const;
const unanswered = { kind: 'unanswered' } as const;
const unknown = { kind: 'unknown' } as const;

it.each<{ named: string; isRepeated: boolean; rules: (Answer<string> | Found<string>)[]; comes: object }>([
  { named: 'the first request', isRepeated: false, rules: [taken], comes: taken },
  { named: 'a lost answer is found', isRepeated: true, rules: [found], comes: taken },
  { named: 'no answer about an earlier request', isRepeated: true, rules: [unanswered], comes: unanswered },
  { named: 'an unknown request is sent again', isRepeated: true, rules: [unknown, taken], comes: taken },
  { named: 'taken before, refused now', isRepeated: true, rules: [unknown, refused, found], comes: taken },
  { named: 'refused for good', isRepeated: true, rules: [unknown, refused, unknown], comes: refused },
  {
    named: 'refused, with no answer about the reason',
    isRepeated: true,
    rules: [unknown, refused, unanswered],
    comes: unanswered,
  },
])('$named', async ({ isRepeated, rules, comes }) => {
  const requested: string[] = [];
  const next = (what: string) => {
    requested.push(what);
    return rules[requested.length - 1];
  };
  const request = {
    request: async () => next('ask') as Answer<string>,
    lookUp: async () => next('look up') as Found<string>,
  };
  expect(await requestOnce(request, isRepeated)).toEqual(comes);
  expect(requested).toEqual((isRepeated ? ['look up', 'ask', 'look up'] : ['ask']).slice(0, rules.length));
});

it('waits longer after each try, a minute at most', () => {
  expect([1, 2, 3, 9].map(retryAfterMs)).toEqual([2_000, 4_000, 8_000, 60_000]);
});

it('is claimed by one of two servers, and again when that server saves no result', async () => {
  for (let calls = 0; calls < 5; calls++) await shop.aCalledOrder();
  const pools = [0, 1].map(() =>
    createPool({ url: shop.server.urls.system, max: 1, applicationName: 'test', onError: () => undefined }),
  );
  const [one, two] = pools.map((pool) => createDatabase(pool)) as [Database, Database];
  // The row is due at this time. By the server's own clock, which is not advanced, it is not due.
  const now = shop.server.clock.now() + REQUEST_TABLE.longestWaitMs + 1_000;
  const both = await Promise.all([takeDue(one, REQUEST_TABLE, now), takeDue(two, REQUEST_TABLE, now)]);
  expect(new Set(both.flat().map(({ id }) => id)).size).toBe(5);
  expect(both.flat()).toHaveLength(5);
  expect(await takeDue(two, REQUEST_TABLE, now + REQUEST_LEASE_MS - 1)).toEqual([]);
  expect(await takeDue(two, REQUEST_TABLE, now + REQUEST_LEASE_MS)).toHaveLength(5);
  for (const pool of pools) await pool.end();
});
