import { isOnCitus } from '@comanda/testkit/citus-template';
import { testDatabase } from '@comanda/testkit/postgres';
import { createTestStore, type TestStore } from '@comanda/testkit/stores';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from './pools.ts';
import { sql } from './sql.ts';
import { createDatabase } from './transaction.ts';

const database = testDatabase();
let pool: pg.Pool;
let one: TestStore;
let two: TestStore;

beforeAll(async () => {
  pool = createPool({ url: database.urls.app, max: 2, applicationName: 'test', onError: () => undefined });
  one = await createTestStore(database.urls.system);
  two = await createTestStore(database.urls.system);
});
afterAll(() => pool.end());

it('a query that does not name its store still sees only one store', async () => {
  const seen = await createDatabase(pool).inStore(one.storeId, (tx) =>
    tx.rows<{ storeId: number }>(sql`select distinct store_id as "storeId" from users`),
  );
  expect(seen).toEqual([{ storeId: one.storeId }]);
});

it('without a store no row is visible, and a connection gets no store from its last user', async () => {
  await createDatabase(pool).inStore(one.storeId, (tx) => tx.rows(sql`select 1`));
  expect((await pool.query('select * from stores')).rows).toEqual([]);
});

it('a write into another store is refused', async () => {
  const attempt = createDatabase(pool).inStore(one.storeId, (tx) =>
    tx.rows(sql`insert into audit_log (store_id, action) values (${two.storeId}, 'intrusion')`),
  );
  await expect(attempt).rejects.toThrow(/row-level security/);
  const moved = createDatabase(pool).inStore(one.storeId, (tx) =>
    tx.rows(sql`update users set name = 'x' where store_id = ${two.storeId} returning 1`),
  );
  expect(await moved).toEqual([]);
});

it('all stores can read a code; only its own store creates and deletes it', async () => {
  const app = createDatabase(pool);
  const code = Buffer.alloc(32, 1);
  await app.inStore(one.storeId, (tx) =>
    tx.rows(
      sql`insert into courier_link_codes (code_hash, store_id, request_id) values (${code}, ${one.storeId}, 1)`,
    ),
  );
  const others = app.inStore(two.storeId, (tx) =>
    tx.rows(
      sql`insert into courier_link_codes (code_hash, store_id, request_id) values (${Buffer.alloc(32, 2)}, ${one.storeId}, 1)`,
    ),
  );
  await expect(others).rejects.toThrow(/row-level security/);
  const ended = await app.inStore(two.storeId, (tx) =>
    tx.rows(sql`delete from courier_link_codes where code_hash = ${code} returning 1`),
  );
  expect(ended).toEqual([]);
  expect(await app.directory(sql`select 1 from courier_link_codes where code_hash = ${code}`)).toHaveLength(
    1,
  );
});

it('all stores can read the owner of a login; only its own store writes it', async () => {
  const app = createDatabase(pool);
  const given = app.inStore(two.storeId, (tx) =>
    tx.rows(sql`insert into login_names (login, store_id, user_id) values ('intruso', ${one.storeId}, 1)`),
  );
  await expect(given).rejects.toThrow(/row-level security/);
  const taken = await app.inStore(two.storeId, (tx) =>
    tx.rows(sql`delete from login_names where login = ${one.adminLogin} returning 1`),
  );
  expect(taken).toEqual([]);
  expect(await app.directory(sql`select 1 from login_names where login = ${one.adminLogin}`)).toHaveLength(1);
});

// Reference data (cities, districts) are the same for all stores, so foreign keys to them do not contain the
// store.
it('every key of a table of store data begins with store_id, and row-level security protects the table', async () => {
  const client = new pg.Client({ connectionString: database.urls.owner });
  await client.connect();
  const { rows } = await client.query<{ fault: string }>(`
    select c.relname || '.' || i.relname as fault
      from pg_index x
      join pg_class i on i.oid = x.indexrelid
      join pg_class c on c.oid = x.indrelid
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute first on first.attrelid = c.oid and first.attnum = x.indkey[0]
     where x.indisunique and c.relrowsecurity and first.attname <> 'store_id'
       and c.relname not in ('courier_link_codes', 'login_names', 'print_pairing_codes', 'print_device_tokens')
    union all
    select c.relname || ': wall not forced' from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id' and not a.attisdropped
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relkind = 'r' and not c.relforcerowsecurity
       and c.relname not in ('store_documents', 'intake_keys')
    union all
    select c.relname || ': a view that sees past the wall' from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       and not coalesce('security_invoker=true' = any(c.reloptions), false)
    union all
    select con.conrelid::regclass || '.' || con.conname || ': foreign key without store_id' from pg_constraint con
      join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
     where con.contype = 'f' and a.attname <> 'store_id'
       and exists (select from pg_attribute own where own.attrelid = con.conrelid and own.attname = 'store_id')
       and exists (select from pg_attribute its where its.attrelid = con.confrelid and its.attname = 'store_id')`);
  await client.end();
  expect(rows).toEqual([]);
});

it('names leave room for a shard number, every key has its store, and few triggers notify', async () => {
  const client = new pg.Client({ connectionString: database.urls.owner });
  await client.connect();
  const { rows } = await client.query<{ fault: string }>(`
    select conname || ' has more than 54 letters' as fault from pg_constraint
     where connamespace = 'public'::regnamespace and length(conname) > 54
    union all
    select relname || ' has more than 54 letters' from pg_class
     where relnamespace = 'public'::regnamespace and length(relname) > 54
    union all
    select conname || ' is set null' from pg_constraint where contype = 'f' and confdeltype = 'n'`);
  // Triggers cannot notify listeners in a sharded database. This list may only become shorter.
  const notifiers = await client.query<{ name: string }>(`
    select t.tgname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and p.prosrc ~ 'pg_notify' order by 1`);
  await client.end();
  expect(rows).toEqual([]);
  if (isOnCitus)
    expect(notifiers.rows).toEqual([{ name: 'intake_key_deleted' }, { name: 'intake_key_ended' }]);
  else
    expect(notifiers.rows.map(({ name }) => name)).toEqual([
      'banners_changed',
      'contract_changed',
      'contract_signed',
      'intake_key_deleted',
      'intake_key_ended',
      'invoices_changed',
      'order_link_ended',
      'print_device_changed',
      'print_device_paired',
      'print_settings_changed',
      'print_test_wanted',
      'session_deleted',
      'session_ended',
      'store_changed',
      'store_notices_changed',
      'store_printing_changed',
      'store_state_changed',
      'user_changed',
    ]);
});

it('a transaction with a caught error is not committed', async () => {
  const attempt = createDatabase(pool).inStore(one.storeId, async (tx) => {
    await tx.rows(sql`select 1 / 0`).catch(() => undefined);
    tx.afterCommit(() => expect.unreachable());
  });
  await expect(attempt).rejects.toThrow(/rolled back/);
});
