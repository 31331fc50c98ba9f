import { fileURLToPath } from 'node:url';
import type { Config } from '../apps/server/src/config.ts';
import type { RunningServer } from '../apps/server/src/main.ts';
import { asDemo } from './as-demo.ts';
import { startNodeGroup } from './process-group.ts';
import { MAX_SERVERS, requestedServers } from './several/requested-servers.ts';
import { orderlyShutdown } from './shutdown.ts';
import { isPortBusy, startDemo } from './start-demo.ts';
import { demoLogins, describeStart, nextSteps, PagesFailed, texts } from './start-texts.ts';

// `npm start`: runs the panel, the server (in this process) with its database, and the demo. The line that
// reports readiness comes last.

const shutdown = orderlyShutdown(() => console.log(`\n${texts.stopping}`));

const pages = buildPages();
await shutdown.add(pages.stop);
// Starts loading before the panel is checked, because both take a moment.
const { ConfigError, readConfig } = await import('../apps/server/src/config.ts');
const { migrationLine } = await import('../apps/server/src/describe-failure.ts');
const { startServer } = await import('../apps/server/src/main.ts');
const config = readConfigOrFail();

const count = requestedServers(process.argv.slice(2));

if (config === undefined) {
  await shutdown.begin(1);
} else if (count === null) {
  await fail(texts.wrongServers(MAX_SERVERS));
} else if (await isPortBusy(config.host, config.port)) {
  await fail(texts.portBusy(config.port));
} else if (count > 1) {
  await serveSeveral(config, count);
} else {
  await serve(config);
}

async function serve(config: Config): Promise<void> {
  if (shutdown.hasBegun()) return;
  const starting = startServer(config, {
    pages: pages.built,
    asDemo: (given) => asDemo(given),
    onMigration: (step) => console.log(migrationLine(step)),
    onOtherEpoch: () => void fail(texts.restored),
  });
  // Registered before the start is complete, so that its database is stopped in any case. It also waits for
  // the build of the pages.
  await shutdown.add(async () => {
    await pages.stop();
    await starting.then(
      (server) => server.stop(),
      () => undefined,
    );
  });
  const server = await starting.catch((error: unknown) => fail(describeStart(error, config)));
  if (server !== undefined) await welcome(config, server);
}

/** Starts several servers on one database. Their code is loaded only in this case. */
async function serveSeveral(config: Config, count: number): Promise<void> {
  const { startSeveralServers } = await import('./several/several-servers.ts');
  const starting = startSeveralServers(config, count, { shutdown, pages: pages.built });
  const servers = await starting.catch((error: unknown) => fail(describeStart(error, config)));
  if (servers === undefined) return;
  if (servers === null) return void (await shutdown.begin(1));
  await welcome(config, servers, servers.about);
}

/**
 * Starts the demonstration if the data belong to one. Then prints the line that reports readiness, and
 * further hints.
 */
async function welcome(
  config: Config,
  server: Pick<RunningServer, 'url' | 'ownerUrl' | 'isDemo' | 'missing'>,
  about?: string,
): Promise<void> {
  if (server.isDemo && !shutdown.hasBegun()) {
    const demo = startDemo({ url: server.url, ownerUrl: server.ownerUrl, dataDir: config.dataDir });
    await shutdown.add(() => demo.stop());
    if (!(await announceIfSlow(texts.preparingDemo, demo.ready))) return fail(texts.demoFailed);
    void demo.exited.then(() => {
      if (!shutdown.hasBegun()) console.error(texts.demoStopped);
    });
  }
  if (shutdown.hasBegun()) return;
  console.log(texts.ready(server.url));
  if (about !== undefined) console.log(about);
  if (server.isDemo) return console.log(demoLogins);
  if (config.isOutboxShown) console.log(texts.realData);
  if (server.missing.length > 0) console.log(nextSteps(server, process.env));
}

/**
 * Builds outdated pages in a separate process, which frees its memory when it ends. `built` rejects with
 * {@link PagesFailed} if there are no pages to serve.
 */
function buildPages(): { built: Promise<void>; stop: () => Promise<void> } {
  const build = fileURLToPath(new URL('./build-pages.ts', import.meta.url));
  const code = 'const { buildPagesIfStale } = await import(process.argv[1]); await buildPagesIfStale();';
  // Hides the build's own messages, which are for developers. Its errors are shown.
  const { exited, stop } = startNodeGroup(['--input-type=module', '-e', code, build], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const built = announceIfSlow(texts.building, exited).then((exitCode) => {
    if (exitCode !== 0) throw new PagesFailed();
  });
  // The start waits for `built` and handles its error. If the start fails before, this error is ignored.
  built.catch(() => undefined);
  return { built, stop };
}

async function announceIfSlow<Result>(text: string, work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => {
    if (!shutdown.hasBegun()) console.log(text);
  }, 1_000);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/** Prints a sentence for wrong settings instead of a stack trace. */
function readConfigOrFail(): Config | undefined {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    return undefined;
  }
}

async function fail(message: string): Promise<undefined> {
  if (!shutdown.hasBegun()) console.error(message);
  await shutdown.begin(1);
}
