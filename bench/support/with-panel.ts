import { createRunningStores, type RunningStore } from '@comanda/testkit/running/running-stores';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { buildPagesIfStale } from '../../scripts/build-pages.ts';
import type { BenchDatabase, BenchWorld } from './bench-world.ts';

interface ServedPanel {
  server: { url: string } & BenchDatabase;
  stores: RunningStore[];
}

interface PanelParts extends ServedPanel {
  browser: Awaited<ReturnType<typeof launchBrowser>>;
}

/** A server with the built panel and `stores` stores, while `work` runs. */
export async function withServedPanel<T>(
  world: BenchWorld,
  options: { name: string; stores: number },
  work: (parts: ServedPanel) => Promise<T>,
): Promise<T> {
  await buildPagesIfStale();
  const database = await world.createDatabase(options.name);
  const process = await world.startServer(database);
  const server = { url: process.url, ...database };
  try {
    return await work({ server, stores: await createRunningStores(server, options.stores) });
  } finally {
    await process.stop();
  }
}

/** The same with a Chromium. */
export function withPanel<T>(
  world: BenchWorld,
  options: { name: string; stores: number },
  work: (parts: PanelParts) => Promise<T>,
): Promise<T> {
  return withServedPanel(world, options, async (served) => {
    const browser = await launchBrowser();
    try {
      return await work({ browser, ...served });
    } finally {
      await browser.close();
    }
  });
}
