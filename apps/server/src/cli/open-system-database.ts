import pg from 'pg';
import { type Config, hasOwnRoles } from '../config.ts';
import { databaseUrls } from '../platform/database/database-urls.ts';
import { migrate } from '../platform/database/migrate.ts';
import { attachEmbeddedPostgres } from '../platform/embedded-postgres/attach-embedded-postgres.ts';
import { createLogger } from '../platform/log.ts';

export interface SystemDatabase {
  client: pg.Client;
  hasStores(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * A connection as the system role, for command lines: to the configured database, or to the embedded one of the
 * data directory, whether a server runs on it or not. Brings the schema up to date first.
 */
export async function openSystemDatabase(config: Config): Promise<SystemDatabase> {
  const log = createLogger('silent');
  const attached =
    config.databaseUrl === null ? await attachEmbeddedPostgres({ dataDir: config.dataDir, log }) : null;
  const ownerUrl = config.databaseUrl ?? attached?.ownerUrl ?? '';
  try {
    await migrate(ownerUrl, { passwords: hasOwnRoles(config) ? 'leave' : 'derive' });
    const { system } = databaseUrls(ownerUrl, { system: config.databaseSystemUrl ?? undefined });
    const client = new pg.Client({ connectionString: system, application_name: 'comanda-cli' });
    // A connection that breaks rejects the query under way; the event says nothing more.
    client.on('error', () => undefined);
    await client.connect();
    return {
      client,
      hasStores: async () => (await client.query('select from stores limit 1')).rowCount !== 0,
      close: async () => {
        await client.end();
        await attached?.close();
      },
    };
  } catch (error) {
    await attached?.close();
    throw error;
  }
}
