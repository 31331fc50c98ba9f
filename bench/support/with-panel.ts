import {
  createRunningStore,
  createRunningStores,
  type RunningStore,
} from '@comanda/testkit/running/running-stores';
import type { ProcessWorld } from '@comanda/testkit/running/world';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { buildPagesIfStale } from '../../scripts/build-pages.ts';
import type { Bench } from './bench.ts';

interface ServedPanel {
  world: ProcessWorld;
  store: RunningStore;
  others: RunningStore[];
}

interface PanelParts extends ServedPanel {
  browser: Awaited<ReturnType<typeof launchBrowser>>;
}

interface PanelOptions {
  /** Name of the database. */
  name: string;
  /** Number of stores in addition to the watched store. */
  others?: number;
}

/** Runs `work` with a server that serves the built panel and has stores. */
export async function withServedPanel<T>(
  bench: Bench,
  { name, others = 0 }: PanelOptions,
  work: (parts: ServedPanel) => Promise<T>,
): Promise<T> {
  await buildPagesIfStale();
  return bench.withWorld({ name }, async (world) =>
    work({
      ...{ world, store: await createRunningStore(world) },
      others: await createRunningStores(world, others),
    }),
  );
}

/** Runs `work` with the same server and a Chromium. */
export function withPanel<T>(
  bench: Bench,
  options: PanelOptions,
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
