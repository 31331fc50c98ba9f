import { setTimeout as delay } from 'node:timers/promises';
import { createHttpClient } from '@comanda/testkit/running/http-client';
import { placeOrder, sendOrder } from '@comanda/testkit/running/place-order';
import { logInToBoard, readMarks } from '../support/board-page.ts';
import { figuresOfBar } from '../support/figure.ts';
import { openLoop } from '../support/open-loop.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';
import { withPanel } from '../support/with-panel.ts';

const BACKGROUND_PER_SECOND = 300;
/** Pause in milliseconds between the end of an order at the watched store and the next order. */
const PAUSE_MS = 250;

/**
 * Measures P1 as a person sees it: from sending an order to the paint of its card in Chromium, while other
 * stores get 300 orders/s.
 */
export const browserPaint: Scenario = {
  name: 'browser-paint',
  run: (bench) =>
    withPanel(bench, { name: 'browser_paint', others: 50 }, async ({ browser, world, store, others }) => {
      const seconds = bench.isQuick ? 6 : 40;
      const http = createHttpClient(world.url);
      const { page } = await logInToBoard(browser, world.url, store);
      const sentAt = new Map<string, number>();
      const background = openLoop({ perSecond: BACKGROUND_PER_SECOND, seconds }, async (index) => {
        const other = others[index % others.length];
        if (other !== undefined) await sendOrder(http, other);
      });
      for (
        const until = performance.now() + seconds * 1_000;
        performance.now() < until;
        await delay(PAUSE_MS)
      ) {
        const at = performance.timeOrigin + performance.now();
        const { orderId: id } = await placeOrder(http, store);
        sentAt.set(String(id), at);
        await page.waitForFunction((wanted) => window.benchMarks.painted[wanted] !== undefined, String(id));
        // Moves the order out of the first section, so that the next order is painted in the visible part.
        const headers = { authorization: store.adminToken };
        for (const new_status of ['PA', 'PD'])
          await http.send('PUT', `/api/orders/${id}`, headers, { new_status });
      }
      await background;
      const { painted } = await readMarks(page);
      const times = [...sentAt].map(([id, at]) => (painted[id] ?? Number.POSITIVE_INFINITY) - at);
      http.close();
      const { p50, p95, p99, count } = summarize(times);
      const ofBar = figuresOfBar('P1');
      const figure = (what: string, measured: number, atMost: number | null) =>
        ofBar(`order sent to card painted, ${what}`, 'ms', measured, atMost);
      return {
        figures: [figure('p50', p50, null), figure('p95', p95, null), figure('p99', p99, 250)],
        notes: [
          `${count} orders, one after the other, beside ${BACKGROUND_PER_SECOND}/s at 50 other stores; browser and clients share the cores.`,
        ],
      };
    }),
};
