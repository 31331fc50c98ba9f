import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { ALL_AREAS } from '@comanda/server/src/all-areas.ts';
import { describe, expect, it } from 'vitest';
import {
  faultsOfMigration,
  faultsOfStatement,
  type SqlFault,
  statementsOf,
  storeTablesOf,
  templatesOf,
  writtenTables,
} from './sql-rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const AREAS = 'apps/server/src/areas';
const STATEMENTS = statementsOf(ROOT);

/** Tables that are read before the store is known, because their rows name the store. */
const DIRECTORIES = new Set(['login_names', 'store_documents', 'intake_keys']);
const STORE_TABLES = new Set([...storeTablesOf(ROOT)].filter((table) => !DIRECTORIES.has(table)));

/** Statements that are older than the rules. This list may only shrink. */
const OLD_STATEMENTS: readonly [file: string, why: string, ...SqlFault[]][] = [
  [
    `${AREAS}/orders/intake/intake.writes.ts`,
    'one machine places an order in one statement, which costs less; a cluster gets statements of one row',
    'insert inside a CTE',
  ],
  [
    `${AREAS}/orders/orders/orders.writes.ts`,
    'one machine saves a change in one statement, which costs less; a cluster gets statements of one row',
    'insert inside a CTE',
  ],
  [
    `${AREAS}/orders/orders/board/order-events.ts`,
    'the last numbers of all stores with open panels are read without locks, as the system role',
    'a store table without store_id by value',
  ],
  [
    `${AREAS}/retention/retention/anonymise-orders.ts`,
    'which of many stores have something old is asked without locks, as the system role',
    'a store table without store_id by value',
  ],
  [
    `${AREAS}/retention/retention/retention-rules.ts`,
    'which of many stores have something old is asked without locks, as the system role',
    'a store table without store_id by value',
  ],
  [
    'apps/server/src/backup/prove-restored.ts',
    'the proof of a restored database reads the files of all stores, as the owner',
    'a store table without store_id by value',
  ],
  [
    'apps/server/src/backup/witness.ts',
    'the state of all stores is read in one snapshot, as the owner',
    'a store table without store_id by value',
  ],
];

/** Faults in released migrations, each with its reason. A released migration never changes. */
const OLD_MIGRATIONS: readonly [file: string, why: string, ...string[]][] = [
  [
    'apps/server/migrations/0031_workshop.sql',
    'where the owner is no superuser it took no numbers over; 0033 does',
    'the owner, too, is behind the wall of store_counters',
  ],
  [
    'apps/server/migrations/0034_payment_methods.sql',
    'where the owner is no superuser it fails if a store takes online payments',
    'the owner, too, is behind the wall of stores',
  ],
  [
    'apps/server/migrations/0119_silent_triggers.sql',
    'it makes the old triggers silent for servers that notify in the command',
    'a notification: announce it in the command',
    'the owner, too, is behind the wall of sessions',
  ],
];

/** Tables that an area writes although another area owns them. This list may only shrink. */
const FOREIGN_WRITES: readonly [file: string, why: string, ...string[]][] = [
  [
    `${AREAS}/orders/intake/intake.writes.ts`,
    'the hottest statement there is: an order comes in whole or not at all',
    'orders',
    'store_events',
  ],
  [
    `${AREAS}/retention/retention/anonymise-orders.ts`,
    'how long names are kept is one rule over all of it',
    'orders',
    'order_history',
    'store_events',
  ],
  [
    `${AREAS}/retention/retention/provider/erase-orders.ts`,
    'what a customer asks to be erased is so everywhere',
    'chat_messages',
  ],
  [
    `${AREAS}/retention/retention/retention-rules.ts`,
    'how long rows are kept is one table of rules',
    'store_events',
    'audit_log',
    'product_file_rows',
  ],
  [
    'apps/server/src/platform/mail/mail-queue.ts',
    'a mail is queued by whichever command causes it, in its own transaction',
    'mails_out',
  ],
];

/** Tables of counters that all areas share. They belong to the platform. */
const OF_EVERYBODY = new Set(['store_counters', 'record_numbers']);

const found = <Fault>(list: Iterable<readonly [string, Fault]>) =>
  [...new Set([...list].map(([file, fault]) => `${file}: ${fault}`))].toSorted();
const listed = (list: readonly (readonly [string, string, ...string[]])[]) =>
  list.flatMap(([file, , ...faults]) => faults.map((fault) => `${file}: ${fault}`)).toSorted();

it('reads the statements of the server', () => {
  expect(STATEMENTS.length).toBeGreaterThan(250);
});

it('every statement also runs on a database of many machines, except those named above', () => {
  const faults = STATEMENTS.flatMap(({ file, text, isOfNoStore }) =>
    faultsOfStatement(text, { isOfNoStore, storeTables: STORE_TABLES }).map(
      (fault) => [file, fault] as const,
    ),
  );
  expect(found(faults)).toEqual(listed(OLD_STATEMENTS));
});

it('every area writes only its own tables, except those named above', () => {
  const ownerOf = new Map(ALL_AREAS.flatMap(({ name, tables }) => tables.map((table) => [table, name])));
  const foreign = STATEMENTS.flatMap(({ file, text }) => {
    const area = /\/areas\/[^/]+\/([^/]+)\//.exec(file)?.[1];
    return writtenTables(text)
      .filter((table) => !OF_EVERYBODY.has(table) && ownerOf.get(table) !== area)
      .map((table) => [file, table] as const);
  });
  expect(found(foreign)).toEqual(listed(FOREIGN_WRITES));
});

it('new migrations have no notifying trigger, no key without its store, no truncated name', () => {
  const files = globSync('apps/server/migrations/*.sql', { cwd: ROOT });
  const faults = files
    .filter((file) => Number(basename(file).slice(0, 4)) > 30)
    .flatMap((file) =>
      faultsOfMigration(readFileSync(join(ROOT, file), 'utf8'), STORE_TABLES).map(
        (fault) => [file, fault] as const,
      ),
    );
  expect(found(faults)).toEqual(listed(OLD_MIGRATIONS));
});

describe('the rules detect', () => {
  const storeTables = new Set(['orders', 'stores', 'store_counters']);
  it.each<[SqlFault | null, string]>([
    [null, 'select 1 from orders o join stores s on s.store_id = :v where o.store_id = :v'],
    [
      'a store table without store_id by value',
      'select 1 from orders o join stores s using (store_id) where o.store_id = :v',
    ],
    ['a store table without store_id by value', 'update orders set version = 2 where order_id = :v'],
    ['insert inside a CTE', 'with a as (insert into x values (1)) select 1'],
    ['insert … select without returning', 'insert into x (a) select 1'],
    [null, 'insert into x (a) select 1 returning a'],
    [null, 'insert into x (a) select event_seq from store_counters where store_id = :v'],
    ['now() in do update or returning', 'insert into x values (1) on conflict (a) do update set b = now()'],
    [null, 'insert into x values (now()) on conflict (a) do nothing'],
    ['merge', 'merge into x using y on true'],
    ['ctid', 'delete from x where ctid = any (array(select ctid from x limit 5))'],
    [null, 'delete from x where key = any (array(select key from x limit 5))'],
    ['a sub-select in values or do update', 'insert into x values (1, (2)), (3, coalesce((select 4), 5))'],
    [null, 'insert into x values (1, (2)), (3, 4) returning (select 5)'],
    [
      'a sub-select in values or do update',
      'insert into x values (1) on conflict (a) do update set b = (select 2) returning a',
    ],
    [null, 'insert into x select 1, (select 2) from y returning a'],
    ['a function that is not immutable in set', `update x set a = jsonb_build_object('b', b) where c = 1`],
    ['a function that is not immutable in set', `update x set a = case when b then now() end`],
    [
      'a function that is not immutable in set',
      `insert into x values (1) on conflict (a) do update set b = b + interval '1 day'`,
    ],
    [null, `update x set a = now() where b = concat('c', d)`],
    ['pg_notify in returning', `update orders set a = 1 where store_id = :v returning pg_notify('c', 'd')`],
    [
      'a local table beside tables of stores',
      'select 1 from throttles t join orders o on o.store_id = :v where o.store_id = t.store_id',
    ],
    [null, 'select 1 from throttles t join provider_people p on p.person_id = t.person_id for update'],
  ])('%s', (fault, text) => {
    expect(faultsOfStatement(text, { isOfNoStore: false, storeTables })).toEqual(
      fault === null ? [] : [fault],
    );
  });

  it.each([
    [['a sub-select without columns over all stores'], 'select exists (select from orders where a) as b'],
    [[], 'select a from stores s where exists (select from orders o where o.store_id = s.store_id)'],
    [['a lock over all stores'], 'update :v q set a = 1 from (select b from :v for update skip locked) due'],
    [[], 'select a from provider_people for update'],
    [[], 'select a from orders where store_id = :v for update'],
  ])('%s in work over all stores', (faults, text) => {
    expect(faultsOfStatement(text, { isOfNoStore: true, storeTables })).toEqual(faults);
  });

  it('statements in tagged and in plain templates, but no other text', () => {
    const source = `tx.rows(sql\`select \${a} from x where \${sql\`b = \${c}\`}\`);
      const SAVE = \`
        with given as (select $1) insert into y values (\${list(\`d\`)}, $2)\`;
      client.query(\`update z set a = 1\`); log(\`updated \${count} rows\`);`;
    expect([...templatesOf(source)].map(({ text }) => text.trim())).toEqual([
      'select :v from x where :v',
      'b = :v',
      'with given as (select :v) insert into y values (:v, :v)',
      'update z set a = 1',
    ]);
  });

  it('written tables, but no row locks', () => {
    const text = `with gone as (delete from a returning b) insert into c select b from gone
      on conflict (b) do update set d = 1 returning (select 1 from e for no key update of e)`;
    expect(writtenTables(text)).toEqual(['a', 'c']);
  });

  it.each([
    [1, 'create trigger t after insert on x execute function tell();'],
    [0, 'drop trigger t on x; create trigger t after insert on x execute function tell();'],
    [1, 'foreign key (a) references b on delete set null'],
    [1, `alter table x add constraint ${'x'.repeat(55)} check (true)`],
    [1, 'update stores set a = b;'],
    [0, 'alter table stores no force row level security;\nupdate stores set a = b;'],
    [0, '-- create trigger no\ncreate table fine (store_id integer)'],
  ])('%i faults of a migration', (count, text) => {
    expect(faultsOfMigration(text, storeTables)).toHaveLength(count);
  });
});
