import { createRunningStores, type RunningStore } from '@comanda/testkit/running/running-stores';
import type { ProcessWorld } from '@comanda/testkit/running/world';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { buildPagesIfStale } from '../../scripts/build-pages.ts';
import type { Bench } from './bench.ts';

interface ServedPanel {
  world: ProcessWorld;
  stores: RunningStore[];
}

interface PanelParts extends ServedPanel {
  browser: Awaited<ReturnType<typeof launchBrowser>>;
}

/** A server with the built panel and `stores` stores, while `work` runs. */
export async function withServedPanel<T>(
  bench: Bench,
  { name, stores }: { name: string; stores: number },
  work: (parts: ServedPanel) => Promise<T>,
): Promise<T> {
  await buildPagesIfStale();
  return bench.withWorld({ name }, async (world) =>
    work({ world, stores: await createRunningStores(world, stores) }),
  );
}

/** The same with a Chromium. */
export function withPanel<T>(
  bench: Bench,
  options: { name: string; stores: number },
  work: (parts: PanelParts) => Promise<T>,
): Promise<T> {
  return withServedPanel(bench, options, async (served) => {
    const browser = await launchBrowser();
    try {
      return await work({ browser, ...served });
    } finally {
      await browser.close();
    }
  });
}
