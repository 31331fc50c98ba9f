import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import { expect, it } from 'vitest';
import { faultsOfUpgrade, LAST_FREE_MIGRATION } from './upgrade-rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');

it('servers of the former release continue to work during and after a migration', () => {
  const files = globSync('apps/server/migrations/*.sql', { cwd: ROOT });
  const faults = files
    .filter((file) => Number(basename(file).slice(0, 4)) > LAST_FREE_MIGRATION)
    .flatMap((file) =>
      faultsOfUpgrade(readFileSync(join(ROOT, file), 'utf8'), PRODUCT_VERSION).map((fault) => [file, fault]),
    );
  expect(faults).toEqual([]);
});

const OUTSIDE = '-- outside a transaction\n';

it.each([
  'create table x (a integer not null); create index y on x (a); alter table x add unique (a), drop b; drop table x',
  'create function help() returns void language sql as $$ drop table orders; $$; drop function help()',
  "alter table orders add column a text, add column b text[] not null default '{}', add c int not null default -1",
  "alter table orders add a jsonb not null default '{}'::jsonb, add b timestamptz not null default now()",
  'alter table orders add column a bigint references stores, drop constraint old',
  'alter table orders add constraint c check (a > 0 and b in (1, 2)) not valid',
  'alter table orders add constraint c unique using index orders_c',
  'alter table orders alter a drop not null, alter b set default 1, enable row level security',
  "comment on table orders is 'drop table; rename'; -- drop table orders; gone",
  'drop policy p on orders; drop trigger t on orders; update orders set a = 1',
  '-- contract: unused since 1.3\nalter table orders drop column a, drop b',
  '-- It said twice what differs.\n-- contract: unused since 1.2\ndrop table old;',
  '-- contract: unused since 1.3\nalter table orders alter column a set not null',
  `${OUTSIDE}create unique index concurrently if not exists a on orders (b);\n-- Slow.\nalter table orders validate constraint c;`,
])('lets through: %s', (text) => {
  expect(faultsOfUpgrade(text, '1.4.0')).toEqual([]);
});

it.each([
  ['drops a table', 'drop table orders'],
  ['drops a table', 'do $$ begin drop table orders; end $$'],
  ['drops a column', 'alter table only orders add a text, drop b'],
  ['drops a column', 'alter table orders drop column if exists b'],
  ['drops a function', 'drop function wall_table(text)'],
  ['drops a default', 'alter table orders alter b drop default'],
  ['takes a right', 'revoke update on orders from comanda_app'],
  ['a rename', 'alter table orders rename column a to b'],
  ['a rename', 'alter index a rename to b'],
  ['another type', 'alter table orders alter column a set data type bigint'],
  ['another type', '-- contract: unused since 1.3\nalter table orders alter a type bigint'],
  ['not null without a default', 'alter table orders add a integer not null'],
  ['not null for what may be null', 'alter table orders alter a set not null'],
  ['a default that is not constant', 'alter table orders add a uuid not null default gen_random_uuid()'],
  ['a default that is not constant', 'alter table orders add a timestamptz default clock_timestamp()'],
  ['a column written in every row', 'alter table orders add a text generated always as (lower(b)) stored'],
  ['a column written in every row', 'alter table orders add a bigserial'],
  ['a constraint of a column', "alter table orders add a text not null default '' check (a in ('', 'b'))"],
  ['a constraint that is not "not valid"', 'alter table orders add constraint c check (a > 0)'],
  ['a constraint that is not "not valid"', 'alter table orders add primary key (a, b)'],
  ['an index of a table in use', 'create index a on orders (b)'],
  ['an index of a table in use', 'create unique index concurrently if not exists a on orders (b)'],
  ['validates', 'alter table orders validate constraint c'],
  ['cannot be done again', `${OUTSIDE}create index concurrently a on orders (b)`],
  ['cannot be done again', `${OUTSIDE}update orders set a = 1`],
  ['unused since 1.4, and this is 1.4.0', '-- contract: unused since 1.4\ndrop table old'],
  ['unused since 2.0, and this is 1.4.0', '-- contract: unused since 2.0\nalter table orders drop a'],
])('refuses: %s', (fault, text) => {
  const faults = faultsOfUpgrade(text, '1.4.0');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});
