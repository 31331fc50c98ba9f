import { testDatabase } from '@comanda/testkit/postgres';
import { createTestStore } from '@comanda/testkit/stores';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../../../platform/database/transaction.ts';
import { foundStores, type StoreSearch, searchStores, wordsOf } from './search-stores.ts';

const urls = testDatabase();
let pool: pg.Pool;
let database: Database;
const numbers: Record<string, number> = {};
beforeAll(async () => {
  pool = createPool({ url: urls.urls.system, max: 2, applicationName: 'test', onError: () => undefined });
  database = createDatabase(pool);
  const add = async (key: string, store: Parameters<typeof createTestStore>[1]) => {
    numbers[key] = (await createTestStore(urls.urls.system, store)).storeId;
  };
  await add('pizza', {
    name: 'Pizzaria São João',
    legalName: 'Irmãos Bueno Ltda',
    email: 'oi@saojoao.example.com',
  });
  await add('bar', { name: '100% Bar & Grelha_2', document: '12ABC34501DE35', mobile: '19912345678' });
  await add('shut', { name: "Pastel d'Água \\ Sal", isOpen: false });
  await add('held', { name: 'Esfiha Suspensa', isSuspended: true });
});
afterAll(() => pool.end());

async function found(words: string, over: Partial<StoreSearch> = {}): Promise<string[]> {
  const search = { words, status: null, createdFrom: null, before: null, limit: 50, ...over };
  const { stores } = await searchStores(database, search);
  return stores.map(({ storeId }) => Object.keys(numbers).find((key) => numbers[key] === storeId) ?? '?');
}

describe('searchStores', () => {
  it.each([
    ['', ['held', 'shut', 'bar', 'pizza']],
    ['SAO joao', ['pizza']],
    ['izzar', ['pizza']],
    ['irmaos bueno', ['pizza']],
    ['oi@saojoao', ['pizza']],
    ['12.ABC.345/01DE-35', ['bar']],
    ['12abc34501de35', ['bar']],
    ['(19) 91234-5678', ['bar']],
    ['campinas pi', ['pizza']],
    ['zz', []],
    // Characters with a meaning in SQL patterns or strings are searched literally.
    ['100%', ['bar']],
    ['grelha_2', ['bar']],
    ['_', ['held', 'shut', 'bar', 'pizza']],
    ['grelhaX2', []],
    ["d'água", ['shut']],
    ["' or 1=1 --", []],
    ['pizza\0ria', ['pizza']],
    ['\ud800pizzaria', []],
    ['ã'.repeat(100), []],
    ['a '.repeat(300), ['held', 'shut', 'bar']],
    ['pizzaria & (são) — joão', []],
  ])('%j', async (words, keys) => {
    expect(await found(words)).toEqual(keys);
  });

  it('finds logins and e-mails of users; a store with the typed number is first', async () => {
    const { pizza = 0, bar = 0 } = numbers;
    expect(await found(`dona.${bar}@loja.exam`)).toEqual(['bar']);
    expect(await found(`BALCAO.${pizza}`)).toEqual(['pizza']);
    expect((await found(String(pizza)))[0]).toBe('pizza');
  });

  it('filters by status and by creation date', async () => {
    expect(await found('', { status: 'suspended' })).toEqual(['held']);
    expect(await found('', { status: 'closed' })).toEqual(['shut']);
    expect(await found('', { status: 'waiting' })).toEqual([]);
    await pool.query(
      `insert into pending_changes (store_id, change_id, field, after, status, asked_by, asked_at)
       values ($1, 1, 'phrase', 'Oi', 'pending', 'Dona', now())`,
      [numbers.pizza],
    );
    expect(await found('', { status: 'waiting' })).toEqual(['pizza']);
    expect(await found('grelha', { status: 'waiting' })).toEqual([]);
    expect(await found('loja.example', { status: 'open' })).toEqual(['bar', 'pizza']);
    expect(await found('', { createdFrom: Date.now() + 60_000 })).toEqual([]);
    expect(await found('loja.example', { createdFrom: Date.now() - 60_000 })).toHaveLength(4);
  });

  it('continues after the last store of the previous page', async () => {
    expect(await found('', { limit: 2 })).toEqual(['held', 'shut']);
    expect(await found('', { limit: 2, before: numbers.shut ?? 0 })).toEqual(['bar', 'pizza']);
    expect(await found('loja.example', { limit: 2, before: numbers.shut ?? 0 })).toEqual(['bar', 'pizza']);
  });
});

it('lists each store once over all pages, also the one with the typed number', async () => {
  const { pizza = 0 } = numbers;
  const casas: number[] = [];
  for (let at = 0; at < 3; at += 1)
    casas.unshift((await createTestStore(urls.urls.system, { name: `Casa ${pizza}` })).storeId);
  const filter = { words: String(pizza), status: null, createdFrom: null };
  const reported: number[][] = [];
  let before: number | null = null;
  do {
    const page: Awaited<ReturnType<typeof searchStores>> = await searchStores(database, {
      ...{ ...filter, before, limit: 2 },
    });
    reported.push(page.stores.map(({ storeId }) => storeId));
    before = page.next;
  } while (before !== null);
  const all = reported.flat();
  expect(all[0]).toBe(pizza);
  expect(all.filter((storeId) => casas.includes(storeId))).toEqual(casas);
  expect(new Set(all).size).toBe(all.length);
  const slices: number[] = [];
  for await (const stores of foundStores(database, filter))
    slices.push(...stores.map(({ storeId }) => storeId));
  expect(slices).toEqual(all);
});

it('limits the number and the length of the words', () => {
  expect(wordsOf('a b c d e f g h')).toHaveLength(6);
  expect(wordsOf('x'.repeat(1000))[0]).toHaveLength(60);
});
