import { allScreens } from '@comanda/panel/src/app/screens.ts';
import { importDistricts } from '@comanda/server/src/areas/store/delivery-areas/public.ts';
import { createPool } from '@comanda/server/src/platform/database/pools.ts';
import { createDatabase } from '@comanda/server/src/platform/database/transaction.ts';
import { aFreshOrder } from '@comanda/testkit/orders/open-delivery';
import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { faultsInLight, faultsOf } from './support/axe-faults.ts';
import { coveredStops } from './support/covered-stops.ts';
import { cutTexts } from './support/cut-texts.ts';
import { stack } from './support/stack.ts';

const comanda = stack();
const [MIDDLE, WIDEST] = [768, 1280];
const widths = [360, MIDDLE, WIDEST];
/** A laptop at 100 %, at 200 % and at 400 % zoom. */
const windows = [
  { width: 1280, height: 800, letters: 16 },
  { width: 1280, height: 820, letters: 32 },
  { width: 320, height: 256, letters: 16 },
];
const built = allScreens.map(({ path, title }) => ({ path, title }));
/** Errors in the page's console. */
const errors: string[] = [];
let page: Page;
let devtools: CDPSession | undefined;

// All tests share one store, one login and one page. They only read, so they do not disturb each other.
beforeAll(async () => {
  await fillReferenceData();
  const store = await comanda.createStore();
  await comanda.placeOrder(store, aFreshOrder());
  ({ page } = await comanda.logIn(store.adminLogin));
  page.on('console', (message) => {
    // This machine runs no print module. The browser logs the failed connection to the module as an error,
    // which is ignored.
    const isOfModule = /^https?:\/\/(localhost|127\.0\.0\.1):(8847|65517)\//.test(message.location().url);
    if (message.type() === 'error' && !isOfModule) errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
});

it.each(built)('$path fits every width, in the light and in the dark', async ({ path, title }) => {
  await setLetters(16);
  await page.goto(`${comanda.url}${path.replace('$id', '1')}`);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await main.getByRole('status', { name: 'Carregando...' }).first().waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).toContain(title);
  // Closes a dialog that opens with the screen, because it would cover the screen to check.
  const text = page.getByRole('dialog').getByRole('button', { name: 'OK' });
  if (await text.isVisible()) await text.click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const at = `at ${width} px`;
    // The layout follows the window's width a moment later.
    await expect.poll(() => overflowOf(page), { message: at }).toEqual({ page: 0, main: 0 });
    await expect.poll(() => cutTexts(page), { message: at }).toEqual([]);
    // Only phone and desktop have markup of their own. The middle width has the same markup, so axe skips it.
    if (width !== MIDDLE) expect(await (width === WIDEST ? faultsOf : faultsInLight)(page), at).toEqual([]);
  }
  await changeSomething();
  for (const { letters, ...size } of windows) {
    await setLetters(letters);
    // Changing the window's size makes the page's scripts notice the new media features.
    await page.setViewportSize(size);
    const at = `at ${size.width} × ${size.height} px with letters of ${letters} px`;
    await expect.poll(() => overflowOf(page), { message: at }).toEqual({ page: 0, main: 0 });
    if (letters > 16) expect(await smallLetters(page), at).toEqual([]);
    await expect.poll(() => coveredStops(page), { message: at }).toEqual([]);
  }
  expect(errors.splice(0)).toEqual([]);
});

/** Returns by how many px the page, and the screen inside it, are wider than the window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.scrollWidth - window.innerWidth,
    main: Math.max(
      ...[...document.querySelectorAll('main')].map((each) => each.scrollWidth - each.clientWidth),
    ),
  }));

/** Sets the browser's font size, as a user can do in the browser's settings. */
async function setLetters(standard: number): Promise<void> {
  devtools ??= await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Finds texts that do not grow with the browser's font size. 11 px is the smallest size in the product. */
const smallLetters = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter(
        (element) => element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < 22,
      )
      .map((element) => `${element.textContent?.trim().slice(0, 40)}`),
  );

/**
 * Changes a field or selects a row, if the screen has any. This shows the bar for saving, or the bar for
 * selected rows.
 */
async function changeSomething(): Promise<void> {
  const field = page
    .locator('main :is(form input:not([type="search"]), input[type="checkbox"]):not([role="switch"]):enabled')
    .first();
  if ((await field.count()) === 0) return;
  await field.focus();
  await page.keyboard.press((await field.getAttribute('type')) === 'checkbox' ? 'Space' : 'x');
}

/**
 * Adds a city with many districts, so that lists are checked with many rows. One district has a long name.
 */
async function fillReferenceData(): Promise<void> {
  const pool = createPool({
    url: comanda.urls.system,
    max: 1,
    applicationName: 'e2e',
    onError: () => undefined,
  });
  const names = [
    'Jardim Santa Bárbara do Alto da Boa Vista',
    ...Array.from({ length: 80 }, (_, at) => `Vila ${at + 1}`),
  ];
  try {
    await importDistricts(
      createDatabase(pool),
      names.map((district) => ({ state: 'SP', city: 'Campinas', district })),
    );
  } finally {
    await pool.end();
  }
}
