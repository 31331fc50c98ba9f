import { type App, createApp } from '@comanda/server/src/app.ts';
import { type Config, readConfig } from '@comanda/server/src/config.ts';
import type { Clock } from '@comanda/server/src/platform/clock.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';
import type { TestDatabase } from '../clone-database.ts';
import { findFreePort } from '../running/free-port.ts';
import { startHaproxy } from '../running/haproxy-process.ts';

/** A server inside this process that listens on loopback. */
export interface AppOnPort {
  readonly app: Pick<App, 'rest' | 'drain' | 'stop'>;
  readonly port: number;
}

interface AppOptions {
  config: Partial<Config>;
  database: Pick<TestDatabase, 'urls'>;
  clock: Clock;
  port?: number;
  onOtherEpoch?: () => void;
}

/** Settings of `npm run test:cluster`: servers of one test world, and the Redis between them. */
const SERVERS = Number(process.env.COMANDA_TEST_SERVERS ?? 1);
const REDIS_URL = process.env.COMANDA_TEST_REDIS ?? null;

/** Starts the server on a database. `config` is added to the default settings. Port 0 picks a free port. */
export async function startAppOnPort(options: AppOptions): Promise<AppOnPort> {
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

/**
 * Starts what a test world calls its server. In `npm run test:cluster` these are several servers with a common Redis,
 * and HAProxy at `port` gives each call to another one. Its file is in the data folder.
 */
export async function startAppsOnPort(
  options: AppOptions & { config: Pick<Config, 'dataDir'> },
): Promise<AppOnPort> {
  if (SERVERS === 1) return startAppOnPort(options);
  const config = { redisUrl: REDIS_URL, trustedProxies: ['loopback'], ...options.config };
  const apps: AppOnPort[] = [];
  while (apps.length < SERVERS) apps.push(await startAppOnPort({ ...options, config, port: 0 }));
  const port = options.port || (await findFreePort());
  const serverPorts = apps.map((each) => each.port);
  const haproxy = await startHaproxy(config.dataDir, { port, serverPorts });
  const all = async (work: (app: AppOnPort['app']) => Promise<unknown>) =>
    void (await Promise.all(apps.map(({ app }) => work(app))));
  return {
    port,
    app: {
      rest: () => all((app) => app.rest()),
      drain: () => all((app) => app.drain()),
      stop: async () => {
        await haproxy.stop();
        await all((app) => app.stop());
      },
    },
  };
}
