import { expect, it } from 'vitest';
import { createShortCache } from './short-cache.ts';

type Found = { id: number };

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

it('asks once for everybody who comes meanwhile and after', async () => {
  const cache = createShortCache<Found>();
  const { find, answer, waiting } = lookup();
  const both = Promise.all([cache.get('a', find), cache.get('a', find)]);
  expect(waiting()).toBe(1);
  answer({ id: 1 });
  expect(await both).toEqual([{ id: 1 }, { id: 1 }]);
  expect(await cache.get('a', find)).toEqual({ id: 1 });
  expect(waiting()).toBe(0);
});

it('does not remember absence or failure', async () => {
  const cache = createShortCache<Found>();
  expect(await cache.get('a', async () => null)).toBeNull();
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', async () => ({ id: 2 }))).toEqual({ id: 2 });
});

it('does not keep what was looked up before something was forgotten', async () => {
  const cache = createShortCache<Found>();
  const before = lookup();
  const stale = cache.get('a', before.find);
  cache.forget((found) => found.id === 1);
  const fresh = cache.get('a', async () => null);
  before.answer({ id: 1 });
  expect([await stale, await fresh]).toEqual([{ id: 1 }, null]);
  expect(await cache.get('a', async () => null)).toBeNull();
});

it('forgets only what matches', async () => {
  const cache = createShortCache<Found>();
  await cache.get('a', async () => ({ id: 1 }));
  await cache.get('b', async () => ({ id: 2 }));
  cache.forget((found) => found.id === 1);
  expect(await cache.get('a', async () => null)).toBeNull();
  expect(await cache.get('b', async () => null)).toEqual({ id: 2 });
});
