import { eventually } from '@comanda/testkit/eventually';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { testDatabase } from '@comanda/testkit/postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ALL_AREAS } from './all-areas.ts';
import { defineReader } from './platform/journal/reader.ts';

const database = testDatabase();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.urls.owner });
  await client.connect();
});
afterAll(() => client.end());

it('one area, or the platform, writes each table, and areas declare only existing tables', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  const owned = ALL_AREAS.flatMap(({ tables }) => tables);
  expect(owned.toSorted()).toEqual([...new Set(owned)].toSorted());
  const platform = [
    'installation',
    'job_rounds',
    'journal_readers',
    'journal_set_aside',
    'record_numbers',
    'restore_findings',
    'restore_steps',
    'restores',
    'schema_migrations',
    'store_subjects',
  ];
  expect([...owned, ...platform].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('every constraint with its own error text belongs to a table of its area', async () => {
  const { rows } = await client.query<{ name: string; table: string }>(
    `select i.relname as name, t.relname as table from pg_index x
       join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     union select conname, conrelid::regclass::text from pg_constraint where conrelid <> 0`,
  );
  const tableOf = new Map(rows.map(({ name, table }) => [name, table]));
  for (const { tables, constraints } of ALL_AREAS)
    for (const name of Object.keys(constraints ?? {})) expect(tables).toContain(tableOf.get(name));
});

describe('journal readers', () => {
  const received: (string | number)[][] = [];
  const reader = defineReader({
    name: 'of-a-test',
    handles: ['received', 'accepted'],
    read: async (tx, entries) => {
      for (const { kind, orderId, version } of entries)
        received.push([tx.storeId, kind, orderId, version ?? 0]);
    },
  });
  const [area] = ALL_AREAS;
  if (area === undefined) throw new Error('there are no areas');
  const { open } = area;
  // Replaces the area's reader before the server is created.
  const opened = vi
    .spyOn(area, 'open')
    .mockImplementation(async (bind, services) => ({ ...(await open(bind, services)), readers: [reader] }));
  const server = testServer();
  afterAll(() => opened.mockRestore());

  it('read committed entries long before the periodic search for missed entries runs', async () => {
    const store = await server.createStore();
    await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
    await (await server.as(store.operatorLogin)).put('orders/1', { new_status: 'PA' });
    await eventually(() =>
      expect(received).toEqual([
        [store.storeId, 'received', 1, 1],
        [store.storeId, 'accepted', 1, 2],
      ]),
    );
  });
});
