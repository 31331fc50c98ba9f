import type { Page } from 'playwright-core';
import { interactionMs, logInToBoard, throttleCpu } from '../support/board-page.ts';
import type { Figure } from '../support/figure.ts';
import { fillStores } from '../support/fill-store.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';
import { withPanel } from '../support/with-panel.ts';

const SLOWED = 4;

/**
 * Measures P6: from a click to the next paint, on a processor that is four times slower. Accepting an order
 * is also measured at full speed.
 */
export const interactions: Scenario = {
  name: 'interactions',
  run: (bench) =>
    withPanel(bench, { name: 'interactions' }, async ({ browser, world, store }) => {
      const times = bench.isQuick ? 3 : 20;
      await fillStores(world, [store], times * 3 + 20);
      const { page } = await logInToBoard(browser, world.url, store);
      const figures: Figure[] = [];
      const unslowed = await repeated(times, () => accept(page));
      figures.push(figure('accept, full speed, p95', summarize(unslowed).p95, 50));
      await throttleCpu(page, SLOWED);
      const acts: [string, () => Promise<number>][] = [
        ['open order', () => openAnOrder(page)],
        ['accept', () => accept(page)],
        ['close and open a section', () => toggleSection(page)],
        ['close the store and open it again', () => closeAndOpenStore(page)],
      ];
      const all: number[] = [];
      for (const [name, act] of acts) {
        const taken = await repeated(times, act);
        figures.push(figure(`${name}, p95`, summarize(taken).p95, 100));
        all.push(...taken);
      }
      figures.push(figure('any of them, longest', summarize(all).max, 200));
      return {
        figures,
        notes: [
          `${times} times each, processor ${SLOWED}× slower. Input to next paint as the browser's event timing reports it (steps of ` +
            '8 ms, nothing under 16). Sections of the list stand for the tabs of the bar.',
        ],
      };
    }),
};

function figure(what: string, measured: number, atMost: number): Figure {
  return { bar: 'P6', what, unit: 'ms', measured, demanded: { atMost }, ceiling: null };
}

async function repeated(times: number, act: () => Promise<number>): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) taken.push(await act());
  return taken;
}

function pendingCards(page: Page) {
  return page.locator('[data-order][data-tone="pending"]');
}

async function openAnOrder(page: Page): Promise<number> {
  const card = pendingCards(page).and(page.locator(':not([aria-current])')).nth(1);
  const taken = await interactionMs(page, () => card.click());
  await page.locator('[data-order-detail]').waitFor();
  return taken;
}

async function accept(page: Page): Promise<number> {
  await openAnOrder(page);
  const button = page.locator('[data-order-detail]').getByRole('button', { name: /^Aceitar/ });
  await button.waitFor();
  return interactionMs(page, () => button.click());
}

async function toggleSection(page: Page): Promise<number> {
  const header = page.getByRole('button', { name: /^Pendente/ }).first();
  const closing = await interactionMs(page, () => header.click());
  return Math.max(closing, await interactionMs(page, () => header.click()));
}

/** Returns the slowest of three steps: choosing the duration, closing the store, opening the store. */
async function closeAndOpenStore(page: Page): Promise<number> {
  const toggle = page.getByRole('switch');
  const dialog = page.getByRole('dialog');
  const choosing = await interactionMs(page, () => toggle.click());
  const closing = await interactionMs(page, () =>
    dialog.getByRole('button', { name: 'Fechar loja' }).click(),
  );
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('switch', { checked: false }).and(page.locator('[aria-busy=false]')).waitFor();
  const opening = await interactionMs(page, () => toggle.click());
  await page.getByRole('switch', { checked: true }).and(page.locator('[aria-busy=false]')).waitFor();
  return Math.max(choosing, closing, opening);
}
