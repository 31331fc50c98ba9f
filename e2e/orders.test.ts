import { CANCEL_REASONS, OTHER_REASON } from '@comanda/domain/orders/orders/cancel-reasons';
import { anOpenDeliveryOrder, aPickupOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { untilKeysCount } from './support/keys-rest.ts';
import { stack } from './support/stack.ts';

const comanda = stack();

const now = () => new Date().toISOString();
const fresh = (over: object = {}) => anOpenDeliveryOrder({ createdAt: now(), ...over });

async function aBoard(): Promise<{ store: TestStore; page: Page }> {
  const store = await comanda.createStore();
  const { page } = await comanda.logIn(store.operatorLogin);
  await page.getByText('Nenhum pedido pendente').waitFor();
  return { store, page };
}

const card = (page: Page, code: string) => page.locator(`a[data-order]`, { hasText: `#${code}` });

async function open(page: Page, code: string): Promise<void> {
  await card(page, code).click();
  await page.locator('[data-order-heading]', { hasText: `#${code}` }).waitFor();
}

const press = (page: Page, name: string) =>
  page
    .locator('[data-order-detail]')
    .getByRole('button', { name: new RegExp(`^${name}(?! e )`) })
    .click();
/**
 * Clicks a step until the order has the new status. A click directly after another counts as a double click
 * and does nothing.
 */
async function pressUntil(page: Page, name: string, status: string): Promise<void> {
  const button = page
    .locator('[data-order-detail]')
    .getByRole('button', { name: new RegExp(`^${name}(?! e )`) });
  await expect
    .poll(async () => {
      if ((await statusOf(page).textContent())?.includes(status)) return true;
      await button.click();
      return (await statusOf(page).textContent())?.includes(status);
    })
    .toBe(true);
}

const statusOf = (page: Page) => page.locator('[data-order-heading]');

describe('an evening', () => {
  it('a delivery arrives while we look, and goes from Pendente to Entregues', async () => {
    const { store, page } = await aBoard();
    await comanda.placeOrder(store, fresh({ displayId: 'K7QF' }));
    await card(page, 'K7QF').waitFor();
    expect(await page.title()).toContain('(1)');
    await open(page, 'K7QF');
    await page.getByText('Sem cebola').first().waitFor();
    await page.getByText('Troco para R$ 100,00').first().waitFor();
    await page.getByText('Rua da Glória').first().waitFor();
    await press(page, 'Aceitar');
    await page.getByText('Status do pedido alterado').first().waitFor();
    await statusOf(page).getByText('ACEITO').waitFor();
    await pressUntil(page, 'Enviar', 'ENVIADO');
    await pressUntil(page, 'Entregue', 'ENTREGUE');
    expect(await page.title()).not.toContain('(1)');
    await page.locator('[data-order-detail]').getByText('Pedido entregue').waitFor();
  });

  it('a pickup order goes over the counter by keyboard alone', async () => {
    const { store, page } = await aBoard();
    await comanda.placeOrder(store, aPickupOrder({ displayId: 'M2XA', createdAt: now() }));
    await card(page, 'M2XA').waitFor();
    await page.locator('body').press('ArrowDown');
    await page.locator('[data-order-heading]', { hasText: '#M2XA' }).waitFor();
    await page.keyboard.press('a');
    await statusOf(page).getByText('ACEITO').waitFor();
    await untilKeysCount(page);
    await page.keyboard.press('e');
    await statusOf(page).getByText('PRONTO PARA RETIRADA').waitFor();
    await untilKeysCount(page);
    await page.keyboard.press('d');
    await statusOf(page).getByText('ENTREGUE').waitFor();
  });

  it('is cancelled with every reason of the catalogue, and only with one', async () => {
    const { store, page } = await aBoard();
    for (const [index, reason] of CANCEL_REASONS.entries()) {
      const code = `C${index}`;
      await comanda.placeOrder(store, fresh({ displayId: code }));
      await card(page, code).waitFor();
      await open(page, code);
      await press(page, 'Cancelar');
      const dialog = page.getByRole('dialog', { name: 'Cancelar Pedido' });
      await dialog.getByRole('radiogroup').or(dialog.getByRole('group')).first().waitFor();
      if (index === 0) {
        await dialog.getByRole('button', { name: 'Cancelar pedido' }).click();
        await dialog.getByText('Selecione um motivo para cancelamento').waitFor();
      }
      await dialog.getByRole('radio', { name: reason.label, exact: true }).check();
      if (reason.code === OTHER_REASON) {
        await dialog.getByLabel('Descreva o motivo').fill('curto');
        await dialog.getByRole('button', { name: 'Cancelar pedido' }).click();
        await dialog.getByText('Descrição de motivo muito curta.').waitFor();
        await dialog.getByLabel('Descreva o motivo').fill('O forno quebrou no meio da noite');
      }
      await dialog.getByRole('button', { name: 'Cancelar pedido' }).click();
      await statusOf(page).getByText('CANCELADO').waitFor();
      await page
        .locator('[data-order-detail]')
        .getByText(reason.code === OTHER_REASON ? /O forno quebrou/ : new RegExp(reason.label))
        .first()
        .waitFor();
    }
  });

  it('is found by code, name, item and end of phone, with or without accents', async () => {
    const { store, page } = await aBoard();
    await comanda.placeOrder(store, fresh({ displayId: 'J9TL' }));
    await comanda.placeOrder(
      store,
      aPickupOrder({
        displayId: 'H4RD',
        createdAt: now(),
        customer: { name: 'Jorge', phone: { number: '11911112222' } },
      }),
    );
    await card(page, 'H4RD').waitFor();
    for (const [query, code] of [
      ['j9tl', 'J9TL'],
      ['conceicao', 'J9TL'],
      ['4321', 'J9TL'],
      ['2222', 'H4RD'],
    ] as const) {
      await page.getByPlaceholder('Procurar').fill(query);
      await card(page, code).waitFor();
      await expect.poll(() => page.locator('a[data-order]').count()).toBe(1);
    }
    await page.getByPlaceholder('Procurar').fill('calabresa');
    await expect.poll(() => page.locator('a[data-order]').count()).toBe(2);
    await page.getByPlaceholder('Procurar').fill('lasanha');
    await page.getByText('Nenhum pedido com “lasanha”').waitFor();
  });

  it('changes the estimate for everybody', async () => {
    const { page } = await aBoard();
    await page.getByRole('button', { name: /40.*60/ }).click();
    await page
      .getByText(/60.*90/)
      .first()
      .click();
    await page.getByText('Previsão de entrega alterada.').first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: /60.*90/ }).waitFor();
  });

  it('on a phone goes from list to detail and back to the same place', async () => {
    const store = await comanda.createStore();
    for (let index = 0; index < 12; index += 1)
      await comanda.placeOrder(store, fresh({ displayId: `P${index}` }));
    const { page } = await comanda.logIn(store.operatorLogin, { width: 360, height: 740 });
    await card(page, 'P0').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await card(page, 'P0').click();
    await page.locator('[data-order-heading]', { hasText: '#P0' }).waitFor();
    await page.goBack();
    await card(page, 'P0').waitFor();
    await page.locator('[data-order-heading]').waitFor({ state: 'detached' });
  });
});
