import { setTimeout as wait } from 'node:timers/promises';
import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import { Client } from 'pg';
import { applyMigration, whenFree } from './apply-migration.ts';
import { type Migration, migrationsDir, readMigrations } from './migration-files.ts';
import { assertHasWorkers, isSpread, placeTables } from './place-tables.ts';
import { mayServe, newestRelease } from './releases.ts';
import { withClient } from './with-client.ts';
import { ensureWorkingRoles, grantOwnerBypass, workingRoles } from './working-roles.ts';

/** Options for tests and for the command line. */
export interface MigrateOptions {
  /** Folder of the `NNNN_name.sql` files; the product's own by default. */
  directory?: string;
  /**
   * How to set the passwords of the working roles. `derive` (default): derived from the owner's password,
   * only if migrations or roles are missing. `renew`: always, for example after a change of the owner's
   * password. `leave`: never.
   */
  passwords?: 'derive' | 'renew' | 'leave';
  /** Release of the program; the product's own by default. */
  release?: string;
  /**
   * Milliseconds that a migration waits for a table in use. After that, other sessions may continue, and the
   * migration is retried.
   */
  lockWaitMs?: number;
  /**
   * Called at the start of each migration of a database in use. Migrations of a new database are too fast to report.
   */
  onStep?(step: MigrationStep): void;
  /**
   * Spreads the tables over the workers of a Citus cluster, after the migrations. A database that is spread already
   * needs no word: each migration then places its new tables. Throws `NoClusterError` without workers.
   */
  spreads?: boolean;
  /** Called with the tables that got a place on the cluster. */
  onPlaced?(tables: readonly string[]): void;
}

/** Thrown when the schema belongs to a newer release that this program may not serve. */
export class SchemaTooNewError extends Error {
  override readonly name = 'SchemaTooNewError';
  /** The first migration that this program does not have. */
  readonly migration: string;
  /** The newest release that migrated the database; null when unknown. */
  readonly madeBy: string | null;
  readonly release: string;

  constructor({ migration, madeBy, release }: { migration: string; madeBy: string | null; release: string }) {
    super(
      `The database is newer than this program: it has migration ${migration}, its schema is of ` +
        `${madeBy ?? 'an unknown version'}, and this is ${release}. A program may be at most one minor version older.`,
    );
    this.migration = migration;
    this.madeBy = madeBy;
    this.release = release;
  }
}

/** A pending migration that begins. */
export interface MigrationStep {
  name: string;
  /** Counts from 1. */
  number: number;
  count: number;
}

/**
 * Key of the advisory lock, which prevents two starting servers from migrating together. The number is
 * "comanda" in bytes.
 */
const lockKey = '27988542884115553';
const LOCK_CHECK_MS = 100;

/**
 * Migrates the database to the schema of this code and returns the names of the applied migrations. Each
 * migration runs in its own transaction, or outside a transaction if its file requires this. An applied
 * migration never runs again; the release that applied it is recorded. An up-to-date database needs one
 * query. Throws without a change in three cases:
 * - The file of an applied migration was changed.
 * - The schema belongs to a release that this release may not serve (`mayServe`).
 * - The owner cannot see the rows of existing stores, and may not change that.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const { directory = migrationsDir, passwords = 'derive', release = PRODUCT_VERSION } = options;
  const {
    lockWaitMs = 3_000,
    onStep = () => undefined,
    spreads = false,
    onPlaced = () => undefined,
  } = options;
  const migrations = readMigrations(directory);
  const client = new Client({ connectionString: ownerUrl, application_name: 'comanda-migrate' });
  // Ignores the event, because a broken connection also rejects its query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const state = await readState(client);
    const isDone = state.hasRoles && findPending(migrations, state.applied, release).length === 0;
    if (isDone && passwords !== 'renew' && !spreads) return [];
    if (spreads) await assertHasWorkers(client);
    await lock(client);
    await ensureWorkingRoles(client, ownerUrl, passwords !== 'leave');
    await client.query(`SET lock_timeout = ${lockWaitMs}`);
    const applied = await applyPending(client, migrations, { release, lockWaitMs, onStep });
    if (spreads || (applied.length > 0 && (await isSpread(client)))) onPlaced(await placeTables(client));
    return applied;
  } finally {
    // The end of the session also releases the lock.
    await client.end();
  }
}

/** True when a server or `migrar` has migrated this database before. */
export function isMigrated(ownerUrl: string): Promise<boolean> {
  return withClient(ownerUrl, async (client) => (await readState(client)).applied.length > 0);
}

interface AppliedMigration {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
  /** Release of the program that applied the migration; absent before 1.3. */
  readonly release?: string | null;
}

/**
 * Polls for the lock, because a session that waits inside a statement would block `create index
 * concurrently`.
 */
async function lock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `SELECT pg_try_advisory_lock(${lockKey}) AS "isOurs"`,
    );
    if (rows[0]?.isOurs) return;
    await wait(LOCK_CHECK_MS);
  }
}

async function applyPending(
  client: Client,
  migrations: Migration[],
  options: { release: string; lockWaitMs: number; onStep(step: MigrationStep): void },
): Promise<string[]> {
  const remember = `CREATE TABLE IF NOT EXISTS schema_migrations (
       version integer PRIMARY KEY,
       name text NOT NULL,
       checksum text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now(),
       release text
     );
     ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS release text`;
  await whenFree(client, () => client.query(remember));
  // Reads the state again under the lock, because another server may have migrated meanwhile.
  const { applied } = await readState(client);
  const pending = findPending(migrations, applied, options.release);
  const missingGrant = pending.length === 0 ? null : await grantOwnerBypass(client);
  if (missingGrant !== null && applied.length > 0)
    throw new Error(
      `The owner cannot see the stores' rows. Run this first, as whoever may: ${missingGrant};`,
    );
  for (const [index, migration] of pending.entries()) {
    if (applied.length > 0)
      options.onStep({ name: migration.name, number: index + 1, count: pending.length });
    await applyMigration(client, migration, options);
  }
  return pending.map((migration) => migration.name);
}

function findPending(migrations: Migration[], applied: AppliedMigration[], release: string): Migration[] {
  assertMayServe(applied.slice(migrations.length), release);
  for (const { version, name, checksum } of applied) {
    const migration = migrations[version - 1];
    if (migration !== undefined && migration.checksum !== checksum) {
      throw new Error(
        `Migration ${version} (${name}) was changed after it was applied; add a new one instead.`,
      );
    }
  }
  const done = new Set(applied.map((migration) => migration.version));
  return migrations.filter((migration) => !done.has(migration.version));
}

/** Throws for migrations that only a newer program has, if their release may not be served. */
function assertMayServe(unknown: AppliedMigration[], release: string): void {
  const [first] = unknown;
  if (first === undefined) return;
  const made = newestRelease(unknown.map((migration) => migration.release ?? null));
  if (made !== null && mayServe(release, made)) return;
  throw new SchemaTooNewError({ migration: `${first.version} (${first.name})`, madeBy: made, release });
}

async function readState(client: Client): Promise<{ applied: AppliedMigration[]; hasRoles: boolean }> {
  try {
    const { rows } = await client.query<{ applied: AppliedMigration[] | null; roles: number }>(
      `SELECT (SELECT json_agg(m ORDER BY version) FROM schema_migrations m) AS applied,
              (SELECT count(*)::int FROM pg_roles WHERE rolname = ANY ($1)) AS roles`,
      [workingRoles],
    );
    return { applied: rows[0]?.applied ?? [], hasRoles: rows[0]?.roles === workingRoles.length };
  } catch (error) {
    // 42P01 means that the table is missing: the database was never migrated.
    if (error instanceof Error && 'code' in error && error.code === '42P01')
      return { applied: [], hasRoles: false };
    throw error;
  }
}
