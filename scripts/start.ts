import { fileURLToPath } from 'node:url';
import { bankAccess } from '../apps/demo/src/bank/bank-access.ts';
import { startNodeGroup } from './process-group.ts';
import { orderlyShutdown } from './shutdown.ts';
import { isPortBusy, startDemo } from './start-demo.ts';
import { demoLogins, describeStartFailure, nextSteps, PagesFailed, texts } from './start-texts.ts';

// `npm start`: panel, server (in this process) with its database, demo world; the ready line comes last.

const shutdown = orderlyShutdown(() => console.log(`\n${texts.stopping}`));
const withDemo = process.env.COMANDA_DEMO !== '0';

const pages = buildPages();
await shutdown.add(pages.stop);
// Loaded while the panel is looked after: both take a moment.
const { ConfigError, readConfig } = await import('../apps/server/src/config.ts');
const { isOnNetwork } = await import('../apps/server/src/exposure.ts');
const { startServer } = await import('../apps/server/src/main.ts');
const config = withBank(readConfigOrFail());

if (config === undefined) {
  await shutdown.begin(1);
} else if (withDemo && isOnNetwork(config) && !config.mayExposeDemo) {
  // Known passwords must not reach a network. Those of an earlier demo's data the server itself keeps from it.
  await fail(texts.demoOnNetwork(config.host));
} else if (await isPortBusy(config.host, config.port)) {
  await fail(texts.portBusy(config.port));
} else {
  await serve(config);
}

async function serve(config: ReturnType<typeof readConfig>): Promise<void> {
  if (shutdown.hasBegun()) return;
  const starting = startServer(config, pages.built);
  // Also while it starts: its database must not be left behind, and it waits for its pages.
  await shutdown.add(async () => {
    await pages.stop();
    await starting.then(
      (server) => server.stop(),
      () => undefined,
    );
  });
  const server = await starting.catch((error: unknown) => fail(describeStartFailure(error, config.port)));
  if (server === undefined) return;
  if (withDemo && !shutdown.hasBegun()) {
    const demo = startDemo({ url: server.url, ownerUrl: server.ownerUrl, dataDir: config.dataDir });
    await shutdown.add(() => demo.stop());
    if (!(await announceIfSlow(texts.preparingDemo, demo.ready))) return fail(texts.demoFailed);
    void demo.exited.then(() => {
      if (!shutdown.hasBegun()) console.error(texts.demoStopped);
    });
  }
  if (shutdown.hasBegun()) return;
  console.log(texts.ready(server.url));
  if (withDemo) console.log(demoLogins);
  else {
    if (server.missing.length > 0) console.log(nextSteps(server, process.env.COMANDA_DATA));
    if (config.mail.smtpUrl === null) console.log(texts.mailMissing);
  }
}

/**
 * Builds what is stale in a process of its own, whose memory goes back when it is done. `built` fails with
 * {@link PagesFailed} when there are no pages to serve.
 */
function buildPages(): { built: Promise<void>; stop: () => Promise<void> } {
  const build = fileURLToPath(new URL('./build-pages.ts', import.meta.url));
  const code = 'const { buildPagesIfStale } = await import(process.argv[1]); await buildPagesIfStale();';
  // What the build says of itself interests who develops; here only its errors do.
  const { exited, stop } = startNodeGroup(['--input-type=module', '-e', code, build], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const built = announceIfSlow(texts.building, exited).then((exitCode) => {
    if (exitCode !== 0) throw new PagesFailed();
  });
  // Heard by whoever waits for the pages; a start that ends before has a reason of its own.
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

/** The demonstration brings a payment provider of its own, where the server has none. */
function withBank<Told extends ReturnType<typeof readConfig> | undefined>(told: Told): Told {
  const bank = told && withDemo ? bankAccess(process.env, told.dataDir, told.port) : null;
  if (!told || bank === null) return told;
  const { port, key, secret } = bank;
  // Invoices of the demonstration have a Pix, too; nobody has this key.
  const pix = told.pix ?? { key: 'financeiro@provedor.example', name: 'Provedor Exemplo', city: 'São Paulo' };
  return { ...told, payments: { url: `http://127.0.0.1:${port}`, key, secret }, pix };
}

/** Wrong settings have a sentence of their own. */
function readConfigOrFail(): ReturnType<typeof readConfig> | undefined {
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
