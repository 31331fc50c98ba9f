import { aFreshOrder } from '@comanda/testkit/orders/open-delivery';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pressQuickly } from './support/quick-fingers.ts';
import { stack } from './support/stack.ts';

const comanda = stack();
const card = (page: Page, code: string) => page.locator('a[data-order]', { hasText: `#${code}` });
/** A higher number takes minutes: `TOUCHES=200 npx vitest run --project e2e e2e/live.test.ts`. */
const TOUCHES = Number(process.env.TOUCHES ?? 20);
const fresh = (displayId: string) => aFreshOrder({ displayId });

it('a second panel follows live and says who did it', async () => {
  const store = await comanda.createStore();
  const one = await comanda.logIn(store.operatorLogin);
  const two = await comanda.logIn(store.adminLogin);
  await two.page.getByText('Nenhum pedido pendente').waitFor();
  await comanda.placeOrder(store, fresh('AAAA'));
  await Promise.all([card(one.page, 'AAAA').waitFor(), card(two.page, 'AAAA').waitFor()]);
  await card(one.page, 'AAAA').click();
  await one.page
    .locator('[data-order-detail]')
    .getByRole('button', { name: /^Aceitar(?! e)/ })
    .click();
  await card(two.page, 'AAAA').getByText('ACEITO', { exact: true }).waitFor();
  await card(two.page, 'AAAA')
    .getByText(/ aceitou$/)
    .waitFor();
});

it('one of two simultaneous changes wins, the other person gets a notice, both see the same', async () => {
  const store = await comanda.createStore();
  const one = await comanda.logIn(store.operatorLogin);
  const two = await comanda.logIn(store.adminLogin);
  await comanda.placeOrder(store, fresh('RACE'));
  for (const { page } of [one, two]) {
    await card(page, 'RACE').click();
    await page.locator('[data-order-heading]', { hasText: '#RACE' }).waitFor();
  }
  await two.page
    .locator('[data-order-detail]')
    .getByRole('button', { name: /^Cancelar/ })
    .click();
  const dialog = two.page.getByRole('dialog', { name: 'Cancelar Pedido' });
  await dialog.getByRole('radio', { name: 'Pedido duplicado' }).check();
  const accept = one.page.locator('[data-order-detail]').getByRole('button', { name: /^Aceitar(?! e)/ });
  const buttons = [accept, dialog.getByRole('button', { name: 'Cancelar pedido' })];
  const found = await Promise.all(buttons.map((button) => button.elementHandle()));
  // Finds both buttons before it clicks any of them. A button found later might already show the effect of
  // the first click.
  await Promise.all(found.map((button) => button?.evaluate((element) => (element as HTMLElement).click())));
  const labels = /ACEITO|CANCELADO/;
  await expect
    .poll(async () => {
      const seen = await Promise.all([one, two].map(({ page }) => card(page, 'RACE').textContent()));
      return new Set(seen.map((text) => labels.exec(text ?? '')?.[0] ?? text)).size;
    })
    .toBe(1);
});

it('the connection is lost and regained with nothing missed', async () => {
  const store = await comanda.createStore();
  await comanda.placeOrder(store, fresh('LOST'));
  const { page } = await comanda.logIn(store.operatorLogin);
  await card(page, 'LOST').waitFor();
  await page.getByText('Conectado').first().waitFor();
  await comanda.stopServer();
  await page.getByText('Perda de conexão com o servidor').first().waitFor();
  await page.getByText('Sem conexão').first().waitFor();
  expect(await card(page, 'LOST').isVisible()).toBe(true);
  await comanda.startServer();
  for (const code of ['WHI1', 'WHI2', 'WHI3']) await comanda.placeOrder(store, fresh(code));
  for (const code of ['WHI1', 'WHI2', 'WHI3']) await card(page, code).waitFor();
  await page.getByText('Conectado').first().waitFor();
});

it('an order that arrives while another screen is open calls there, and the way to it is one click', async () => {
  const store = await comanda.createStore();
  const { page } = await comanda.logIn(store.operatorLogin);
  await page.getByText('Nenhum pedido pendente').waitFor();
  await page.goto(`${comanda.url}/avaliacoes`);
  await page.getByText('Nenhuma avaliação neste período').first().waitFor();
  await page.getByText('Conectado').first().waitFor();
  await comanda.placeOrder(store, fresh('AWAY'));
  await page.getByText(/Novo pedido #AWAY/).waitFor();
  await expect.poll(() => page.title()).toContain('(1) Avaliações');
  await page.getByRole('link', { name: 'Ver pedido' }).click();
  await page.locator('[data-order-heading]', { hasText: '#AWAY' }).waitFor();
  expect(new URL(page.url()).searchParams.get('pedido')).toBeTruthy();
  await expect.poll(() => page.title()).toContain('(1) Pedidos');
});

it('quick fingers change the orders they press, each step once, and every press without effect is reported', async () => {
  const store = await comanda.createStore();
  const codes = Array.from({ length: TOUCHES + 10 }, (_, index) => `Q${String(index + 1).padStart(3, '0')}`);
  await Promise.all(codes.map((code) => comanda.placeOrder(store, fresh(code))));
  const [{ page }, colleague] = await Promise.all([
    comanda.logIn(store.operatorLogin),
    comanda.logIn(store.adminLogin),
  ]);
  await Promise.all([page, colleague.page].map((one) => one.locator('[data-step-of]').nth(5).waitFor()));
  let arrived = 0;
  const report = await pressQuickly(page, TOUCHES, async () => {
    // The colleague changes one order among the pressed cards, and one order far below them.
    await colleague.page.evaluate(() => {
      const steps = document.querySelectorAll<HTMLElement>('[data-step-of]');
      for (const place of [2, steps.length - 1]) steps[place]?.click();
    });
    arrived += 1;
    await comanda.placeOrder(store, fresh(`N${arrived}`));
  });
  expect(report).toMatchObject({ wrong: [], silent: [] });
  expect(report.done).toBeGreaterThan(TOUCHES / 4);
});
