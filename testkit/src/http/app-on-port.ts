import { type App, createApp } from '@comanda/server/src/app.ts';
import { type Config, readConfig } from '@comanda/server/src/config.ts';
import type { Clock } from '@comanda/server/src/platform/clock.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';
import type { TestDatabase } from '../clone-database.ts';

/** A server inside this process that listens on loopback. */
export interface AppOnPort {
  readonly app: App;
  readonly port: number;
}

/** Starts the server on a database. `config` is added to the default settings. Port 0 picks a free port. */
export async function startAppOnPort(options: {
  config: Partial<Config>;
  database: Pick<TestDatabase, 'urls'>;
  clock: Clock;
  port?: number;
  onOtherEpoch?: () => void;
}): Promise<AppOnPort> {
  const config: Config = { ...readConfig({}), logLevel: 'silent', ...options.config };
  const app = await createApp({
    config,
    databaseUrls: options.database.urls,
    clock: options.clock,
    log: createLogger(config.logLevel),
    ...(options.onOtherEpoch && { onOtherEpoch: options.onOtherEpoch }),
  });
  await app.http.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  const address = app.http.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return { app, port: address.port };
}
