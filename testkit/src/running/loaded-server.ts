import { type DatabaseUrls, databaseUrls } from '@comanda/server/src/platform/database/database-urls.ts';
import { readOwnerUrl } from '@comanda/server/src/platform/embedded-postgres/cluster-place.ts';
import { findFreePort } from './free-port.ts';
import { startServerProcess } from './server-process.ts';
import type { ProcessWorld } from './world.ts';

export interface LoadedServerOptions {
  dataDir: string;
  /** Owner's connection string; an empty one starts the embedded PostgreSQL. */
  databaseUrl: string;
  /** A free one by default. */
  port?: number;
  /** The product by default. */
  entry?: string;
  /** More settings. */
  env?: Record<string, string>;
}

/** Starts a server whose clients all run in one program, so it has no rate limits per partner and session. */
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
      // The clients have many addresses, as behind a proxy.
      COMANDA_TRUST_PROXY: '1',
      // The people of tests have a known password, which only a demonstration accepts.
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

/** Connection strings of the PostgreSQL that the servers of a data folder share. A restart may change its port. */
export function embeddedUrls(dataDir: string): DatabaseUrls {
  return databaseUrls(readOwnerUrl(dataDir) ?? '');
}
