import { aFreshOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import type { TestStore } from '@comanda/testkit/stores';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { untilKeysCount } from './support/keys-rest.ts';
import { stack } from './support/stack.ts';

const comanda = stack();

const fresh = (displayId: string) => aFreshOrder({ displayId });
const card = (page: Page, code: string) => page.locator('a[data-order]', { hasText: `#${code}` });
const heading = (page: Page) => page.locator('[data-order-heading]');
const button = (page: Page, name: RegExp) =>
  page.locator('[data-order-detail]').getByRole('button', { name });

async function open(page: Page, code: string): Promise<void> {
  await card(page, code).click();
  await heading(page)
    .filter({ hasText: `#${code}` })
    .waitFor();
}

/** Returns the order's status that the partner gets, and that the customer sees. */
async function seenOutside(store: TestStore, externalId: string): Promise<string> {
  const response = await fetch(`${comanda.url}/api/order/${externalId}`, {
    headers: { 'x-api-key': store.intakeKey },
  });
  return ((await response.json()) as { data: { status: string } }).data.status;
}

async function cancelOutside(store: TestStore, externalId: string, reason: string): Promise<void> {
  const response = await fetch(`${comanda.url}/api/order/${externalId}/cancelar`, {
    method: 'POST',
    headers: { 'x-api-key': store.intakeKey, 'content-type': 'application/json' },
    body: JSON.stringify({ reason }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Sets the deadlines of the store's orders to now, because the test cannot wait for minutes. */
async function letTimeRunOut(store: TestStore): Promise<void> {
  await runStatement(comanda.urls.owner, 'update orders set accept_by = now() where store_id = $1', [
    store.storeId,
  ]);
}

it('an order that no person accepts is cancelled by the server, and the panel says why', async () => {
  const store = await comanda.createStore();
  const { page } = await comanda.logIn(store.operatorLogin);
  const order = fresh('SOLO');
  await comanda.placeOrder(store, order);
  await card(page, 'SOLO').waitFor();
  await letTimeRunOut(store);
  await card(page, 'SOLO').getByText('Não respondido a tempo').waitFor();
  await card(page, 'SOLO').getByText('CANCELADO').waitFor();
  expect(await seenOutside(store, order.id)).toBe('PC');
  await open(page, 'SOLO');
  await page.getByText('Pedido cancelado · Não respondido').waitFor();
  await page.getByText('Cancelado pelo sistema').waitFor();
  expect(await page.getByRole('button', { name: /^Ciente/ }).count()).toBe(0);
});

it('a change is taken back before anybody outside has heard of it', async () => {
  const store = await comanda.createStore();
  const one = await comanda.logIn(store.operatorLogin);
  const two = await comanda.logIn(store.adminLogin);
  const order = fresh('UNDO');
  await comanda.placeOrder(store, order);
  await Promise.all([open(one.page, 'UNDO'), open(two.page, 'UNDO')]);
  await button(one.page, /^Aceitar(?! e)/).click();
  await heading(one.page).getByText('ACEITO').waitFor();
  await button(two.page, /^Desfazer/).waitFor();
  expect(await seenOutside(store, order.id)).toBe('PP');
  await one.page.getByRole('button', { name: /^Desfazer #UNDO/ }).click();
  await heading(one.page).getByText('PENDENTE').waitFor();
  await card(two.page, 'UNDO')
    .getByText(/desfez a mudança/)
    .waitFor();
  await heading(two.page).getByText('PENDENTE').waitFor();
  expect(await button(two.page, /^Desfazer/).count()).toBe(0);
  expect(await seenOutside(store, order.id)).toBe('PP');
  await one.page.getByText('Mudança desfeita').first().waitFor();
  await untilKeysCount(one.page);
  // After a step, an order ignores keys for a moment, because people often press twice. The test presses
  // again.
  await expect
    .poll(async () => {
      await one.page.keyboard.press('a');
      return heading(one.page).getByText('ACEITO').count();
    })
    .toBe(1);
  await button(two.page, /^Desfazer/).waitFor();
  // The shortcut undoes only the user's own step. The button in the order's detail undoes any step.
  await two.page.keyboard.press('z');
  await two.page.getByText('Não há mais o que desfazer').waitFor();
  await button(two.page, /^Desfazer/).click();
  await heading(one.page).getByText('PENDENTE').waitFor();
});

it('the later one of two cancellations at once learns who was faster, and why', async () => {
  const store = await comanda.createStore();
  const one = await comanda.logIn(store.operatorLogin);
  const two = await comanda.logIn(store.adminLogin);
  await comanda.placeOrder(store, fresh('RACE'));
  const cancelWith = async (page: Page, reason: string) => {
    await open(page, 'RACE');
    await button(page, /^Cancelar/).click();
    const dialog = page.getByRole('dialog', { name: 'Cancelar Pedido' });
    await dialog.getByRole('radio', { name: reason }).check();
    return dialog;
  };
  const first = await cancelWith(one.page, 'Item em falta');
  const second = await cancelWith(two.page, 'Área de risco');
  await first.getByRole('button', { name: 'Cancelar pedido' }).click();
  await second.getByText(/cancelou este pedido: Item em falta\./).waitFor();
  await second.getByText('O motivo que você escolheu não foi enviado.').waitFor();
  await second.getByRole('button', { name: 'OK' }).click();
  await heading(two.page).getByText('CANCELADO').waitFor();
  await two.page.locator('[data-order-detail]').getByText('Item em falta').first().waitFor();
});

it('a cancellation by the customer calls every panel until one person says that they know', async () => {
  const store = await comanda.createStore();
  const one = await comanda.logIn(store.operatorLogin);
  const two = await comanda.logIn(store.adminLogin);
  const order = fresh('QUIT');
  await comanda.placeOrder(store, order);
  await open(one.page, 'QUIT');
  await button(one.page, /^Aceitar(?! e)/).click();
  await heading(one.page).getByText('ACEITO').waitFor();
  await two.page.goto(`${comanda.url}/produtos`);
  await two.page.getByText('Conectado').first().waitFor();
  await cancelOutside(store, order.id, 'Mudei de ideia');
  await card(one.page, 'QUIT').getByText('Cliente cancelou').waitFor();
  await one.page.getByText(/Cancelado pelo cliente: Mudei de ideia/).waitFor();
  await expect.poll(() => one.page.title()).toContain('(1)');
  // The second panel shows another screen, and its operator uses only the keyboard.
  const known = two.page.getByRole('button', { name: 'Ciente do cancelamento do pedido #QUIT' });
  await known.focus();
  await two.page.keyboard.press('Enter');
  await known.waitFor({ state: 'detached' });
  await one.page.getByRole('button', { name: /^Ciente/ }).waitFor({ state: 'detached' });
  await expect.poll(() => one.page.title()).not.toContain('(1)');
  await one.page.getByText('Aviso visto').waitFor();
});
