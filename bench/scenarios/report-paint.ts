import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { logInToBoard, throttleCpu } from '../support/board-page.ts';
import { figuresOfBar } from '../support/figure.ts';
import { fillSales } from '../support/fill-sales.ts';
import { fillOrders } from '../support/fill-sold-orders.ts';
import type { Scenario } from '../support/scenario.ts';
import { median } from '../support/statistics.ts';
import { withPanel } from '../support/with-panel.ts';

const ORDERS = 200_000;
const SLOWED = 4;
const TIMES = 5;
/** Milliseconds without a change, after which charts count as complete. */
const QUIET_MS = 2_000;

const SCREENS = [
  { name: 'Painel de Controle', path: '/painel', call: '/api/painel' },
  { name: 'Relatório Geral', path: '/relatorio', call: '/api/relatorio/resumo' },
  { name: 'Gráficos Operacionais', path: '/relatorio/graficos', call: '/api/relatorio/populapainel' },
] as const;
type ReportScreen = (typeof SCREENS)[number];

interface Painted {
  /** Milliseconds from the click to the frame with the last mark of a chart. */
  paintedMs: number;
  /** Part of `paintedMs`: from sending the request to the last byte of its answer. */
  serverMs: number;
  charts: number;
}

/**
 * Measures I3: from a click in the menu of an open panel to the last chart's paint. The screen's code is not
 * loaded yet, and the processor is four times slower.
 */
export const reportPaint: Scenario = {
  name: 'report-paint',
  run: (bench) =>
    withPanel(bench, { name: 'report_paint' }, async ({ browser, world, store }) => {
      const orders = bench.isQuick ? ORDERS / 10 : ORDERS;
      await fillSales(world.urls.owner, [{ storeId: store.storeId, orders }]);
      await fillOrders(world.urls.owner, [store.storeId]);
      const figures = [];
      for (const screen of SCREENS) {
        const first: Painted[] = [];
        const long: Painted[] = [];
        for (let time = 0; time < (bench.isQuick ? 2 : TIMES); time += 1) {
          // A new browser each time, whose cache has no part of the screen.
          const { context, page } = await logInToBoard(browser, world.url, store);
          await page.locator('nav').getByRole('button', { name: 'Relatórios' }).click();
          await throttleCpu(page, SLOWED);
          first.push(await painted(page, screen, () => clickInMenu(page, screen)));
          long.push(await painted(page, screen, () => openReport(page, `${screen.path}?periodo=0`)));
          await context.close();
        }
        const figure = figuresOfBar('I3');
        for (const [label, all, atMost] of [
          ['first opened, 7 days', first, 1_000],
          ['all days, code loaded', long, null],
        ] as const) {
          const what = `${screen.name}, ${label}`;
          const beyond = median(all.map(({ paintedMs, serverMs }) => paintedMs - serverMs));
          figures.push(
            figure(
              `${what}: ${all[0]?.charts} charts painted`,
              'ms',
              median(all.map((one) => one.paintedMs)),
              atMost,
            ),
            figure(`${what}: without waiting for the answer`, 'ms', beyond, null),
          );
        }
      }
      return {
        figures,
        notes: [
          `A store of ${orders} orders, processor ${SLOWED}× slower, medians. Painted: the first task after the frame that follows the last ` +
            `change inside a chart, once none has changed for ${QUIET_MS / 1_000} s. Others' work on the machine counts: its load was ` +
            `${loadavg()[0]?.toFixed(1)} at the end.`,
        ],
      };
    }),
};

/** Clicks without moving the pointer, because a pointer over the link would preload the screen. */
function clickInMenu(page: Page, { path }: ReportScreen): Promise<void> {
  return page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`);
    if (link === null) throw new Error(`the menu leads nowhere: ${href}`);
    link.click();
  }, path);
}

/** Changes the period by the address, as the browser's Back and Forward do. */
const openReport = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState(null, '', to), address);

/** Runs an action that shows new charts, and waits until these charts are complete. */
async function painted(page: Page, { call }: ReportScreen, act: () => Promise<void>): Promise<Painted> {
  await page.evaluate(watchCharts);
  await act();
  await page.waitForFunction(
    (quietMs) => window.chartMarks.paintedAt > 0 && performance.now() - window.chartMarks.paintedAt > quietMs,
    QUIET_MS,
    { polling: 100 },
  );
  return page.evaluate((path) => {
    const { startedAt, paintedAt } = window.chartMarks;
    const answer = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .findLast((entry) => new URL(entry.name).pathname === path);
    if (answer === undefined || answer.startTime < startedAt) throw new Error(`${path} was not asked`);
    return {
      paintedMs: paintedAt - startedAt,
      serverMs: answer.responseEnd - answer.requestStart,
      charts: document.querySelectorAll('main figure').length,
    };
  }, call);
}

declare global {
  interface Window {
    /** Times by the clock of the page. `paintedAt` is 0 until there is a chart. */
    chartMarks: { startedAt: number; paintedAt: number };
  }
}

/** Runs in the page. From now on, it records the last paint of a chart. */
function watchCharts(): void {
  const marks = { startedAt: performance.now(), paintedAt: 0 };
  window.chartMarks = marks;
  const isOfChart = ({ target, addedNodes }: MutationRecord) => {
    const at = target instanceof Element ? target : target.parentElement;
    if (at?.closest('figure')) return true;
    return [...addedNodes].some(
      (node) => node instanceof Element && (node.matches('figure') || node.querySelector('figure')),
    );
  };
  new MutationObserver((changes) => {
    if (!changes.some(isOfChart)) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        marks.paintedAt = performance.now();
      }, 0),
    );
  }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
}
