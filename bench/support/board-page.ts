import type { RunningStore } from '@comanda/testkit/running/running-stores';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/**
 * Data that the script in the page collects for the benches. Times are in epoch milliseconds, unless a field
 * names another unit.
 */
interface PageMarks {
  /** Time of each order's first paint, by order number. */
  painted: Record<string, number>;
  /** Milliseconds of each interaction, from the input to the next paint. */
  interactions: Record<string, number>;
  longTasks: { startMs: number; durationMs: number }[];
  largestPaintMs: number;
  firstPaintMs: number;
  layoutShift: number;
}

declare global {
  interface Window {
    benchMarks: PageMarks;
  }
}

/** A phone on a slow mobile network, and a desktop computer. The figures come from Lighthouse's presets. */
export const CONDITIONS = {
  mobile: { width: 412, height: 823, cpu: 4, latencyMs: 562.5, downKbps: 1_474.56, upKbps: 675 },
  desktop: { width: 1_350, height: 940, cpu: 1, latencyMs: 40, downKbps: 10_240, upKbps: 10_240 },
} as const;
export type Condition = keyof typeof CONDITIONS;

/**
 * Runs in the page before any other script. Records paints of orders, interactions, long tasks and layout
 * shifts.
 */
function recordMarks(): void {
  const marks: PageMarks = {
    painted: {},
    interactions: {},
    longTasks: [],
    largestPaintMs: 0,
    firstPaintMs: 0,
    layoutShift: 0,
  };
  window.benchMarks = marks;
  const afterPaint = (then: () => void) => requestAnimationFrame(() => setTimeout(then, 0));
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...(type === 'event' ? { durationThreshold: 16 } : {}),
    });
  observe('event', (entry) => {
    const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
    if (id > 0) marks.interactions[id] = Math.max(marks.interactions[id] ?? 0, entry.duration);
  });
  observe('longtask', (entry) => {
    marks.longTasks.push({ startMs: entry.startTime, durationMs: entry.duration });
  });
  observe('largest-contentful-paint', (entry) => {
    marks.largestPaintMs = entry.startTime;
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') marks.firstPaintMs = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
      marks.layoutShift += Number(entry.value);
    }
  });
  const seen = new Set<string>();
  new MutationObserver(() => {
    const fresh: string[] = [];
    for (const card of document.querySelectorAll<HTMLElement>('[data-order]')) {
      const id = card.dataset.order ?? '';
      if (seen.has(id)) continue;
      seen.add(id);
      fresh.push(id);
    }
    if (fresh.length === 0) return;
    afterPaint(() => {
      for (const id of fresh) marks.painted[id] = performance.timeOrigin + performance.now();
    });
  }).observe(document, { childList: true, subtree: true });
}

/** Opens an empty page in a new browser, without cookies and cache. Its visits are measured. */
export async function openMarkedPage(
  browser: Browser,
  condition: Condition,
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<{ context: BrowserContext; page: Page }> {
  const { width, height } = CONDITIONS[condition];
  const context = await browser.newContext({ viewport: { width, height }, storageState });
  await context.addInitScript(recordMarks);
  return { context, page: await context.newPage() };
}

/** Opens a new browser without cookies and cache for one user, who logs in through the login page. */
export async function logInToBoard(
  browser: Browser,
  url: string,
  store: RunningStore,
  condition: Condition = 'desktop',
): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await openMarkedPage(browser, condition);
  await logIn(page, url, store);
  return { context, page };
}

/** Logs a page's browser in through the login page and waits for the board. */
export async function logIn(page: Page, url: string, store: RunningStore): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[name=usuario]').fill(store.adminLogin);
  await page.locator('input[name=senha]').fill(store.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/pedidos/);
  await page.getByLabel('Lista de pedidos').waitFor();
}

/** Makes the page's processor `rate` times slower. */
export async function throttleCpu(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Sets processor and network of a condition and disables the cache, as in a first visit. */
export async function firstVisitUnder(page: Page, condition: Condition): Promise<void> {
  const { cpu, latencyMs, downKbps, upKbps } = CONDITIONS[condition];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downKbps * 1_000) / 8,
    uploadThroughput: (upKbps * 1_000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

export function readMarks(page: Page): Promise<PageMarks> {
  return page.evaluate(() => window.benchMarks);
}

/** Does a user's action. Returns the milliseconds to the next paint; a time under 16 ms counts as 16. */
export async function interactionMs(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.benchMarks.interactions = {};
  });
  await act();
  // The browser reports an interaction with the next frame. This waits for two frames, to be safe.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );
  const { interactions } = await readMarks(page);
  return Math.max(16, ...Object.values(interactions));
}
