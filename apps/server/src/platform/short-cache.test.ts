import { expect, it } from 'vitest';
import { createShortCache } from './short-cache.ts';

type Found = { id: number };

let now = 1_000;
const aCache = () =>
  createShortCache<Found>({ cachedMs: () => 2_000, maxEntries: 2, clock: { now: () => now } });

function lookup() {
  const resolvers: ((found: Found | null) => void)[] = [];
  return {
    find: () => new Promise<Found | null>((resolve) => resolvers.push(resolve)),
    answer: (found: Found | null) => {
      for (const resolve of resolvers.splice(0)) resolve(found);
    },
    waiting: () => resolvers.length,
  };
}

it('reads once for all callers during and after the read', async () => {
  const cache = aCache();
  const { find, answer, waiting } = lookup();
  const both = Promise.all([cache.get('a', find), cache.get('a', find)]);
  expect(waiting()).toBe(1);
  answer({ id: 1 });
  expect(await both).toEqual([{ id: 1 }, { id: 1 }]);
  expect(await cache.get('a', find)).toEqual({ id: 1 });
  expect(waiting()).toBe(0);
});

it('does not cache a missing result or a failure', async () => {
  const cache = aCache();
  expect(await cache.get('a', async () => null)).toBeNull();
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', async () => ({ id: 2 }))).toEqual({ id: 2 });
});

it('does not cache a result whose read began before entries were dropped', async () => {
  const cache = aCache();
  const before = lookup();
  const stale = cache.get('a', before.find);
  cache.forget((found) => found.id === 1);
  const fresh = cache.get('a', async () => null);
  before.answer({ id: 1 });
  expect([await stale, await fresh]).toEqual([{ id: 1 }, null]);
  expect(await cache.get('a', async () => null)).toBeNull();
});

it('drops matching entries only', async () => {
  const cache = aCache();
  await cache.get('a', async () => ({ id: 1 }));
  await cache.get('b', async () => ({ id: 2 }));
  cache.forget((found) => found.id === 1);
  expect(await cache.get('a', async () => null)).toBeNull();
  expect(await cache.get('b', async () => null)).toEqual({ id: 2 });
});

it('drops entries by its clock, and the least recently used one when there are too many', async () => {
  const cache = aCache();
  const answer = async (key: string) => (await cache.get(key, async () => null))?.id ?? null;
  await cache.get('a', async () => ({ id: 1 }));
  now += 1_999;
  expect(await answer('a')).toBe(1);
  now += 2;
  expect(await answer('a')).toBeNull();
  for (const [id, key] of ['a', 'b', 'c'].entries()) await cache.get(key, async () => ({ id }));
  expect([await answer('a'), await answer('b'), await answer('c')]).toEqual([null, 1, 2]);
});
