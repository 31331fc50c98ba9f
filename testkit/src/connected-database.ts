import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase, type Database } from '@comanda/server/src/platform/database/transaction.ts';
import { onTestFinished } from 'vitest';

/** Opens the database with the connection string of a role. It is closed when the test ends. */
export function connected(url: string): Database {
  const pool = createPool({ url, max: 2, applicationName: 'test', onError: () => undefined });
  onTestFinished(() => pool.end());
  return createDatabase(pool);
}
