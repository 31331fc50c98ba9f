import { createPool } from '../../../../../platform/database/pools.ts';
import { createDatabase, type Database } from '../../../../../platform/database/transaction.ts';
import { createLogger } from '../../../../../platform/log.ts';
import { settleDue } from '../settle-due.ts';

/**
 * Runs `settleDue` once over its own connection, as another server would. `change` wraps the database of this
 * run, to simulate failures.
 */
export async function sweep(
  systemUrl: string,
  now: number,
  change: (database: Database) => Database = (database) => database,
): Promise<number> {
  const pool = createPool({ url: systemUrl, max: 1, applicationName: 'test', onError: () => undefined });
  try {
    return await settleDue(change(createDatabase(pool)), { log: createLogger('silent') }, now);
  } finally {
    await pool.end();
  }
}
