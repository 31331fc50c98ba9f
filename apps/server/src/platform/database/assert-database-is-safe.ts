import { appRole, systemRole } from './database-urls.ts';

/** Anything that runs a query: a pool or a client of `pg`. */
export interface Queryable {
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

export interface SafetyOptions {
  /** Tables with a `store_id` but without row-level security. The caller must have a reason for each. */
  tablesWithoutWalls?: readonly string[];
  /** True to accept an unsafe database, which may lose or mix up data. For tests only. */
  allowUnsafe?: boolean;
}

/** Thrown when the server must not use the database. `faults` are sentences for the operator. */
export class UnsafeDatabaseError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The database is not safe to serve from:\n- ${faults.join('\n- ')}`);
    this.name = 'UnsafeDatabaseError';
    this.faults = faults;
  }
}

/**
 * Checks the database at the start. A confirmed commit must be on disk, and row-level security must separate the stores
 * for the working roles. Throws `UnsafeDatabaseError` with all faults.
 */
export async function assertDatabaseIsSafe(database: Queryable, options: SafetyOptions = {}): Promise<void> {
  if (options.allowUnsafe) return;
  const { rows } = await database.query(faultsQuery, [
    [appRole, systemRole],
    options.tablesWithoutWalls ?? [],
  ]);
  const faults = [...rows, ...(await faultsOfWorkers(database))].map((row) =>
    isFault(row) ? row.fault : String(row),
  );
  if (faults.length > 0) throw new UnsafeDatabaseError(faults);
}

/** On a cluster, a worker that may lose a commit loses orders, however safe the coordinator is. */
async function faultsOfWorkers(database: Queryable): Promise<unknown[]> {
  const { rows } = await database.query(
    `select to_regproc('run_command_on_workers') is not null as "isCluster"`,
    [],
  );
  const [found] = rows;
  if (!(typeof found === 'object' && found !== null && 'isCluster' in found && found.isCluster)) return [];
  const workers = await database.query(
    `select nodename || ':' || nodeport || ': ' || result as fault from run_command_on_workers($1)
      where result <> '' or not success`,
    [`select string_agg(fault, ', ') from (${faultsOfSettings}) as settings`],
  );
  return workers.rows;
}

function isFault(row: unknown): row is { fault: string } {
  return typeof row === 'object' && row !== null && 'fault' in row && typeof row.fault === 'string';
}

const faultsOfSettings = `
  SELECT 'setting ' || name || ' is ' || setting || ', it must be on' AS fault
    FROM pg_settings
   WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes')
     AND setting NOT IN ('on', CASE WHEN name = 'synchronous_commit' THEN 'remote_apply' ELSE 'on' END)`;

const faultsQuery = `
  WITH working AS (SELECT oid, rolname FROM pg_roles WHERE rolname = ANY ($1::text[])),
  tables AS (
    SELECT c.oid, c.relowner, c.relrowsecurity, c.relforcerowsecurity, n.nspname || '.' || c.relname AS name, c.relname
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname !~ '^pg_'
  )
  ${faultsOfSettings}
  UNION ALL
  SELECT 'role ' || wanted || ' does not exist'
    FROM unnest($1::text[]) AS wanted WHERE wanted NOT IN (SELECT rolname FROM working)
  UNION ALL
  SELECT 'role ' || working.rolname || ' has the powers of ' || strong.rolname || ' (superuser or bypass of row security)'
    FROM working JOIN pg_roles strong ON pg_has_role(working.oid, strong.oid, 'MEMBER')
   WHERE strong.rolsuper OR strong.rolbypassrls
  UNION ALL
  SELECT 'role ' || working.rolname || ' owns table ' || tables.name
    FROM working JOIN tables ON pg_has_role(working.oid, tables.relowner, 'MEMBER')
  UNION ALL
  SELECT 'table ' || tables.name || ' has a store_id, but row security is not both enabled and forced'
    FROM tables JOIN pg_attribute a ON a.attrelid = tables.oid AND a.attname = 'store_id' AND NOT a.attisdropped
   WHERE NOT (tables.relrowsecurity AND tables.relforcerowsecurity) AND tables.relname <> ALL ($2::text[])`;
