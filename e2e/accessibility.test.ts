import { aFreshOrder, aPickupOrder } from '@comanda/testkit/orders/open-delivery';
import { expect, it } from 'vitest';
import { faultsOf } from './support/axe-faults.ts';
import { stack } from './support/stack.ts';

const comanda = stack();

it.each([
  [1280, 800],
  [360, 740],
] as const)('axe finds no fault in opened pages and dialogs at %i px', async (width, height) => {
  const options = { width, height };
  const login = await comanda.visit('/login', options);
  await login.page.getByRole('button', { name: 'ACESSAR' }).waitFor();
  expect(await faultsOf(login.page)).toEqual([]);
  await login.page.getByText('Esqueci minha senha').click();
  await login.page.getByLabel('CNPJ/CPF').waitFor();
  expect(await faultsOf(login.page)).toEqual([]);

  const store = await comanda.createStore();
  await comanda.placeOrder(store, aFreshOrder());
  await comanda.placeOrder(store, aPickupOrder({ displayId: 'M2XA' }));
  const { page } = await comanda.logIn(store.adminLogin, options);
  await page.locator('a[data-order]').first().click();
  await page.locator('[data-order-heading]').waitFor();
  await page.getByText('Sem cebola').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page
    .locator('[data-order-detail]')
    .getByRole('button', { name: /^Cancelar/ })
    .click();
  await page.getByRole('dialog', { name: 'Cancelar Pedido' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Ver comandas e computadores/ }).click();
  await page.getByText('Nenhuma comanda ainda').waitFor();
  expect(await faultsOf(page)).toEqual([]);

  await page.goto(`${comanda.url}/configuracoes/impressoras`);
  await page.getByRole('dialog', { name: 'Atenção!' }).getByRole('button', { name: 'OK' }).click();
  await page.getByText('Problemas no módulo de impressão.').waitFor();
  await page.getByLabel('Imprimir comandas de produção').check();
  await page.getByText('O cardápio ainda não tem categorias').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Layout de Impressão' }).click();
  await page.getByRole('figure', { name: 'Prévia da comanda' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`${comanda.url}/avaliacoes`);
  await page.getByText('Nenhuma avaliação neste período').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
});
