import { type Config, hasOwnRoles } from '../config.ts';
import { databaseUrls } from '../platform/database/database-urls.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pools.ts';
import { createDatabase, type Database } from '../platform/database/transaction.ts';
import { attachEmbeddedPostgres } from '../platform/embedded-postgres/attach-embedded-postgres.ts';
import { createLogger } from '../platform/log.ts';

export interface SystemDatabase {
  database: Database;
  close(): Promise<void>;
}

/**
 * The database as the system role, for command lines: the configured one, or the embedded one of the data directory,
 * whether a server runs on it or not. Brings the schema up to date first.
 */
export async function openSystemDatabase(config: Config): Promise<SystemDatabase> {
  const log = createLogger('silent');
  const attached =
    config.databaseUrl === null ? await attachEmbeddedPostgres({ dataDir: config.dataDir, log }) : null;
  const ownerUrl = config.databaseUrl ?? attached?.ownerUrl ?? '';
  try {
    await migrate(ownerUrl, { passwords: hasOwnRoles(config) ? 'leave' : 'derive' });
    const { system } = databaseUrls(ownerUrl, { system: config.databaseSystemUrl ?? undefined });
    // A connection that breaks rejects the query under way; the event says nothing more.
    const pool = createPool({
      url: system,
      max: 1,
      applicationName: 'comanda-cli',
      onError: () => undefined,
    });
    return {
      database: createDatabase(pool),
      close: async () => {
        await pool.end();
        await attached?.close();
      },
    };
  } catch (error) {
    await attached?.close();
    throw error;
  }
}
