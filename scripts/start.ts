import { fileURLToPath } from 'node:url';
import { bankAccess } from '../apps/demo/src/bank/bank-access.ts';
import type { Config } from '../apps/server/src/config.ts';
import { startNodeGroup } from './process-group.ts';
import { orderlyShutdown } from './shutdown.ts';
import { isPortBusy, startDemo } from './start-demo.ts';
import { demoLogins, describeStart, nextSteps, PagesFailed, texts } from './start-texts.ts';

// `npm start`: panel, server (in this process) with its database, demo world; the ready line comes last.

const shutdown = orderlyShutdown(() => console.log(`\n${texts.stopping}`));

const pages = buildPages();
await shutdown.add(pages.stop);
// Loaded while the panel is checked: both take a moment.
const { ConfigError, readConfig } = await import('../apps/server/src/config.ts');
const { migrationLine } = await import('../apps/server/src/describe-failure.ts');
const { startServer } = await import('../apps/server/src/main.ts');
const config = readConfigOrFail();

if (config === undefined) {
  await shutdown.begin(1);
} else if (await isPortBusy(config.host, config.port)) {
  await fail(texts.portBusy(config.port));
} else {
  await serve(config);
}

async function serve(config: Config): Promise<void> {
  if (shutdown.hasBegun()) return;
  const starting = startServer(config, {
    pages: pages.built,
    asDemo,
    onMigration: (step) => console.log(migrationLine(step)),
    onOtherEpoch: () => void fail(texts.restored),
  });
  // Registered before the start completes: its database must not be left running, and it waits for its pages.
  await shutdown.add(async () => {
    await pages.stop();
    await starting.then(
      (server) => server.stop(),
      () => undefined,
    );
  });
  const server = await starting.catch((error: unknown) => fail(describeStart(error, config)));
  if (server === undefined) return;
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
  if (server.isDemo) return console.log(demoLogins);
  if (config.isOutboxShown) console.log(texts.realData);
  if (server.missing.length > 0) console.log(nextSteps(server, process.env));
}

/**
 * Builds stale pages in a separate process, which frees its memory when it ends. `built` rejects with
 * {@link PagesFailed} if there are no pages to serve.
 */
function buildPages(): { built: Promise<void>; stop: () => Promise<void> } {
  const build = fileURLToPath(new URL('./build-pages.ts', import.meta.url));
  const code = 'const { buildPagesIfStale } = await import(process.argv[1]); await buildPagesIfStale();';
  // The build's own messages are for developers; only its errors are shown here.
  const { exited, stop } = startNodeGroup(['--input-type=module', '-e', code, build], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const built = announceIfSlow(texts.building, exited).then((exitCode) => {
    if (exitCode !== 0) throw new PagesFailed();
  });
  // The waiting start handles the error; a start that fails earlier has its own reason.
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

/**
 * The demonstration has its own payment provider if the server has none. It plays refused orders and a book that
 * fails its proof, so its log is silent unless `LOG_LEVEL` is set. Papers name an invented provider.
 */
function asDemo(requested: Config): Config {
  const provider = requested.provider ?? { legalName: 'Comanda Tecnologia Ltda', document: '12345678000195' };
  const given = { ...requested, provider, logLevel: process.env.LOG_LEVEL || 'fatal' };
  const bank = bankAccess(process.env, requested.dataDir, requested.port);
  if (bank === null) return given;
  const { port, key, secret } = bank;
  // The demonstration's invoices have a Pix, too; its key is not registered.
  const pix = requested.pix ?? {
    key: 'financeiro@comanda.example',
    name: 'Comanda Tecnologia',
    city: 'São Paulo',
  };
  return { ...given, payments: { url: `http://127.0.0.1:${port}`, key, secret }, pix };
}

/** Wrong settings have a sentence of their own. */
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
