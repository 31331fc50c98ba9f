import { isOnCitus } from '@comanda/testkit/citus-template';
import { testDatabase } from '@comanda/testkit/postgres';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { placeTables } from './place-tables.ts';
import { withClient } from './with-client.ts';

const database = testDatabase();

const onOwner = <Row>(text: string) =>
  withClient(database.urls.owner, async (client) => (await client.query(text)).rows as Row[]);

// One PostgreSQL cannot show the placement: `npm run test:citus` runs these tests.
it.skipIf(isOnCitus)('one machine is refused in words', async () => {
  await expect(migrate(database.urls.owner, { spreads: true })).rejects.toMatchObject({
    fault: 'no-extension',
  });
});

it.runIf(isOnCitus)('a spread database has its foreign keys, and a repeated run places nothing', async () => {
  const [keys] = await onOwner<{ count: number }>(
    `select count(*)::integer as count from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  expect(keys?.count).toBeGreaterThan(90);
  const placed: (readonly string[])[] = [];
  await migrate(database.urls.owner, { spreads: true, onPlaced: (tables) => placed.push(tables) });
  expect(placed).toEqual([[]]);
});

it.runIf(isOnCitus)('a new table of stores lies beside the stores, with its key', async () => {
  await onOwner(`create table coupons (store_id integer references stores (store_id), coupon_id integer,
    primary key (store_id, coupon_id))`);
  expect(await withClient(database.urls.owner, placeTables)).toEqual(['coupons']);
  const [found] = await onOwner<{ isBeside: boolean }>(
    `select (select colocationid from pg_dist_partition where logicalrelid = 'coupons'::regclass)
          = (select colocationid from pg_dist_partition where logicalrelid = 'stores'::regclass) as "isBeside"`,
  );
  expect(found?.isBeside).toBe(true);
});

it.runIf(isOnCitus)('a table with an unknown place is refused, and nothing is placed', async () => {
  await onOwner('create table vouchers (voucher_id integer primary key)');
  await onOwner(
    'create table presents (store_id integer, present_id integer, primary key (store_id, present_id))',
  );
  await expect(withClient(database.urls.owner, placeTables)).rejects.toThrow('vouchers has no place');
  expect(await onOwner(`select from pg_dist_partition where logicalrelid = 'presents'::regclass`)).toEqual(
    [],
  );
});
