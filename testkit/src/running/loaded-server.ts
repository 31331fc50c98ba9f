import { type DatabaseUrls, databaseUrls } from '@comanda/server/src/platform/database/database-urls.ts';
import { readOwnerUrl } from '@comanda/server/src/platform/embedded-postgres/cluster-place.ts';
import { findFreePort } from './free-port.ts';
import { startServerProcess } from './server-process.ts';
import type { ProcessWorld } from './world.ts';

export interface LoadedServerOptions {
  dataDir: string;
  /** The owner's connection string. If it is empty, the server starts its embedded PostgreSQL. */
  databaseUrl: string;
  /** Port of the server. Default: a free port. */
  port?: number;
  /** Main file of the server. Default: the product's. */
  entry?: string;
  /** Additional environment variables. */
  env?: Record<string, string>;
}

/**
 * Starts a server for load tests. It has no rate limits per partner and session, because all clients run in
 * one program.
 */
export async function startLoadedServer(options: LoadedServerOptions): Promise<ProcessWorld> {
  const port = options.port ?? (await findFreePort());
  const server = await startServerProcess({
    entry: options.entry,
    env: {
      DATABASE_URL: options.databaseUrl,
      COMANDA_DATA: options.dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      COMANDA_PUBLIC_URL: `http://127.0.0.1:${port}`,
      // Trusts the address that a request gives, because the clients simulate many addresses, as behind a
      // proxy.
      COMANDA_TRUST_PROXY: '1',
      // Test users have a known password, and only a demonstration accepts it.
      COMANDA_DEMO_NA_REDE: 'sim',
      COMANDA_INTAKE_PER_SECOND: '100000',
      COMANDA_SESSION_PER_SECOND: '100000',
      ...options.env,
    },
  });
  return {
    ...server,
    urls: options.databaseUrl === '' ? embeddedUrls(options.dataDir) : databaseUrls(options.databaseUrl),
  };
}

/** Connection strings of the embedded PostgreSQL in a data folder. Its port may change at a restart. */
export function embeddedUrls(dataDir: string): DatabaseUrls {
  return databaseUrls(readOwnerUrl(dataDir) ?? '');
}
