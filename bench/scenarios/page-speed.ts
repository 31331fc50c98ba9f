import type { Browser } from 'playwright-core';
import {
  type Condition,
  firstVisitUnder,
  logInToBoard,
  openMarkedPage,
  readMarks,
} from '../support/board-page.ts';
import { type Figure, figuresOfBar } from '../support/figure.ts';
import { fillStores } from '../support/fill-store.ts';
import type { Scenario } from '../support/scenario.ts';
import { median } from '../support/statistics.ts';
import { withPanel } from '../support/with-panel.ts';

const TIMES = 5;
/** Milliseconds that a loaded page rests before its figures are read. */
const QUIET_MS = 3_000;
const LONG_TASK_MS = 50;

interface Visit {
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Null: the page shows no orders. */
  firstCardMs: number | null;
}

/**
 * Measures P5: first visits of the login page and of a board with 50 orders. The devices are a slow phone and
 * a desktop computer.
 */
export const pageSpeed: Scenario = {
  name: 'page-speed',
  run: (bench) =>
    withPanel(bench, { name: 'page_speed' }, async ({ browser, world, store }) => {
      await fillStores(world, [store], 50);
      const figures: Figure[] = [];
      for (const condition of ['mobile', 'desktop'] as const) {
        const { context } = await logInToBoard(browser, world.url, store, condition);
        const state = await context.storageState();
        await context.close();
        for (const [name, path, storage] of [
          ['login', '/login', undefined],
          ['board', '/pedidos', state],
        ] as const) {
          const visits: Visit[] = [];
          for (let time = 0; time < (bench.isQuick ? 1 : TIMES); time += 1) {
            visits.push(await visit(browser, `${world.url}${path}`, condition, storage));
          }
          figures.push(...figuresOf(name, condition, visits));
        }
      }
      return {
        figures,
        notes: [
          'Not a Lighthouse score (`lighthouse` measures that). LCP, blocking time (long tasks beyond 50 ms) and layout ' +
            'shift of Chromium itself, processor 4× slower and 1.6 Mbit/s with Lighthouse’s applied latency on "mobile", ' +
            '10 Mbit/s on "desktop"; cache empty; medians. The LCP of the board is that of its static frame, drawn before the code is here; the orders ' +
            'come with the code.',
        ],
      };
    }),
};

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

async function visit(
  browser: Browser,
  url: string,
  condition: Condition,
  storageState: StorageState | undefined,
): Promise<Visit> {
  const { context, page } = await openMarkedPage(browser, condition, storageState);
  try {
    await firstVisitUnder(page, condition);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 }).catch(() => undefined);
    await page.waitForTimeout(QUIET_MS);
    const { largestPaintMs, firstPaintMs, longTasks, layoutShift, painted } = await readMarks(page);
    const startedAt = await page.evaluate(() => performance.timeOrigin);
    const paints = Object.values(painted);
    const firstCardMs = paints.length === 0 ? null : Math.min(...paints) - startedAt;
    const blockingMs = longTasks
      .filter((task) => task.startMs + task.durationMs > firstPaintMs)
      .reduce((sum, task) => sum + task.durationMs - LONG_TASK_MS, 0);
    return { largestPaintMs, blockingMs, layoutShift, firstCardMs };
  } finally {
    await context.close();
  }
}

function figuresOf(name: string, condition: Condition, visits: readonly Visit[]): Figure[] {
  const isMobile = condition === 'mobile';
  const ofBar = figuresOfBar('P5');
  const figure = (what: string, unit: string, measured: number, atMost: number) =>
    ofBar(`${name}, ${condition}: ${what}`, unit, measured, isMobile ? atMost : null);
  const cards = visits.flatMap(({ firstCardMs }) => firstCardMs ?? []);
  const card =
    cards.length === 0
      ? []
      : [ofBar(`${name}, ${condition}: first order painted`, 'ms', median(cards), null)];
  return [
    figure('LCP', 'ms', median(visits.map((one) => one.largestPaintMs)), 2_000),
    figure('blocking time', 'ms', median(visits.map((one) => one.blockingMs)), 150),
    figure('layout shift × 1000', '', median(visits.map((one) => one.layoutShift)) * 1_000, 50),
    ...card,
  ];
}
