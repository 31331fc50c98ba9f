import { testServer } from '@comanda/testkit/http/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../platform/database/pools.ts';
import { createDatabase } from '../../platform/database/transaction.ts';
import { type SampleStore, sampleStore } from '../../testing/sample-store.ts';
import { deleteOldRows } from './delete-old-rows.ts';

const YEAR = 365 * 24 * 3_600_000;
const server = testServer();
let shop: SampleStore;
beforeAll(async () => {
  shop = await sampleStore(server);
});
afterAll(() => shop.end());

/** The tables in which any row of the store has a word that is a customer's. */
async function tablesThatTell(): Promise<string[]> {
  const tables = await shop.run<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where column_name = 'store_id' and table_schema = 'public' and table_type = 'BASE TABLE' and $1 > 0 order by 1`,
  );
  const words = tables.map(
    ({ name }) =>
      `select '${name}' as name, string_agg(t::text, ' ') as words from ${name} t where store_id = $1`,
  );
  const told = await shop.run<{ name: string; words: string | null }>(words.join(' union all '));
  return told
    .filter(({ words }) => shop.ofCustomers.some((word) => words?.includes(word)))
    .map(({ name }) => name);
}

async function retain(now: number) {
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  const onFailure = (_rule: string, _storeId: number | null, error: unknown) => {
    throw error;
  };
  const gone = await deleteOldRows(createDatabase(pool), { now, onFailure });
  await pool.end();
  return gone;
}

it('a young store loses nothing; five years after its order was closed no table says whose it was', async () => {
  expect(await retain(server.clock.now())).toEqual({});
  expect(await tablesThatTell()).toEqual(['chat_messages', 'fine_reversals', 'orders', 'ratings']);
  await shop.run("update orders set status = 'delivered', closed_at = now() where store_id = $1");
  await retain(Date.now() + 5.1 * YEAR);
  expect(await tablesThatTell()).toEqual([]);
});
