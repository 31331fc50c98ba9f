import { isOnCitus } from '@comanda/testkit/citus-template';
import { testDatabase } from '@comanda/testkit/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_TABLES, type Place, placeOf, REFERENCE_TABLES } from './placement.ts';

/**
 * Triggers that notify servers of changes. Servers of 1.4 and changes in SQL need these triggers until 1.6.
 * Commands of 1.5 send the notifications themselves. A cluster has none of these triggers.
 */
const OLD_TRIGGERS = [
  'banners: banners_changed',
  'contract_signatures: contract_signed',
  'contracts: contract_changed',
  'invoices: invoices_changed',
  'orders: order_link_ended',
  'print_devices: print_device_changed',
  'print_devices: print_device_paired',
  'print_jobs: print_test_wanted',
  'print_settings: print_settings_changed',
  'sessions: session_deleted',
  'sessions: session_ended',
  'stores: store_changed',
  'stores: store_notices_changed',
  'stores: store_printing_changed',
  'stores: store_state_changed',
  'users: user_blocked',
  'users: user_changed',
];

/**
 * A foreign key may refer only to tables of these places. Keys: the place of the table that has the foreign
 * key.
 */
const REACHED: Readonly<Record<Place, readonly Place[]>> = {
  distributed: ['distributed', 'reference'],
  reference: ['reference'],
  local: ['local', 'reference'],
};

const database = testDatabase();
let client: pg.Client;
let tables: { name: string; keyStart: string | null }[];

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.urls.owner });
  await client.connect();
  tables = await rows(`
    select c.relname as name, a.attname as "keyStart" from pg_class c
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     order by name`);
});
afterAll(() => client.end());

async function rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows;
}

/** Returns the place of each table, by name. */
const places = () => new Map(tables.map(({ name, keyStart }) => [name, placeOf(name, keyStart)]));

it('a table has one place: by its key, or by its name', () => {
  expect(placeOf('orders', 'store_id')).toBe('distributed');
  expect(placeOf('cities', 'city_id')).toBe('reference');
  expect(placeOf('throttles', 'scope')).toBe('local');
  expect(() => placeOf('coupons', 'coupon_id')).toThrow('coupons has no place');
  expect(() => placeOf('coupons', null)).toThrow('coupons has no place');
  expect(() => placeOf('throttles', 'store_id')).toThrow('throttles has several places: distributed, local');
});

it('every table of the database has one place, and every named table exists', () => {
  const faults = tables.flatMap(({ name, keyStart }) => {
    try {
      placeOf(name, keyStart);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(faults).toEqual([]);
  const named = [...REFERENCE_TABLES, ...LOCAL_TABLES];
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  const existing = new Set(tables.map(({ name }) => name));
  expect(named.filter((name) => !existing.has(name))).toEqual([]);
});

it('no foreign key leads to a row that may be on another machine', async () => {
  const placeOfTable = places();
  const keys = await rows<{ name: string; from: string; to: string }>(`
    select k.conname as name, f.relname as "from", t.relname as "to" from pg_constraint k
      join pg_class f on f.oid = k.conrelid
      join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by name`);
  expect(keys.length).toBeGreaterThan(50);
  const faults = keys.flatMap(({ name, from, to }) => {
    const [start, end] = [placeOfTable.get(from), placeOfTable.get(to)];
    if (start !== undefined && end !== undefined && REACHED[start].includes(end)) return [];
    return [`${name}: from ${from} (${start}) to ${to} (${end})`];
  });
  expect(faults).toEqual([]);
});

it('no trigger is on a distributed or reference table, except those named above', async () => {
  const placeOfTable = places();
  const triggers = await rows<{ table: string; name: string }>(`
    select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, t.tgname`);
  const found = triggers.filter(({ table }) => placeOfTable.get(table) !== 'local');
  expect(found.map(({ table, name }) => `${table}: ${name}`)).toEqual(isOnCitus ? [] : OLD_TRIGGERS);
});

it('every unique index of a distributed table has store_id: a worker sees its own rows only', async () => {
  const placeOfTable = places();
  const indexes = await rows<{ table: string; name: string; hasStore: boolean }>(`
    select c.relname as table, i.relname as name,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(x.indkey)
                      and a.attname = 'store_id') as "hasStore"
      from pg_index x
      join pg_class i on i.oid = x.indexrelid
      join pg_class c on c.oid = x.indrelid
     where x.indisunique and c.relnamespace = 'public'::regnamespace order by name`);
  const distributed = indexes.filter(({ table }) => placeOfTable.get(table) === 'distributed');
  expect(distributed.length).toBeGreaterThan(100);
  expect(distributed.filter(({ hasStore }) => !hasStore)).toEqual([]);
});
