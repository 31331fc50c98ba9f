import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { createApp } from './app.ts';
import { type Config, ConfigError, consoleUrlOf, hasOwnRoles, readConfig } from './config.ts';
import { assertDemoIsNotExposed } from './demo-exposure.ts';
import { assertExposureIsSafe } from './exposure.ts';
import { findMissingBasics, type MissingBasic } from './missing-basics.ts';
import { assertDatabaseIsSafe } from './platform/database/assert-database-is-safe.ts';
import { databaseUrls } from './platform/database/database-urls.ts';
import { migrate } from './platform/database/migrate.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { giveBackWhatStartLeft } from './platform/give-back.ts';
import { keepAddress } from './platform/kept-address.ts';
import { createLogger } from './platform/log.ts';

/** Directories every request may read before its store is known: documents and hashes of keys, and whose. */
const TABLES_WITHOUT_WALLS = ['store_documents', 'intake_keys'];

export interface RunningServer {
  /** Where people reach it. */
  url: string;
  /** Connection of the database's owner, for the command lines that set things up. */
  ownerUrl: string;
  /** What a new installation still lacks, so that whoever starts it is told what comes next. */
  missing: readonly MissingBasic[];
  stop(): Promise<void>;
}

/**
 * Starts database (unless one is given), schema and server, in that order, and answers once requests are served.
 * `pages` settles when the pages it serves are built; database and schema get ready meanwhile, and its failure is the
 * start's. Throws `ConfigError` when it would be open to others unsafely. What was started is stopped again when a later step fails.
 */
export async function startServer(config: Config, pages?: Promise<unknown>): Promise<RunningServer> {
  assertExposureIsSafe(config);
  const log = createLogger(config.logLevel);
  const embedded =
    config.databaseUrl === null ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : null;
  try {
    const ownerUrl = config.databaseUrl ?? embedded?.ownerUrl ?? '';
    const urls = databaseUrls(ownerUrl, {
      app: config.databaseAppUrl ?? undefined,
      system: config.databaseSystemUrl ?? undefined,
    });
    await migrate(ownerUrl, { passwords: hasOwnRoles(config) ? 'leave' : 'derive' });
    await checkDatabase(ownerUrl, config.allowUnsafeDatabase);
    await assertDemoIsNotExposed(urls.system, config);
    const missing = await findMissingBasics(urls.system);
    await pages;
    const app = await createApp({ config, databaseUrls: urls, log });
    try {
      await app.http.listen({ host: config.host, port: config.port });
    } catch (error) {
      await app.stop();
      throw error;
    }
    const address = app.http.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    const url = config.publicUrl ?? `http://localhost:${port}`;
    try {
      keepAddress(config.dataDir, { url, consoleUrl: consoleUrlOf(config) ?? url });
    } catch (err) {
      log.warn({ err }, 'command lines will not know where the server is reached');
    }
    giveBackWhatStartLeft();
    return {
      url,
      ownerUrl,
      missing,
      stop: async () => {
        await app.drain();
        await app.stop();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function checkDatabase(ownerUrl: string, allowUnsafe: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await assertDatabaseIsSafe(client, { tablesWithoutWalls: TABLES_WITHOUT_WALLS, allowUnsafe });
  } finally {
    await client.end();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const server = await startServer(readConfig(process.env));
    process.stdout.write(`Comanda pronta em ${server.url}\n`);
    const stop = () => void server.stop().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
    process.exit(1);
  }
}
