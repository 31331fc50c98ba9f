import { anOpenDeliveryOrder, aPickupOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe-faults.ts';
import { cutTexts } from './support/cut-texts.ts';
import { untilKeysCount } from './support/keys-rest.ts';
import { stack } from './support/stack.ts';

const comanda = stack();
const now = () => new Date().toISOString();
const delivery = (displayId: string, over: object = {}) =>
  anOpenDeliveryOrder({ displayId, createdAt: now(), ...over });
const pickup = (displayId: string) => aPickupOrder({ displayId, createdAt: now() });
const card = (page: Page, code: string) => page.locator('a[data-order]', { hasText: `#${code}` });
const heading = (page: Page, code: string) =>
  page.locator('[data-order-heading]', { hasText: `#${code}` }).waitFor();
const status = (page: Page, word: string) =>
  page.locator('[data-order-heading]', { hasText: word }).waitFor();
/** Finds a filter of the list. On a phone, filters are hidden behind another button. */
async function chip(page: Page, name: string) {
  const panel = page.getByRole('dialog', { name: 'Filtrar pedidos' });
  if (!(await panel.isVisible())) {
    const filters = page.getByRole('button', { name: /^Filtros/ });
    if (!(await filters.isVisible())) await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await filters.click();
  }
  return panel.getByRole('button', { name: new RegExp(`^${name}`) });
}

async function aBoard(
  documents: readonly object[],
  options: { width?: number; height?: number } = {},
): Promise<{ store: TestStore; page: Page }> {
  const store = await comanda.createStore();
  for (const document of documents) await comanda.placeOrder(store, document);
  const { page } = await comanda.logIn(store.operatorLogin, options);
  await page.getByRole('button', { name: 'Mais', exact: true }).waitFor();
  if (documents.length > 0) await page.locator('a[data-order]').first().waitFor();
  return { store, page };
}

describe('the keyboard alone', () => {
  it('takes an order from its arrival to Entregues, and the next one is a key away', async () => {
    const { store, page } = await aBoard([]);
    await page.getByText('Nenhum pedido pendente').waitFor();
    await comanda.placeOrder(store, delivery('K7QF'));
    await comanda.placeOrder(store, delivery('M2XA'));
    await card(page, 'M2XA').waitFor();
    await page.keyboard.press('n');
    await heading(page, 'K7QF');
    await untilKeysCount(page);
    // Types a whole word outside a field. Only its first letter may count as a shortcut.
    await page.keyboard.type('aguarde', { delay: 80 });
    await status(page, 'ACEITO');
    await untilKeysCount(page);
    await status(page, 'ACEITO');
    // The card has moved to another section and must still have the focus.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
      .toContain('#K7QF');
    await page.keyboard.press('e');
    await status(page, 'ENVIADO');
    await untilKeysCount(page);
    await page.keyboard.press('d');
    await status(page, 'ENTREGUE');
    await page.keyboard.press('n');
    await heading(page, 'M2XA');
    await page.keyboard.press('4');
    await heading(page, 'K7QF');
    await page.keyboard.press('k');
    await heading(page, 'M2XA');
  });

  it('shows its keys, and rests while they are shown', async () => {
    const { page } = await aBoard([delivery('K7QF')]);
    await page.keyboard.press('j');
    await heading(page, 'K7QF');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Atalhos do teclado' });
    await help.getByText('Próximo pendente').waitFor();
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await status(page, 'PENDENTE');
    await page.keyboard.press('/');
    await page.keyboard.type('a');
    await status(page, 'PENDENTE');
  });
});

describe('filters', () => {
  it('narrow the list, stay over a reload, and never hide that an order waits', async () => {
    const { store, page } = await aBoard([delivery('K7QF'), pickup('M2XA')]);
    await (await chip(page, 'Retirada')).click();
    await page.keyboard.press('Escape');
    await card(page, 'K7QF').waitFor({ state: 'detached' });
    await page.getByText('1 pedido novo fora do filtro').waitFor();
    expect(await page.title()).toContain('(2)');
    await page.waitForURL(/filtro=retirada/);
    await page.reload();
    await card(page, 'M2XA').waitFor();
    expect(await card(page, 'K7QF').count()).toBe(0);
    await comanda.placeOrder(store, delivery('N3W5'));
    await page.getByText('2 pedidos novos fora do filtro').waitFor();
    expect(await page.title()).toContain('(3)');

    await page.keyboard.press('t');
    await page.getByText('“Atrasados” esconde 1 pedido.').waitFor();
    await page.getByRole('button', { name: 'Tirar “Atrasados”' }).click();
    await card(page, 'M2XA').waitFor();
    await page.keyboard.press('x');
    await card(page, 'N3W5').waitFor();
    await expect.poll(() => page.url()).not.toContain('filtro');
  });
});

describe('density', () => {
  it('shows ten orders on a small laptop, on this device from now on', async () => {
    const codes = Array.from({ length: 12 }, (_, at) => `D${100 + at}`);
    const { page } = await aBoard(
      codes.map((code) => delivery(code)),
      { width: 1280, height: 720 },
    );
    await page.keyboard.press('v');
    const fullCards = () =>
      page.locator('a[data-order]').evaluateAll(
        (cards) =>
          cards.filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top >= 0 && bottom <= window.innerHeight;
          }).length,
      );
    await expect.poll(fullCards).toBeGreaterThanOrEqual(10);
    await page.reload();
    await page.locator('a[data-order]').first().waitFor();
    await expect.poll(fullCards).toBeGreaterThanOrEqual(10);
  });
});

/** The text spacing that users must be able to set (WCAG 1.4.12). */
const wideSpacing =
  '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';

/** Finds large figures that are covered, or outside the window. */
const hiddenFigures = (page: Page) =>
  page.getByRole('region', { name: 'Situação agora' }).evaluate((strip) => {
    const hidden: string[] = [];
    const texts = document.createTreeWalker(strip, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('[data-spoken]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const isSeen = [left + 1, right - 1].every((x) =>
        strip.contains(document.elementFromPoint(x, (top + bottom) / 2)),
      );
      if (!isSeen) hidden.push(text.textContent ?? '');
    }
    return hidden;
  });

/** Counts cards that no bar covers and that the window's edge does not cut. */
const fullCards = (page: Page) =>
  page.locator('li[data-kind="card"] > div:first-child').evaluateAll((cards) => {
    const dock = document.querySelector('[data-alarm-dock]:not([hidden])');
    const end = dock?.getBoundingClientRect().top ?? window.innerHeight;
    return cards.filter((card) => {
      const { top, bottom, left } = card.getBoundingClientRect();
      const above = document.elementFromPoint(left + 20, top + 2);
      return bottom <= end + 0.5 && card.contains(above);
    }).length;
  });

/** Height of the rows at the foot of the window, in px. */
const rowsAtFoot = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('[data-alarm-dock], section[aria-label="Avisos"]')];
    const tops = lines.map((line) => line.getBoundingClientRect()).filter(({ height }) => height > 2);
    return Math.round(window.innerHeight - Math.min(...tops.map(({ top }) => top)));
  });

describe('texts to read from two metres', () => {
  it('is whole and has its words at every width, also in wide letters, and leaves the cards their room', async () => {
    const codes = ['K7QF', 'M2XA', 'P3RT', 'Q8WD', 'R5YN', 'S6ZB', 'T9LC', 'W4HG'];
    const store = await comanda.createStore();
    for (const code of codes) await comanda.placeOrder(store, delivery(code));
    const owner = new pg.Client({ connectionString: comanda.urls.owner });
    await owner.connect();
    await owner.query(
      `update orders set status = 'accepted', promised_for = now() - interval '161 minutes'
        where store_id = $1 and code = 'K7QF'`,
      [store.storeId],
    );
    const { page } = await comanda.logIn(store.operatorLogin);
    await card(page, 'K7QF').waitFor();
    await page.reload();
    const strip = page.getByRole('region', { name: 'Situação agora' });
    await strip.getByText('2:41 h', { exact: true }).waitFor();
    await page.locator('[data-alarm-dock]:not([hidden])').waitFor();
    for (const [width, height, min] of [
      [1280, 800, 7],
      [1000, 700, 5],
      [740, 360, 1],
      [640, 400, 2],
      [360, 740, 6],
      [320, 256, 1],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const words of ['pendentes', 'atrasado']) await strip.getByText(words, { exact: true }).waitFor();
      // Parts of the screen adapt to the window a moment later.
      await expect.poll(() => hiddenFigures(page), { message: `at ${width} × ${height}` }).toEqual([]);
      await expect
        .poll(() => fullCards(page), { message: `at ${width} × ${height}` })
        .toBeGreaterThanOrEqual(min);
      // In a low window, bars may cover a part of the last card.
      const cut = async () => (height < 600 ? [] : cutTexts(page));
      expect(await cut(), `at ${width} × ${height}`).toEqual([]);
      const spaced = await page.addStyleTag({ content: wideSpacing });
      await expect.poll(() => hiddenFigures(page), { message: `spaced at ${width} × ${height}` }).toEqual([]);
      expect(await cut(), `spaced at ${width} × ${height}`).toEqual([]);
      await spaced.evaluate((style) => style instanceof Element && style.remove());
    }
    // If there is space, a notice shares a row with the alarm. A low window shows only the alarm.
    await owner.query(`update orders set accept_by = now() where store_id = $1 and code = 'M2XA'`, [
      store.storeId,
    ]);
    await owner.end();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('[data-alarm-dock]').getByText('M2XA').waitFor();
    const spoken = page.getByText('Não há mais o que desfazer');
    for (const [width, height] of [
      [1280, 800],
      [740, 360],
    ] as const) {
      await spoken.waitFor({ state: 'detached' });
      await page.setViewportSize({ width, height });
      await untilKeysCount(page);
      const before = await rowsAtFoot(page);
      await page.keyboard.press('z');
      await spoken.waitFor();
      expect(await rowsAtFoot(page), `at ${width} × ${height}`).toBe(before);
    }
  });

  it('comes in a few files', async () => {
    const { page } = await aBoard([delivery('K7QF')]);
    await page.reload();
    await page.getByRole('link', { name: 'Produtos' }).waitFor();
    await card(page, 'K7QF').waitFor();
    // Code for later use is loaded when the page is idle, 6 s after it opened.
    const files = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (page?.loadEventEnd ?? 0) + 5_000)
        .map(({ name }) => name);
    });
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(60);
  });

  it('shows columns on a wide screen, until the person chooses the list', async () => {
    const { page } = await aBoard([delivery('K7QF')], { width: 1920, height: 1080 });
    const lists = page.getByRole('list', { name: 'Lista de pedidos' });
    await expect.poll(() => lists.count()).toBe(3);
    await card(page, 'K7QF').getByText('1× Pizza').waitFor();
    await page.getByRole('button', { name: 'Prefere lista?' }).click();
    await expect.poll(() => lists.count()).toBe(1);
    await page.reload();
    await card(page, 'K7QF').waitFor();
    expect([await lists.count(), await page.getByRole('button', { name: 'Prefere lista?' }).count()]).toEqual(
      [1, 0],
    );
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('button', { name: 'Ver em colunas' }).click();
    await expect.poll(() => lists.count()).toBe(3);
  });
});

describe('the command palette', () => {
  it('finds an order, acts on it, and goes to a screen, without the mouse', async () => {
    const { page } = await aBoard([delivery('K7QF'), pickup('M2XA')]);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await field.fill('m2x');
    await page.getByRole('option', { name: /#M2XA/ }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'M2XA');
    await page.keyboard.press('Control+k');
    await field.fill('aceitar');
    await page.getByRole('option', { name: 'Aceitar #M2XA' }).waitFor();
    await page.keyboard.press('Enter');
    await status(page, 'ACEITO');
    await page.keyboard.press('Control+k');
    await field.fill('variacoes');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/variacoes');
    await page.keyboard.press('Control+k');
    await field.fill('usuarios');
    await page.getByText('Nada com “usuarios”').waitFor();
    await field.fill('conceicao');
    await page
      .getByRole('option', { name: /Conceição/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pedidos\?pedido=/);
  });
});

it.each([
  [1280, 800],
  [360, 740],
] as const)('axe finds nothing at %i px', async (width, height) => {
  const { page } = await aBoard([delivery('K7QF'), pickup('M2XA')], { width, height });
  await page.keyboard.press('v');
  await (await chip(page, 'Entrega')).click();
  await page.getByText('1 pedido novo fora do filtro').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await (await chip(page, 'Atrasados')).click();
  await page.getByText('Nenhum pedido com estes filtros').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('button', { name: /^Comandos/ }).click();
  await page.getByRole('combobox').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('combobox').fill('k7');
  await page.getByRole('option', { name: /K7QF/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
