import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { interactionMs, logInToBoard, throttleCpu } from '../support/board-page.ts';
import { figuresOfBar } from '../support/figure.ts';
import { CATEGORIES, fillMenu } from '../support/fill-menu.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';
import { withPanel } from '../support/with-panel.ts';

const PRODUCTS = 1_000;
const SLOWED = 4;
const TIMES = 20;

/**
 * Measures P14: a menu of a thousand products in sixty categories, in one list, on a processor that is four
 * times slower.
 */
export const menuScreen: Scenario = {
  name: 'menu-screen',
  run: (bench) =>
    withPanel(bench, { name: 'menu_screen' }, async ({ browser, world, store }) => {
      await fillMenu(world.urls.system, store.storeId, { products: PRODUCTS });
      const { page } = await logInToBoard(browser, world.url, store);
      await throttleCpu(page, SLOWED);
      let wireBytes = 0;
      page.on('response', async (response) => {
        if (!response.url().includes('/cardapio/completo')) return;
        wireBytes = (await response.request().sizes()).responseBodySize;
      });
      await page.goto(`${world.url}/produtos?categoria=todas`);
      await page.getByRole('grid').waitFor();
      const usableMs = await fromAnswerToGrid(page);
      // Waits until the panel has also loaded the code that it loads later.
      await page.waitForTimeout(3_000);
      const box = page.getByRole('searchbox');
      await box.focus();
      const keys: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        keys.push(await interactionMs(page, () => page.keyboard.press(String((time % 9) + 1))));
        keys.push(await interactionMs(page, () => page.keyboard.press('Backspace')));
      }
      const statuses: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        statuses.push(await statusMs(page, time % 8));
        // Waits until the change is saved and the menu is loaded again.
        await page.waitForTimeout(1_200);
      }
      const figure = figuresOfBar('P14');
      return {
        figures: [
          figure(`${PRODUCTS} products on their way`, 'kB', wireBytes / 1_024, null),
          figure('menu answer to list painted', 'ms', usableMs, 1_000),
          figure('filter key to filtered list painted, p50', 'ms', summarize(keys).p50, null),
          figure('filter key to filtered list painted, p95', 'ms', summarize(keys).p95, 100),
          figure('status change to its paint, p50', 'ms', summarize(statuses).p50, null),
          figure('status change to its paint, p95', 'ms', summarize(statuses).p95, 50),
        ],
        notes: [
          `${CATEGORIES} categories; a third of them and a fifth of the products have hours of their own; processor ${SLOWED}× slower. Keys as browsers report interactions, in steps of 8 ms. Others' work on the machine counts: its load was ${loadavg()[0]?.toFixed(1)} at the end.`,
        ],
      };
    }),
};

/**
 * Milliseconds from the last byte of the menu's answer to the paint of its first rows: reading, deriving,
 * rendering.
 */
async function fromAnswerToGrid(page: Page): Promise<number> {
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (document.querySelector('[role=grid] [data-row]') === null) requestAnimationFrame(check);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
        };
        check();
      }),
  );
  const answeredAt = await page.evaluate(() => {
    const answer = performance
      .getEntriesByType('resource')
      .findLast((entry) => entry.name.includes('/cardapio/completo'));
    return answer === undefined ? 0 : answer.startTime + answer.duration;
  });
  return paintedAt - answeredAt;
}

/** Milliseconds from the choice of another status to the first frame that shows the new status. */
function statusMs(page: Page, row: number): Promise<number> {
  return page.evaluate(async (at) => {
    // Skips products that show another status than the chosen one, because they are outside their hours.
    const chosen = '[role=grid] select:not([aria-describedby])';
    const selects = [...document.querySelectorAll<HTMLSelectElement>(chosen)];
    const select = selects[at % selects.length];
    if (select === undefined) throw new Error('there is no such row');
    const shown = () => select.closest<HTMLElement>('[data-tone]')?.dataset.tone;
    const before = shown();
    const wanted = select.value === 'active' ? 'out' : 'active';
    // Imitates a person's choice: sets the browser's value first, then sends the event.
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, wanted);
    const startedAt = performance.now();
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return new Promise<number>((resolve) => {
      const check = () => {
        const { port1, port2 } = new MessageChannel();
        const isShown = shown() !== before && select.value === wanted;
        // Runs after the current frame was painted.
        port1.onmessage = () =>
          isShown ? resolve(performance.now() - startedAt) : requestAnimationFrame(check);
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    });
  }, row);
}
