import type { Client } from 'pg';
import { IS_CLUSTER } from './cluster.ts';
import { type Place, placeOf } from './placement.ts';

/** Thrown when the database cannot be spread over several machines. `fault` says why. */
export class NoClusterError extends Error {
  override readonly name = 'NoClusterError';
  readonly fault: 'no-extension' | 'no-workers';

  constructor(fault: 'no-extension' | 'no-workers') {
    super(fault === 'no-extension' ? 'the extension citus is missing' : 'the cluster has no workers');
    this.fault = fault;
  }
}

/** Throws {@link NoClusterError} unless the database is a coordinator with workers. */
export async function assertHasWorkers(client: Client): Promise<void> {
  const { rows } = await client.query<{ hasNodes: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_node') is not null as "hasNodes"`,
  );
  if (rows[0]?.hasNodes !== true) throw new NoClusterError('no-extension');
  const workers = await client.query(`select from pg_dist_node where groupid <> 0 and isactive`);
  if (workers.rowCount === 0) throw new NoClusterError('no-workers');
}

/** True when the stores are spread over the workers of a cluster. */
export async function isSpread(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ isCluster: boolean }>(`select ${IS_CLUSTER} as "isCluster"`);
  if (rows[0]?.isCluster !== true) return false;
  const spread = await client.query(
    `select from pg_dist_partition where logicalrelid = to_regclass('stores')`,
  );
  return spread.rowCount === 1;
}

/** A table that has no place on the cluster yet. */
interface NewTable {
  name: string;
  place: Exclude<Place, 'local'>;
}

/**
 * Puts each table without a place where `placement.ts` says, in one transaction. Returns their names. The client must
 * have the lock of the migrations.
 */
export async function placeTables(client: Client): Promise<string[]> {
  const tables = await newTables(client);
  if (tables.length === 0) return [];
  await client.query('begin');
  try {
    // One connection per worker: a transaction that writes a reference table and then all shards needs it.
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
    await client.query(`set local client_min_messages = 'warning'`);
    await dropTriggers(client, tables);
    const isFirst = tables.some(({ name }) => name === 'stores');
    const keys = isFirst ? await dropForeignKeys(client) : [];
    for (const { name } of tables.filter(({ place }) => place === 'reference'))
      await client.query('select create_reference_table($1::regclass)', [name]);
    for (const name of distributedOf(tables))
      await client.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [
        name,
        'store_id',
        name === 'stores' ? 'none' : 'stores',
      ]);
    for (const { table, name, text } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${text}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  return tables.map(({ name }) => name);
}

async function newTables(client: Client): Promise<NewTable[]> {
  const { rows } = await client.query<{ name: string; keyStart: string | null }>(`
    select c.relname as name, a.attname as "keyStart" from pg_class c
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_dist_partition p where p.logicalrelid = c.oid)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by name`);
  return rows.flatMap(({ name, keyStart }) => {
    const place = placeOf(name, keyStart);
    return place === 'local' ? [] : [{ name, place }];
  });
}

/** The stores come first: the other tables lie beside them. */
function distributedOf(tables: readonly NewTable[]): string[] {
  const names = tables.filter(({ place }) => place === 'distributed').map(({ name }) => name);
  return names.toSorted((one, other) => Number(other === 'stores') - Number(one === 'stores'));
}

/** Commands announce their changes themselves. A trigger on a worker cannot notify servers, and Citus refuses it. */
async function dropTriggers(client: Client, tables: readonly NewTable[]): Promise<void> {
  const { rows } = await client.query<{ name: string; table: string }>(
    `select quote_ident(t.tgname) as name, t.tgrelid::regclass::text as table from pg_trigger t
       join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and c.relname = any ($1)`,
    [tables.map(({ name }) => name)],
  );
  for (const { name, table } of rows) await client.query(`drop trigger ${name} on ${table}`);
}

interface ForeignKey {
  table: string;
  name: string;
  text: string;
}

/** Citus places no table with a key to one that has no place. The keys return at the end. */
async function dropForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as text
      from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}
