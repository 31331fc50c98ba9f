import { createHttpClient, type HttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder } from '@comanda/testkit/running/place-order';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import type { CDPSession, Page } from 'playwright-core';
import { logInToBoard } from '../support/board-page.ts';
import { figuresOfBar } from '../support/figure.ts';
import type { Scenario } from '../support/scenario.ts';
import { withPanel } from '../support/with-panel.ts';

const ORDERS_PER_HOUR = 60;
const HOURS = 12;
/** Hours that are not compared: they fill caches and compile code. Growth after them means a leak. */
const FIRST_HOURS = 1;
const MEGABYTE = 1e6;

/**
 * Measures a panel that is open for a whole shift, in fast motion. Every order arrives, is opened, accepted,
 * sent and delivered.
 */
export const longShift: Scenario = {
  name: 'long-shift',
  run: (bench) =>
    withPanel(bench, { name: 'long_shift' }, async ({ browser, world, store }) => {
      const hours = bench.isQuick ? 3 : HOURS;
      const http = createHttpClient(world.url);
      const { page } = await logInToBoard(browser, world.url, store);
      const devtools = await page.context().newCDPSession(page);
      for (let hour = 0; hour < FIRST_HOURS; hour += 1) await liveAnHour(http, store, page);
      const before = await heapBytes(devtools);
      for (let hour = FIRST_HOURS; hour < hours; hour += 1) await liveAnHour(http, store, page);
      const after = await heapBytes(devtools);
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      http.close();
      const figure = figuresOfBar('12 h');
      return {
        figures: [
          figure('JS heap of the panel after the first hour', 'MB', before / MEGABYTE, null),
          figure(
            `JS heap growth over ${hours} h at ${ORDERS_PER_HOUR} orders/h`,
            'MB',
            (after - before) / MEGABYTE,
            30,
          ),
          figure('elements in the page at the end', '', nodes, 3_000),
        ],
        notes: [
          'Time runs as fast as the machine allows. Each order is placed by a partner, opened on the panel, and accepted, ' +
            'sent and delivered by another person. Heap after a forced garbage collection.',
        ],
      };
    }),
};

async function liveAnHour(http: HttpClient, store: RunningStore, page: Page): Promise<void> {
  for (let order = 0; order < ORDERS_PER_HOUR; order += 1) {
    const { orderId } = await placeOrder(http, store);
    const card = page.locator(`[data-order="${orderId}"]`);
    await card.click();
    await page.locator('[data-order-detail]').waitFor();
    for (const status of ['PA', 'PE', 'PD']) {
      const headers = { authorization: store.operatorToken, platform: 'merchantWebv1' };
      const changed = await http.send('PUT', `/api/orders/${orderId}`, headers, { new_status: status });
      if (changed.status !== 200) throw new Error(`a change was refused: ${changed.status} ${changed.text}`);
    }
    await page.locator(`[data-order="${orderId}"][data-tone="pending"]`).waitFor({ state: 'detached' });
  }
}

async function heapBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable');
  // A second collection frees the objects that the first one only released.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}
