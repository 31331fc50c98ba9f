import { databaseUrls, urlOfDatabase } from '@comanda/server/src/platform/database/database-urls.ts';
import { startEmbeddedPostgres } from '@comanda/server/src/platform/embedded-postgres/start-embedded-postgres.ts';
import { runStatement } from '@comanda/testkit/run-statement';
import { startLoadedServer } from '@comanda/testkit/running/loaded-server';
import { type ServerProcess, startServerProcess } from '@comanda/testkit/running/server-process';
import { makeTemporaryDataDir } from '@comanda/testkit/running/temporary-data-dir';

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
  /** Runs `work` on a new server with the usual limits: each measurement starts without leftovers. */
  withDefaultServer<T>(database: BenchDatabase, work: (server: ServerProcess) => Promise<T>): Promise<T>;
  postgresVersion(): Promise<string>;
  close(): Promise<void>;
}

export async function createBenchWorld(options: { isQuick: boolean }): Promise<BenchWorld> {
  const folder = await makeTemporaryDataDir();
  const log = { info: () => undefined, warn: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log });
  const ask = (text: string) =>
    runStatement<Record<string, string>>(urlOfDatabase(postgres.ownerUrl, 'postgres'), text);
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
    startServer: ({ ownerUrl, dataDir }, entry) =>
      startLoadedServer({ databaseUrl: ownerUrl, dataDir, entry, env: { LOG_LEVEL: 'warn' } }),
    withDefaultServer: async ({ ownerUrl, dataDir }, work) => {
      const server = await startServerProcess({
        env: {
          DATABASE_URL: ownerUrl,
          COMANDA_DATA: dataDir,
          PORT: '0',
          HOST: '127.0.0.1',
          LOG_LEVEL: 'warn',
        },
      });
      return work(server).finally(() => server.stop());
    },
    postgresVersion: async () => (await ask('show server_version')).rows[0]?.server_version ?? '',
    close: async () => {
      await postgres.stop();
      await folder.remove();
    },
  };
}
