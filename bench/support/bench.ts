import {
  type DatabaseUrls,
  databaseUrls,
  urlOfDatabase,
} from '@comanda/server/src/platform/database/database-urls.ts';
import { startEmbeddedPostgres } from '@comanda/server/src/platform/embedded-postgres/start-embedded-postgres.ts';
import { runStatement } from '@comanda/testkit/run-statement';
import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { startLoadedServer } from '@comanda/testkit/running/loaded-server';
import { startServerProcess } from '@comanda/testkit/running/server-process';
import { makeTemporaryDataDir } from '@comanda/testkit/running/temporary-data-dir';
import type { ProcessWorld } from '@comanda/testkit/running/world';

/** The database of one scenario. */
export interface BenchDatabase {
  urls: DatabaseUrls;
  /** Data folder of the servers that use this database. It contains their files and their secret. */
  dataDir: string;
}

/** One durable PostgreSQL for the whole run. Every scenario gets its own database in this PostgreSQL. */
export interface Bench {
  /** True: shorter runs, which only test that the benches work. Their figures mean little. */
  readonly isQuick: boolean;
  createDatabase(name: string): Promise<BenchDatabase>;
  /** Starts the product's server as a separate process, or the bare server in `entry`. The caller stops it. */
  startServer(database: BenchDatabase, entry?: string): Promise<ProcessWorld>;
  /** Runs `work` with a server on a new database of that name, and a client with `sockets` connections. */
  withWorld<T>(
    options: { name: string; entry?: string; sockets?: number },
    work: (world: ProcessWorld, http: HttpClient) => Promise<T>,
  ): Promise<T>;
  /** Runs `work` on a new server with the usual limits, so that earlier measurements have no effect. */
  withDefaultServer<T>(database: BenchDatabase, work: (world: ProcessWorld) => Promise<T>): Promise<T>;
  postgresVersion(): Promise<string>;
  close(): Promise<void>;
}

/** Enough for three servers and the clients of a scenario. */
const CONNECTIONS = 160;

export async function startBench(options: { isQuick: boolean }): Promise<Bench> {
  const folder = await makeTemporaryDataDir();
  const log = { info: () => undefined, warn: () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log, connections: CONNECTIONS });
  const query = (text: string) =>
    runStatement<Record<string, string>>(urlOfDatabase(postgres.ownerUrl, 'postgres'), text);
  const createDatabase = async (name: string): Promise<BenchDatabase> => {
    await query(`create database "${name}"`);
    return {
      urls: databaseUrls(urlOfDatabase(postgres.ownerUrl, name)),
      dataDir: `${folder.path}/server-${name}`,
    };
  };
  const startServer = ({ urls, dataDir }: BenchDatabase, entry?: string) =>
    startLoadedServer({ databaseUrl: urls.owner, dataDir, entry, env: { LOG_LEVEL: 'warn' } });
  return {
    isQuick: options.isQuick,
    createDatabase,
    startServer,
    withWorld: async ({ name, entry, sockets }, work) => {
      const world = await startServer(await createDatabase(name), entry);
      const http = createHttpClient(world.url, { sockets });
      try {
        return await work(world, http);
      } finally {
        http.close();
        await world.stop();
      }
    },
    withDefaultServer: async ({ urls, dataDir }, work) => {
      const env = { DATABASE_URL: urls.owner, COMANDA_DATA: dataDir, PORT: '0', HOST: '127.0.0.1' };
      const server = await startServerProcess({ env: { ...env, LOG_LEVEL: 'warn' } });
      return work({ ...server, urls }).finally(() => server.stop());
    },
    postgresVersion: async () => (await query('show server_version')).rows[0]?.server_version ?? '',
    close: async () => {
      await postgres.stop();
      await folder.remove();
    },
  };
}
