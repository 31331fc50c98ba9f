import { loadavg } from 'node:os';
import { runStatement } from '@comanda/testkit/run-statement';
import type { Page } from 'playwright-core';
import { interactionMs, logInToBoard, throttleCpu } from '../support/board-page.ts';
import { figuresOfBar } from '../support/figure.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';
import { withPanel } from '../support/with-panel.ts';

const CATEGORIES = 60;
const PRODUCTS = 1_000;
const SLOWED = 4;
const TIMES = 20;

/** P14: a menu of a thousand products in sixty categories, all of them in one list, on a processor four times slower. */
export const menuScreen: Scenario = {
  name: 'menu-screen',
  run: (world) =>
    withPanel(world, { name: 'menu_screen', stores: 1 }, async ({ browser, server, stores }) => {
      const [store] = stores;
      if (store === undefined) throw new Error('there is no store');
      await fillMenu(server.systemUrl, store.storeId);
      const { page } = await logInToBoard(browser, server.url, store);
      await throttleCpu(page, SLOWED);
      let wireBytes = 0;
      page.on('response', async (response) => {
        if (!response.url().includes('/cardapio/completo')) return;
        wireBytes = (await response.request().sizes()).responseBodySize;
      });
      await page.goto(`${server.url}/produtos?categoria=todas`);
      await page.getByRole('grid').waitFor();
      const usableMs = await fromAnswerToGrid(page);
      // Whatever else the panel loads for later is there.
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
        // It is saved, and the menu asked anew.
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
          `${CATEGORIES} categories; a third of them and a fifth of the products have hours of their own; processor ${SLOWED}× slower. Keys as browsers tell interactions, in steps of 8 ms. Others' work on the machine counts: its load was ${loadavg()[0]?.toFixed(1)} at the end.`,
        ],
      };
    }),
};

/** Every day of the week from 8 to 23. */
const ALL_DAYS = JSON.stringify(
  Array.from({ length: 7 }, () => ({ isOpen: true, periods: [{ start: 8 * 60, end: 23 * 60 }] })),
);

async function fillMenu(systemUrl: string, storeId: number): Promise<void> {
  await runStatement(
    systemUrl,
    `insert into menu_categories (store_id, category_id, name, position, availability)
     select $1, n, 'Categoria ' || n, n, case when n % 3 = 0 then $3::jsonb end from generate_series(1, $2::integer) n`,
    [storeId, CATEGORIES, ALL_DAYS],
  );
  await runStatement(
    systemUrl,
    `insert into menu_products (store_id, product_id, category_id, name, description, price_cents, position, availability, changed_at)
     select $1, n, n % $2::integer + 1, 'Produto número ' || n || ' com açaí', 'Com tudo o que tem dentro', 1000 + n, n,
            case when n % 5 = 0 then $4::jsonb end, now()
       from generate_series(1, $3::integer) n`,
    [storeId, CATEGORIES, PRODUCTS, ALL_DAYS],
  );
}

/** From the last byte of the menu's answer to the paint of its first rows: reading, deriving, drawing, ms. */
async function fromAnswerToGrid(page: Page): Promise<number> {
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('[role=grid] [data-row]') === null) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
        };
        look();
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

/** From the choice of another status to the first frame that shows it, ms. */
function statusMs(page: Page, row: number): Promise<number> {
  return page.evaluate(async (at) => {
    const select = [...document.querySelectorAll<HTMLSelectElement>('[role=grid] select')][at];
    if (select === undefined) throw new Error('there is no such row');
    const shown = () => select.closest<HTMLElement>('[data-tone]')?.dataset.tone;
    const before = shown();
    const wanted = select.value === 'active' ? 'out' : 'active';
    // As a person's choice comes: the browser's value first, then the event.
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, wanted);
    const startedAt = performance.now();
    select.dispatchEvent(new Event('change', { bubbles: true }));
    return new Promise<number>((resolve) => {
      const look = () => {
        const { port1, port2 } = new MessageChannel();
        const isShown = shown() !== before && select.value === wanted;
        // After the frame that was just made.
        port1.onmessage = () =>
          isShown ? resolve(performance.now() - startedAt) : requestAnimationFrame(look);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  }, row);
}
