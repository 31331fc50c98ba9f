import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type Migration, migrationsDir, readMigrations } from './migration-files.ts';
import { ensureWorkingRoles, letOwnerThroughWalls, workingRoles } from './working-roles.ts';

/** Options of `migrate`, all for tests and for the command line. */
export interface MigrateOptions {
  /** Folder of the `NNNN_name.sql` files; the product's own by default. */
  directory?: string;
  /**
   * Of the working roles. `derive` (default): set from the owner's when there is something to migrate; `renew`: set
   * in any case, as after a change of the owner's; `leave`: somebody else sets them.
   */
  passwords?: 'derive' | 'renew' | 'leave';
  /** How long a migration waits for a table that somebody works on, before it lets others through and tries again. */
  lockWaitMs?: number;
}

/** Tries for a table, with a second between them: whoever takes longer than all of them has to be ended first. */
const MOST_TRIES = 60;
const BETWEEN_TRIES_MS = 1_000;

/** Key of the advisory lock that keeps two starting servers from migrating at once ("comanda" in bytes). */
const lockKey = '27988542884115553';

/**
 * Brings the database to the schema of this code and answers the names of the migrations it applied. Each runs in
 * a transaction of its own; what is applied is never run again. When there is nothing to do this is one query.
 *
 * Throws, having changed nothing, when the file of an applied migration differs from what was applied, when the database
 * is newer than this code, and when the owner is kept from the rows of the stores there are and may not change that.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const { directory = migrationsDir, passwords = 'derive', lockWaitMs = 3_000 } = options;
  const migrations = readMigrations(directory);
  const client = new Client({ connectionString: ownerUrl, application_name: 'comanda-migrate' });
  // A connection that breaks rejects the query under way; the event says nothing more.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const state = await readState(client);
    const isDone = state.hasRoles && findPending(migrations, state.applied).length === 0;
    if (isDone && passwords !== 'renew') return [];
    await client.query(`SELECT pg_advisory_lock(${lockKey})`);
    await ensureWorkingRoles(client, ownerUrl, passwords !== 'leave');
    // From here on: a table that waits for its migration keeps everybody else from it.
    await client.query(`SET lock_timeout = ${lockWaitMs}`);
    return await applyPending(client, migrations);
  } finally {
    // Ending the session also lets go of the lock.
    await client.end();
  }
}

interface AppliedMigration {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

async function applyPending(client: Client, migrations: Migration[]): Promise<string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
       version integer PRIMARY KEY,
       name text NOT NULL,
       checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  // Read again under the lock: another server may have been at work while we waited for it.
  const { applied } = await readState(client);
  const pending = findPending(migrations, applied);
  const missingGrant = pending.length === 0 ? null : await letOwnerThroughWalls(client);
  if (missingGrant !== null && applied.length > 0)
    throw new Error(
      `The owner cannot see the stores' rows. Run this first, as whoever may: ${missingGrant};`,
    );
  for (const migration of pending) await apply(client, migration);
  return pending.map((migration) => migration.name);
}

async function apply(client: Client, migration: Migration, tries = 1): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (cause) {
    await client.query('ROLLBACK').catch(() => undefined);
    // 55P03: somebody works on a table of it, a backup perhaps.
    const isBusy = cause instanceof Error && 'code' in cause && cause.code === '55P03';
    if (isBusy && tries < MOST_TRIES) {
      await wait(BETWEEN_TRIES_MS);
      return apply(client, migration, tries + 1);
    }
    throw new Error(
      `Migration ${migration.version} (${migration.name}) failed: ${describe(cause, migration)}`,
      { cause },
    );
  }
}

function describe(cause: unknown, migration: Migration): string {
  if (!(cause instanceof Error)) return String(cause);
  const position = 'position' in cause ? Number(cause.position) : Number.NaN;
  if (!Number.isInteger(position)) return cause.message;
  const line = migration.sql.slice(0, position).split('\n').length;
  return `${cause.message} (line ${line})`;
}

function findPending(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  for (const { version, name, checksum } of applied) {
    const migration = migrations[version - 1];
    if (migration === undefined) {
      throw new Error(`The database is newer than this program: it has migration ${version} (${name}).`);
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `Migration ${version} (${name}) was changed after it was applied; add a new one instead.`,
      );
    }
  }
  const done = new Set(applied.map((migration) => migration.version));
  return migrations.filter((migration) => !done.has(migration.version));
}

async function readState(client: Client): Promise<{ applied: AppliedMigration[]; hasRoles: boolean }> {
  try {
    const { rows } = await client.query<{ applied: AppliedMigration[] | null; roles: number }>(
      `SELECT (SELECT json_agg(json_build_object('version', version, 'name', name, 'checksum', checksum) ORDER BY version)
                 FROM schema_migrations) AS applied,
              (SELECT count(*)::int FROM pg_roles WHERE rolname = ANY ($1)) AS roles`,
      [workingRoles],
    );
    return { applied: rows[0]?.applied ?? [], hasRoles: rows[0]?.roles === workingRoles.length };
  } catch (error) {
    // 42P01: no such table. This database has never been migrated.
    if (error instanceof Error && 'code' in error && error.code === '42P01')
      return { applied: [], hasRoles: false };
    throw error;
  }
}
