import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_TABLES, REFERENCE_TABLES } from '@comanda/server/src/platform/database/placement.ts';

/** One statement of a `sql` template, or a part of one. Inserted values appear as `:v`. */
export interface Statement {
  file: string;
  line: number;
  text: string;
  /** True: the statement belongs to no store. It reads a directory, or works over all stores. */
  isOfNoStore: boolean;
}

/**
 * Checks a statement against two rules. It must allow splitting the database by store, and it must leave each
 * table to its area. Returns the faults in words.
 */
export function faultsOfStatement(text: string, { isOfNoStore, storeTables }: SqlPlace): SqlFault[] {
  const faults: SqlFault[] = [];
  const plain = text.replace(/--.*$/gm, '').toLowerCase();
  if (/\bas (?:materialized )?\(\s*insert into/.test(plain)) faults.push('insert inside a CTE');
  if (
    /\binsert into \w+(?: as \w+)?\s*(?:\([^)]*\)\s*)?(?:select|with)\b/.test(plain) &&
    !/\breturning\b/.test(plain) &&
    !isBesideCounters(plain)
  )
    faults.push('insert … select without returning');
  if (/\b(?:do update|returning)\b[^;]*\b(?:now\(\)|current_timestamp)/.test(plain))
    faults.push('now() in do update or returning');
  if (/\bmerge into\b/.test(plain)) faults.push('merge');
  if (/\bctid\b/.test(plain)) faults.push('ctid');
  if (isSelectInserted(plain)) faults.push('a sub-select in values or do update');
  if (isUnstableSet(plain)) faults.push('a function that is not immutable in set');
  const tables = tablesIn(plain);
  const isOfStores = tables.some((table) => storeTables.has(table) && !isLocal(table));
  if (isOfStores && /\breturning\b[^;]*\bpg_notify\b/.test(plain)) faults.push('pg_notify in returning');
  if (isOfNoStore && isEmptySelect(plain, storeTables))
    faults.push('a sub-select without columns over all stores');
  if (isOfNoStore && isLocked(plain) && !tables.every(isApart)) faults.push('a lock over all stores');
  if (isOfStores && tables.some(isLocal)) faults.push('a local table beside tables of stores');
  if (!isOfNoStore && isStoreMissing(plain, storeTables))
    faults.push('a store table without store_id by value');
  return faults;
}

export type SqlFault =
  | 'insert inside a CTE'
  | 'insert … select without returning'
  | 'now() in do update or returning'
  | 'merge'
  | 'ctid'
  | 'a sub-select in values or do update'
  | 'a function that is not immutable in set'
  | 'pg_notify in returning'
  | 'a sub-select without columns over all stores'
  | 'a lock over all stores'
  | 'a local table beside tables of stores'
  | 'a store table without store_id by value';

interface SqlPlace {
  isOfNoStore: boolean;
  /** Tables that contain the data of stores. */
  storeTables: ReadonlySet<string>;
}

/** Beside the counters of one store, the whole statement runs on the worker of the store. */
const isBesideCounters = (plain: string) =>
  /\bfrom store_counters(?: c)?\b[^;]*\bwhere (?:c\.)?store_id = :v/.test(plain);

/** An insert of values goes to one machine, where its sub-selects cannot run. */
function isSelectInserted(plain: string): boolean {
  const values = [...plain.matchAll(/\bvalues\s*(?=\()/g)].map(({ 0: word, index }) =>
    rowsOf(plain, index + word.length),
  );
  const updates = [...plain.matchAll(/\bdo update set\b[\s\S]*?(?=\breturning\b|$)/g)].map(([text]) => text);
  return [...values, ...updates].some((text) => /\(\s*select\b/.test(text));
}

/** Functions of columns that a worker refuses to run in a write: their result depends on settings. */
const NOT_IMMUTABLE =
  /\b(?:jsonb?_build_\w+|jsonb?_object_agg|jsonb?_agg|to_jsonb?|concat|concat_ws|format|to_char)\(|\binterval '/;

function isUnstableSet(plain: string): boolean {
  const sets = [...plain.matchAll(/\bset\s([\s\S]*?)(?=\b(?:where|returning)\b|$)/g)].map(
    ([, text = '']) => text,
  );
  return sets.some((text) => NOT_IMMUTABLE.test(text) || /\bcase\b[\s\S]*\bnow\(\)[\s\S]*\bend\b/.test(text));
}

/** Tables that a statement names; a value in the place of a name is `:v`. */
const tablesIn = (plain: string) =>
  [...plain.matchAll(/\b(?:from|join|update|using|into)\s+(?:only\s+)?(:v|[a-z_]+)/g)].map(
    ([, table = '']) => table,
  );

/** The coordinator alone has local tables, and workers the tables of stores: one statement reads one kind. */
const isLocal = (table: string) => LOCAL_TABLES.includes(table);
const isApart = (table: string) => isLocal(table) || REFERENCE_TABLES.includes(table);

/** The coordinator cannot collect rows without columns from the workers. */
const isEmptySelect = (plain: string, storeTables: ReadonlySet<string>) =>
  [...plain.matchAll(/\bexists \(select from (\w+)([^)]*)/g)].some(
    ([, table = '', rest = '']) => storeTables.has(table) && !/\.store_id = /.test(rest),
  );

/** Rows of several machines cannot be locked together. */
const isLocked = (plain: string) =>
  /\bfor (?:no key )?update\b/.test(plain) && !/\bstore_id = :v/.test(plain);

/** The rows in brackets, with commas between them, that begin at `from`. */
function rowsOf(plain: string, from: number): string {
  let depth = 0;
  for (let at = from; at < plain.length; at += 1) {
    if (plain[at] === '(') depth += 1;
    else if (plain[at] === ')') depth -= 1;
    if (depth === 0 && !/[),\s]/.test(plain[at] ?? '')) return plain.slice(from, at);
  }
  return plain.slice(from);
}

/**
 * True if a statement uses a store table without giving its store as a value. An equality with a column of
 * another table is not enough.
 */
function isStoreMissing(plain: string, storeTables: ReadonlySet<string>): boolean {
  const named = [...plain.matchAll(/\b(?:from|join|update|using|delete from)\s+(?:only\s+)?([a-z_]+)/g)];
  const needed = named.filter(([, table]) => storeTables.has(table ?? '')).length;
  const given = plain.match(/\bstore_id = (?:any\()?:v/g)?.length ?? 0;
  return needed > given;
}

/** Returns the tables that a statement writes. */
export function writtenTables(text: string): string[] {
  const plain = text.replace(/--.*$/gm, '').toLowerCase();
  const writes = plain.matchAll(
    /\b(?:insert into|delete from|(?<!for |for no key |do )update(?! of\b))\s+(?:only\s+)?([a-z_]+)/g,
  );
  return [...new Set([...writes].map(([, table]) => table ?? ''))].filter((table) => table !== 'set');
}

/** Returns the faults of a migration after 0030. */
export function faultsOfMigration(text: string, storeTables: ReadonlySet<string>): string[] {
  const plain = text.replace(/--.*$/gm, '').toLowerCase();
  const all = (pattern: RegExp) => [...plain.matchAll(pattern)].map(([, name]) => name ?? '');
  // Replacing a trigger by one of the same name is allowed, because it only reduces notifications.
  const dropped = new Set(all(/\bdrop trigger (?:if exists )?(\w+)/g));
  const triggers = all(/\bcreate (?:or replace )?(?:constraint )?trigger (\w+)/g).filter(
    (name) => !dropped.has(name),
  );
  const names = all(/\b(?:constraint|index|create table)\s+(\w+)/g);
  const behindWall = [
    ...all(/^\s*update (\w+)/gm),
    ...all(/^\s*delete from (\w+)/gm),
    ...all(/^\s*insert into \w+[^;]*?\bselect\b[^;]*?\bfrom (\w+)/gm),
  ].filter(
    (table) => storeTables.has(table) && !plain.includes(`alter table ${table} no force row level security`),
  );
  return [
    ...triggers.map((name) => `trigger ${name}: announce it in the command`),
    ...(/\bpg_notify\b/.test(plain) ? ['a notification: announce it in the command'] : []),
    ...(/\bon delete set null\b/.test(plain) ? ['on delete set null'] : []),
    ...(/\bmerge into\b/.test(plain) ? ['merge'] : []),
    ...names.filter((name) => name.length > 54).map((name) => `the name ${name} has more than 54 letters`),
    ...behindWall.map((table) => `the owner, too, is behind the wall of ${table}`),
  ];
}

/** Returns every `sql` template of the server, and every plain template that begins with a statement. */
export function statementsOf(root: string, folder = 'apps/server/src'): Statement[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts', '**/testing/**'] });
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...templatesOf(source)].map(({ at, text }) => ({
      file: file.replaceAll('\\', '/'),
      line: source.slice(0, at).split('\n').length,
      text,
      isOfNoStore: /\b(?:directory(?:<[^`]*>)?\(\s*(?:prepared\([^`]*)?|ofAllStores\(\s*)$/.test(
        source.slice(Math.max(0, at - 200), at),
      ),
    }));
  });
}

/** First words of a statement in a plain template. */
const BEGINNING =
  /`(?=\s*(?:select|with \w+ as|insert into|update \w+(?: \w+)? set|delete from|merge into)\b)/gi;

/**
 * Returns templates tagged `sql`, including templates inside a value of another one, and plain templates that
 * begin with a statement. Numbered values of a plain template, such as `$1`, appear as `:v`, too.
 */
export function* templatesOf(source: string): Generator<{ at: number; text: string }> {
  const tagged = [...source.matchAll(/\bsql`/g)].map(({ index }) => index);
  const plain = [...source.matchAll(BEGINNING)].map(({ index }) => index);
  for (const index of tagged) yield { at: index, text: textOf(source, index + 4) };
  for (const index of plain.filter((at) => !tagged.includes(at - 3)))
    yield { at: index, text: textOf(source, index + 1).replace(/\$\d+/g, ':v') };
}

/** Returns the text of the template that begins at `from`, with `:v` for each value. */
function textOf(source: string, from: number): string {
  let text = '';
  for (let at = from; source[at] !== '`' && at < source.length; at += 1) {
    if (source.startsWith('${', at)) {
      at = endOfValue(source, at + 2);
      text += ':v';
    } else text += source[at];
  }
  return text;
}

/** Returns the position of the `}` that ends a value, after nested braces and templates. */
function endOfValue(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '`') at = endOfTemplate(source, at + 1);
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return source.length;
}

function endOfTemplate(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '`') return at;
    if (source.startsWith('${', at)) at = endOfValue(source, at + 2);
  }
  return source.length;
}

/** Reads from the migrations which tables have their own `store_id`. */
export function storeTablesOf(root: string): Set<string> {
  const tables = new Set<string>();
  for (const file of globSync('apps/server/migrations/*.sql', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name, body] of text.matchAll(/create table (\w+) \(([\s\S]*?)\n\);/g))
      if (name !== undefined && /^\s*store_id\s/m.test(body ?? '')) tables.add(name);
  }
  return tables;
}
