import { findFreePort } from './free-port.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

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
export async function startLoadedServer(options: LoadedServerOptions): Promise<ServerProcess> {
  const port = options.port ?? (await findFreePort());
  return startServerProcess({
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
}
