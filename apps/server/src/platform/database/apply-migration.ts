import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Migration } from './migration-files.ts';

/**
 * Number of tries per table, one second apart. A transaction that blocks a table for longer must be ended by
 * a person.
 */
const MAX_TRIES = 60;
const BETWEEN_TRIES_MS = 1_000;
/**
 * PostgreSQL codes for lock timeout and deadlock: another session, perhaps a backup, uses one of the tables.
 */
const BUSY: readonly unknown[] = ['55P03', '40P01'];

const INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i;

/**
 * Runs one migration and records it with its release, in one transaction. A migration outside a transaction is
 * recorded after its last statement. Retries while its tables are in use; throws on failure.
 */
export async function applyMigration(
  client: Client,
  migration: Migration,
  { release, lockWaitMs }: { release: string; lockWaitMs: number },
): Promise<void> {
  const { version, name, checksum, sql, isOutsideTransaction } = migration;
  const run = async () => {
    // A statement that waits for a table's lock makes later queries on this table wait too. The wait is
    // therefore limited. Statements outside a transaction do not block other statements.
    await client.query(`SET lock_timeout = ${isOutsideTransaction ? 0 : lockWaitMs}`);
    if (isOutsideTransaction) await runStatements(client, sql);
    await client.query('BEGIN');
    if (!isOutsideTransaction) await client.query(sql);
    await client.query(
      'INSERT INTO schema_migrations (version, name, checksum, release) VALUES ($1, $2, $3, $4)',
      [version, name, checksum, release],
    );
    await client.query('COMMIT');
  };
  try {
    await whenFree(client, run);
  } catch (cause) {
    throw new Error(`Migration ${version} (${name}) failed: ${describe(cause, migration)}`, { cause });
  }
}

/** Runs `work`, and repeats it from the beginning while other sessions use its tables. */
export async function whenFree(client: Client, work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      const isBusy = error instanceof Error && 'code' in error && BUSY.includes(error.code);
      if (!isBusy || tries >= MAX_TRIES) throw error;
      await wait(BETWEEN_TRIES_MS);
    }
  }
}

async function runStatements(client: Client, sql: string): Promise<void> {
  for (const statement of sql.split(/;[ \t]*$/m)) {
    const name = INDEX.exec(statement)?.[1];
    if (name !== undefined) await dropIfInvalid(client, name);
    await client.query(statement);
  }
}

/**
 * Drops an index whose creation was interrupted. The invalid index would prevent a new index with the same
 * name.
 */
async function dropIfInvalid(client: Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid',
    [index],
  );
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
}

function describe(cause: unknown, { sql, isOutsideTransaction }: Migration): string {
  if (!(cause instanceof Error)) return String(cause);
  const position = 'position' in cause ? Number(cause.position) : Number.NaN;
  if (!Number.isInteger(position) || isOutsideTransaction) return cause.message;
  const line = sql.slice(0, position).split('\n').length;
  return `${cause.message} (line ${line})`;
}
