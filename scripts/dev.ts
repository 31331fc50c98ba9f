import { join } from 'node:path';
import { createServer } from 'vite';
import { readConfig } from '../apps/server/src/config.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/start-embedded-postgres.ts';
import { devPage, isConsoleFile, isVisitorFile } from './build/dev-page.ts';
import { startNodeGroup } from './process-group.ts';
import { orderlyShutdown } from './shutdown.ts';
import { isPortBusy } from './start-demo.ts';
import { describeStart, texts } from './start-texts.ts';

// `npm run dev`: starts the database, a server that restarts when its sources change, and Vite. Vite serves
// the pages with hot reload and forwards the server's paths. Open the address with VITE_PORT (5173).

const root = join(import.meta.dirname, '..');
const panelPort = Number(process.env.VITE_PORT || 5173);
const shutdown = orderlyShutdown(() => console.log(`\n${texts.stopping}`));
const config = readConfig(process.env);
const serverUrl = `http://127.0.0.1:${config.port}`;

try {
  await start();
} catch (error) {
  console.error(describeStart(error, { ...config, port: panelPort }));
  await shutdown.begin(1);
}

async function start(): Promise<void> {
  if (await isPortBusy('127.0.0.1', config.port)) {
    console.error(texts.portBusy(config.port));
    return shutdown.begin(1);
  }
  const log = { info: console.log, warn: console.warn };
  let databaseUrl = config.databaseUrl;
  if (databaseUrl === null) {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
    await shutdown.add(() => postgres.stop());
    databaseUrl = postgres.ownerUrl;
  }
  // Node watches all files that the server imports, including shared packages. It restarts the server after a
  // change.
  const server = startNodeGroup(
    ['--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, HOST: '127.0.0.1', DATABASE_URL: databaseUrl },
    },
  );
  await shutdown.add(() => server.stop());
  await servePanel();
}

async function servePanel(): Promise<void> {
  const visitorPages = await createServer({
    configFile: join(root, 'apps/visitors/vite.config.ts'),
    appType: 'mpa',
    server: { middlewareMode: true, ws: { port: panelPort + 1 } },
  });
  await shutdown.add(() => visitorPages.close());
  const consolePages = await createServer({
    configFile: join(root, 'apps/provider/vite.config.ts'),
    server: { middlewareMode: true, ws: { port: panelPort + 2 } },
  });
  await shutdown.add(() => consolePages.close());
  const panel = await createServer({
    configFile: join(root, 'apps/panel/vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port: panelPort,
      strictPort: true,
      proxy: {
        '/api': serverUrl,
        '/docs': serverUrl,
        '/socket.io': { target: serverUrl, ws: true },
      },
    },
    plugins: [
      {
        name: 'comanda-pages',
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            request.url = devPage(request.url ?? '/') ?? request.url;
            if (isVisitorFile(request.url ?? '')) visitorPages.middlewares(request, response, next);
            else if (isConsoleFile(request.url ?? '')) consolePages.middlewares(request, response, next);
            else next();
          });
        },
      },
    ],
  });
  await panel.listen();
  await shutdown.add(() => panel.close());
  console.log(texts.devReady(`http://localhost:${panelPort}`));
}
