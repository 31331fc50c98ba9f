import type { DatabaseUrls } from '@comanda/server/src/platform/database/database-urls.ts';
import { runStatement } from '@comanda/testkit/run-statement';
import { findFreePort } from '@comanda/testkit/running/free-port';
import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { embeddedUrls, startLoadedServer } from '@comanda/testkit/running/loaded-server';
import {
  createRunningStore,
  createRunningStores,
  type RunningStore,
} from '@comanda/testkit/running/running-stores';
import type { ServerProcess } from '@comanda/testkit/running/server-process';
import { makeTemporaryDataDir } from '@comanda/testkit/running/temporary-data-dir';
import type { ProcessWorld, World } from '@comanda/testkit/running/world';
import type pg from 'pg';

/**
 * A server with its own embedded, durable PostgreSQL. It can be killed and started again on the same port.
 */
export interface StressWorld extends World {
  readonly dataDir: string;
  readonly stores: readonly RunningStore[];
  readonly http: HttpClient;
  /** Opens one more store, which no other test traffic uses. */
  openStore(): Promise<RunningStore>;
  /** The current server. Between a kill and the next start, it is the killed one. */
  server(): ServerProcess;
  /** Starts the server again: the product, or another `entry`, with additional environment variables. */
  start(options?: StartOptions): Promise<ProcessWorld>;
  /** Starts one more server on the same database, on its own port. The caller must stop it. */
  startAnother(options?: StartOptions): Promise<ProcessWorld>;
  /** Runs one statement as the system role. Uses a new connection, because open ones may have been killed. */
  rows<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Stops everything and deletes the data. */
  close(): Promise<void>;
}

interface StartOptions {
  entry?: string;
  env?: Record<string, string>;
}

/** Secret that protects the server's accounts and links. */
export const STRESS_SECRET = 'stress-7f3a91c05be2d864-world-9q2mzx';

/** Creates a world with `stores` stores. The data are on a real disk, and PostgreSQL syncs every commit. */
export async function createStressWorld(options: { stores: number }): Promise<StressWorld> {
  const folder = await makeTemporaryDataDir();
  const port = await findFreePort();
  const env = {
    COMANDA_SECRET: STRESS_SECRET,
    // As a demonstration, the server writes mails to its outbox, where the test reads codes and links.
    COMANDA_DEMO: '1',
    SMTP_URL: '',
    SMS_URL: '',
  };
  const dataDir = folder.path;
  const start = ({ entry, env: more }: StartOptions = {}) =>
    startLoadedServer({ dataDir, databaseUrl: '', port, entry, env: { ...env, ...more } });
  let server = await start();
  const { url } = server;
  const http = createHttpClient(url);
  return {
    dataDir,
    url,
    http,
    get urls() {
      return embeddedUrls(dataDir);
    },
    stores: await createRunningStores(server, options.stores),
    openStore: () => createRunningStore({ url, urls: embeddedUrls(dataDir) }),
    server: () => server,
    start: async (options) => {
      server = await start(options);
      return server;
    },
    startAnother: ({ entry, env: more } = {}) =>
      startLoadedServer({
        dataDir,
        databaseUrl: embeddedUrls(dataDir).owner,
        entry,
        env: { ...env, ...more },
      }),
    rows: rowsOf(() => embeddedUrls(dataDir)),
    close: async () => {
      http.close();
      await server.stop();
      await folder.remove();
    },
  };
}

/** Runs single statements, each on a new connection. */
export function rowsOf(readUrls: () => DatabaseUrls): StressWorld['rows'] {
  return async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    (await runStatement<Row>(readUrls().system, text, values)).rows;
}
