import { databaseUrls, urlOfDatabase } from '@comanda/server/src/platform/database/database-urls.ts';
import { startEmbeddedPostgres } from '@comanda/server/src/platform/embedded-postgres/start-embedded-postgres.ts';
import { findFreePort } from '@comanda/testkit/running/free-port';
import { type ServerProcess, startServerProcess } from '@comanda/testkit/running/server-process';
import { makeTemporaryDataDir } from '@comanda/testkit/running/temporary-data-dir';
import pg from 'pg';

/** Connection strings of a database of one scenario. */
export interface BenchDatabase {
  ownerUrl: string;
  systemUrl: string;
  /** Data folder of its servers: files and secret belong to one database. */
  dataDir: string;
}

/** One durable PostgreSQL for the whole run; every scenario gets its own database on it. */
export interface BenchWorld {
  /** Shorter runs that only check that everything works; their figures mean little. */
  readonly isQuick: boolean;
  createDatabase(name: string): Promise<BenchDatabase>;
  /** The product's server as a separate process, or a ceiling's `entry`. The caller stops it. */
  startServer(database: BenchDatabase, entry?: string): Promise<ServerProcess>;
  postgresVersion(): Promise<string>;
  close(): Promise<void>;
}

export async function createBenchWorld(options: { isQuick: boolean }): Promise<BenchWorld> {
  const folder = await makeTemporaryDataDir();
  const log = { info: () => undefined, warn: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log });
  const ask = async (text: string) => {
    const client = new pg.Client({ connectionString: urlOfDatabase(postgres.ownerUrl, 'postgres') });
    await client.connect();
    try {
      return (await client.query<Record<string, string>>(text)).rows[0];
    } finally {
      await client.end();
    }
  };
  return {
    isQuick: options.isQuick,
    createDatabase: async (name) => {
      await ask(`create database "${name}"`);
      const ownerUrl = urlOfDatabase(postgres.ownerUrl, name);
      return {
        ownerUrl,
        systemUrl: databaseUrls(ownerUrl).system,
        dataDir: `${folder.path}/server-${name}`,
      };
    },
    startServer: async ({ ownerUrl, dataDir }, entry) => {
      const port = await findFreePort();
      return startServerProcess({
        entry,
        env: {
          DATABASE_URL: ownerUrl,
          COMANDA_DATA: dataDir,
          HOST: '127.0.0.1',
          PORT: String(port),
          LOG_LEVEL: 'warn',
          // The load comes from many addresses, as through a proxy.
          COMANDA_TRUST_PROXY: '1',
          // Its stores have the passwords of the tests.
          COMANDA_DEMO_NA_REDE: 'sim',
          // One program sends the traffic of hundreds of partners.
          COMANDA_INTAKE_PER_SECOND: '100000',
          COMANDA_SESSION_PER_SECOND: '100000',
          COMANDA_PUBLIC_URL: `http://127.0.0.1:${port}`,
        },
      });
    },
    postgresVersion: async () => (await ask('show server_version'))?.server_version ?? '',
    close: async () => {
      await postgres.stop();
      await folder.remove();
    },
  };
}
