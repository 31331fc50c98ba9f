import { pathToFileURL } from 'node:url';
import { createApp } from './app.ts';
import { type Config, consoleUrlOf, hasOwnRoles, readConfig } from './config.ts';
import { assertDemoIsNotExposed } from './demo-exposure.ts';
import { describeStartFailure, migrationLine } from './describe-failure.ts';
import { assertExposureIsSafe, assertHostIsKnown } from './exposure.ts';
import { assertNoOtherDatabase, rememberedDatabase } from './installation/database-of-data.ts';
import { type TieOptions, tieInstallation } from './installation/tie-installation.ts';
import { findMissingBasics, type MissingBasic } from './missing-basics.ts';
import { assertDatabaseIsSafe } from './platform/database/assert-database-is-safe.ts';
import { databaseUrls } from './platform/database/database-urls.ts';
import { type MigrationStep, migrate } from './platform/database/migrate.ts';
import { assertNotPooled } from './platform/database/pooler-check.ts';
import { withClient } from './platform/database/with-client.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts';
import { giveBackWhatStartLeft } from './platform/give-back.ts';
import { createLogger } from './platform/log.ts';
import { saveAddress } from './platform/stored-address.ts';
import { beginRestored } from './restore/begin-restored.ts';
import { TABLES_WITHOUT_ROW_SECURITY } from './tables-without-row-security.ts';

export interface RunningServer {
  /** The server's URL for users. */
  url: string;
  /** Connection of the database's owner, for setup commands. */
  ownerUrl: string;
  /** True when the data are a demo that may run. */
  isDemo: boolean;
  /** Missing parts of a new installation, which the operator should set up next. */
  missing: readonly MissingBasic[];
  stop(): Promise<void>;
}

/** Options of a start besides its settings. */
export interface StartOptions extends TieOptions {
  /** Settles when the served pages are built. If it rejects, the start fails. */
  pages?: Promise<unknown>;
  /** Called at the start of each migration. */
  onMigration?(step: MigrationStep): void;
  /** Called when the database was restored while the server runs. The server must then end. */
  onOtherEpoch?(): void;
}

/**
 * Starts the database (unless external), the schema and the server, in that order. Resolves when the server
 * answers requests. Database and schema are prepared while the pages are built. Throws `ConfigError` for an
 * unsafe exposure, or if secret, files or payment key belong to another installation. After a failure,
 * everything that was started is stopped.
 */
export async function startServer(requested: Config, options: StartOptions): Promise<RunningServer> {
  await assertHostIsKnown(requested.host);
  assertExposureIsSafe(requested);
  assertNoOtherDatabase(requested);
  const log = createLogger(requested.logLevel);
  const { dataDir, databaseUrl } = requested;
  const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir, log }) : null;
  try {
    const ownerUrl = databaseUrl ?? embedded?.ownerUrl ?? '';
    const urls = databaseUrls(ownerUrl, {
      app: requested.databaseAppUrl ?? undefined,
      system: requested.databaseSystemUrl ?? undefined,
    });
    if (databaseUrl !== null) await assertNotPooled(ownerUrl, 'DATABASE_URL');
    const passwords = hasOwnRoles(requested) ? 'leave' : 'derive';
    await migrate(ownerUrl, { passwords, onStep: options.onMigration });
    await checkDatabase(ownerUrl, requested.allowUnsafeDatabase);
    if (hasOwnRoles(requested)) {
      await assertNotPooled(urls.app, 'DATABASE_APP_URL');
      await assertNotPooled(urls.system, 'DATABASE_SYSTEM_URL');
    }
    await beginRestored(urls.system, dataDir, log);
    await assertDemoIsNotExposed(urls.system, requested);
    const { config, isDemo } = await tieInstallation(urls.system, requested, options);
    const missing = await findMissingBasics(urls.system, config);
    await options.pages;
    // A demo sets its own log level.
    const app = await createApp({
      config,
      databaseUrls: urls,
      log: createLogger(config.logLevel),
      onOtherEpoch: () => options.onOtherEpoch?.(),
    });
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
      const database = rememberedDatabase(requested);
      saveAddress(dataDir, { url, consoleUrl: consoleUrlOf(config) ?? url, database });
    } catch (err) {
      log.warn({ err }, 'server address not saved; command lines will not know it');
    }
    giveBackWhatStartLeft();
    return {
      url,
      ownerUrl,
      isDemo,
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

function checkDatabase(ownerUrl: string, allowUnsafe: boolean): Promise<void> {
  return withClient(ownerUrl, (client) =>
    assertDatabaseIsSafe(client, { tablesWithoutWalls: TABLES_WITHOUT_ROW_SECURITY, allowUnsafe }),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    // An empty database becomes a demo only with COMANDA_DEMO=1.
    const asDemo = config.isDemoNamed ? (given: Config) => given : null;
    const ended = Promise.withResolvers<void>();
    const server = await startServer(config, {
      asDemo,
      onMigration: (step) => process.stdout.write(`${migrationLine(step)}\n`),
      onOtherEpoch: ended.resolve,
    });
    process.stdout.write(`Comanda pronta em ${server.url}\n`);
    const stop = () => void server.stop().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    void ended.promise.then(() => server.stop()).then(() => process.exit(1));
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error, config)}\n`);
    process.exit(1);
  }
}
