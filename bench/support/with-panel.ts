import { createRunningStores, type RunningStore } from '@comanda/testkit/running/running-stores';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { buildPagesIfStale } from '../../scripts/build-pages.ts';
import type { BenchWorld } from './bench-world.ts';

interface PanelParts {
  browser: Awaited<ReturnType<typeof launchBrowser>>;
  server: { url: string; systemUrl: string };
  stores: RunningStore[];
}

/** A server with the built panel, `stores` stores and a Chromium, for as long as `work` takes. */
export async function withPanel<T>(
  world: BenchWorld,
  options: { name: string; stores: number },
  work: (parts: PanelParts) => Promise<T>,
): Promise<T> {
  await buildPagesIfStale();
  const database = await world.createDatabase(options.name);
  const process = await world.startServer(database);
  const server = { url: process.url, systemUrl: database.systemUrl };
  const browser = await launchBrowser();
  try {
    return await work({ browser, server, stores: await createRunningStores(server, options.stores) });
  } finally {
    await browser.close();
    await process.stop();
  }
}
