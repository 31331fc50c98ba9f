import { type RunningCourierSim, startCourierSim } from '@comanda/testkit/courier/courier-server';
import { aFreshOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import type { TestStore } from '@comanda/testkit/stores';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { faultsOf } from './support/axe-faults.ts';
import { STACK_SECRET, stack } from './support/stack.ts';

const comanda = stack();
const sims: RunningCourierSim[] = [];
afterEach(async () => {
  await Promise.all(sims.splice(0).map((sim) => sim.stop()));
});

interface Evening {
  store: TestStore;
  sim: RunningCourierSim;
  page: Page;
  context: BrowserContext;
}

/** Creates a store with an account at the logistics service, and opens an accepted order in its panel. */
async function anAcceptedOrder(code: string, coordinates?: null): Promise<Evening> {
  const store = await comanda.createStore();
  const sim = await startCourierSim(comanda, [store.storeId], { secret: STACK_SECRET });
  sims.push(sim);
  const order = aFreshOrder({ displayId: code });
  const delivery = order.delivery as { deliveryAddress: object };
  const deliveryAddress = { ...delivery.deliveryAddress, ...(coordinates === null ? { coordinates } : {}) };
  await comanda.placeOrder(store, { ...order, delivery: { ...delivery, deliveryAddress } });
  const { page, context } = await comanda.logIn(store.operatorLogin);
  await page.locator('a[data-order]', { hasText: `#${code}` }).click();
  await page.locator('[data-order-heading]', { hasText: `#${code}` }).waitFor();
  await page.keyboard.press('a');
  await becomes(page, 'ACEITO');
  return { store, sim, page, context };
}

const becomes = (page: Page, label: string) =>
  page.locator('[data-order-heading]', { hasText: label }).waitFor();
const courierCard = (page: Page) => page.getByRole('region', { name: 'Motoboy' });
/** Finds the dialog under any of its titles, because the title depends on who delivers. */
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(Selecione o Bairro de entrega do pedido:|Vincular meu motoboy)$/ });

async function openRequest(page: Page): Promise<void> {
  await page.locator('[data-order-detail]').getByRole('button', { name: 'Chamar motoboy' }).click();
  await dialog(page).getByText('R$ 8,90').first().waitFor();
}

async function call(page: Page): Promise<void> {
  await openRequest(page);
  await dialog(page).getByRole('button', { name: 'Chamar entregador' }).click();
}

/** Simulates the next event of the service's last delivery. */
async function step(sim: RunningCourierSim, times = 1): Promise<void> {
  // The order shows the request earlier than the service receives it.
  await expect.poll(() => sim.deliveries.all.length).toBeGreaterThan(0);
  const delivery = sim.deliveries.all.at(-1);
  if (!delivery) throw new Error('the service has no delivery');
  for (let done = 0; done < times; done += 1) await sim.deliveries.step(delivery);
}

describe('a courier of the service', () => {
  it('is called by keyboard, comes, goes, and the order follows to the end', async () => {
    const { sim, page } = await anAcceptedOrder('K7QF');
    await page.locator('[data-order-detail]').getByRole('button', { name: 'Chamar motoboy' }).waitFor();
    await page.keyboard.press('b');
    const area = dialog(page).getByRole('combobox', { name: 'Bairro' });
    await area.waitFor();
    await expect.poll(() => area.inputValue()).toBe('Liberdade');
    expect(await area.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await area.fill('CENTRÓ'.toLowerCase());
    await dialog(page).getByRole('option', { name: 'Centro · Osasco R$ 12,00' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => area.inputValue()).toBe('Centro · São Paulo');
    await dialog(page).getByRole('button', { name: 'Chamar entregador' }).dblclick();
    await dialog(page).waitFor({ state: 'detached' });
    await becomes(page, 'BUSCANDO MOTOBOY');
    expect(sim.deliveries.all).toHaveLength(1);

    await step(sim, 2);
    await becomes(page, 'MOTOBOY A CAMINHO');
    await courierCard(page).getByText('Placa').waitFor();
    await courierCard(page).getByText('Centro · R$ 7,00').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await step(sim, 3);
    await becomes(page, 'ENVIADO');
    await step(sim, 9);
    await becomes(page, 'ENTREGUE');
    const steps = courierCard(page).getByRole('list', { name: 'Andamento da entrega' });
    await steps.getByText('Entregue').waitFor();
    expect(await steps.getByRole('listitem').count()).toBe(4);
  });

  it('shows the reason when no courier accepts, and another is called', async () => {
    const { sim, page } = await anAcceptedOrder('R3JT');
    sim.misbehave({ rejects: true });
    await call(page);
    await becomes(page, 'BUSCANDO MOTOBOY');
    await step(sim);
    await becomes(page, 'ACEITO');
    await courierCard(page).getByText('Nenhum motoboy aceitou').waitFor();
    await courierCard(page)
      .getByText(/^Motivo:/)
      .waitFor();
    sim.behave();
    await courierCard(page).getByRole('button', { name: 'Chamar de novo' }).click();
    await dialog(page).getByRole('button', { name: 'Chamar entregador' }).click();
    await becomes(page, 'BUSCANDO MOTOBOY');
    await expect.poll(() => sim.deliveries.all.length).toBe(2);
    await step(sim, 2);
    await becomes(page, 'MOTOBOY A CAMINHO');
  });

  it('is refused with the words of the service, and nothing typed is lost', async () => {
    const { sim, page } = await anAcceptedOrder('R5FS');
    sim.misbehave({ refuses: true });
    await call(page);
    await dialog(page).getByRole('alert').getByText('fora da área de atendimento').waitFor();
    expect(await dialog(page).getByRole('combobox').inputValue()).toBe('Liberdade');
    await dialog(page).getByRole('button', { name: 'Fechar' }).last().click();
    await becomes(page, 'ACEITO');
  });

  it('is cancelled on the card while no courier has taken the delivery', async () => {
    const { page } = await anAcceptedOrder('C4NC');
    await call(page);
    await becomes(page, 'BUSCANDO MOTOBOY');
    await page.locator('li').getByRole('button', { name: 'Cancelar Solicitação #C4NC' }).click();
    const sure = page.getByRole('dialog', { name: 'Cancelar a solicitação?' });
    await sure.getByRole('button', { name: 'Cancelar Solicitação' }).click();
    await page.getByText('Solicitação de entrega cancelada com sucesso!').first().waitFor();
    await becomes(page, 'ACEITO');
    await page.locator('[data-order-detail]').getByRole('button', { name: 'Chamar motoboy' }).waitFor();
  });

  it('stays when the service refuses to cancel, and the panel shows that', async () => {
    const { sim, page } = await anAcceptedOrder('C5NT');
    sim.misbehave({ refusesCancellations: true });
    await call(page);
    await becomes(page, 'BUSCANDO MOTOBOY');
    await courierCard(page).getByRole('button', { name: 'Cancelar Solicitação' }).click();
    const sure = page.getByRole('dialog', { name: 'Cancelar a solicitação?' });
    await sure.getByRole('button', { name: 'Cancelar Solicitação' }).click();
    await page
      .getByText(/Problema ao cancelar solicitação de entrega/)
      .first()
      .waitFor();
    await becomes(page, 'BUSCANDO MOTOBOY');
  });

  it('is asked for again when the price has changed or the net was gone, and only one comes', async () => {
    const { store, sim, page, context } = await anAcceptedOrder('P9RC');
    await openRequest(page);
    await runStatement(
      comanda.urls.system,
      `update coverage_areas set price_cents = 990 where store_id = $1 and name = 'Liberdade'`,
      [store.storeId],
    );
    const request = dialog(page).getByRole('button', { name: 'Chamar entregador' });
    await request.click();
    await dialog(page).getByText('O valor mudou de R$ 8,90 para R$ 9,90. Confira e chame de novo.').waitFor();
    await context.setOffline(true);
    await request.click();
    await dialog(page).getByRole('alert').getByText('Sem conexão com o servidor').waitFor();
    await context.setOffline(false);
    await request.click();
    await becomes(page, 'BUSCANDO MOTOBOY');
    expect(sim.deliveries.all).toHaveLength(1);
  });
});

describe("the store's own courier", () => {
  it('takes the delivery with a code on a phone, and the order follows', async () => {
    const { sim, page } = await anAcceptedOrder('M0TO');
    await openRequest(page);
    await dialog(page).getByText('Vincular meu motoboy').click();
    await dialog(page).getByRole('button', { name: 'Gerar código' }).click();
    const ready = page.getByRole('dialog', { name: 'Passe este código ao motoboy' });
    await ready.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const code = /A-[0-9A-Z]{5}/.exec((await ready.textContent()) ?? '')?.[0] ?? '';
    expect(code).toMatch(/^A-[2-9A-HJ-NP-Z]{5}$/);
    await ready.getByRole('button', { name: 'Fechar' }).last().click();
    await page.getByRole('list', { name: 'Lista de pedidos' }).getByText(code).waitFor();

    const phone = await comanda.visit('/entregador', { width: 360, height: 740 });
    await phone.page.getByLabel('Código da entrega').fill(code.toLowerCase());
    await phone.page.getByLabel('Seu nome').fill('Jorge da Moto');
    await phone.page.getByLabel('Veículo').fill('Moto');
    await phone.page.getByRole('button', { name: 'Assumir entrega' }).click();
    await becomes(page, 'MOTOBOY A CAMINHO');
    await courierCard(page).getByText('Jorge da Moto').first().waitFor();
    await courierCard(page).getByText('não informada').waitFor();
    await phone.page.getByRole('button', { name: 'Peguei o pedido' }).click();
    await becomes(page, 'ENVIADO');
    await phone.page.getByRole('button', { name: 'Entreguei' }).click();
    await phone.page.getByRole('button', { name: 'Sim, entreguei' }).click();
    await becomes(page, 'ENTREGUE');
    expect(sim.deliveries.all).toHaveLength(0);
  });
});

describe('an address no map knows', () => {
  it('is put right by keyboard; then a courier can be called', async () => {
    const { sim, page } = await anAcceptedOrder('N0LO', null);
    const detail = page.locator('[data-order-detail]');
    await detail.getByText('Endereço fora do mapa').waitFor();
    expect(await detail.getByRole('button', { name: 'Chamar motoboy' }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('l');
    const adjust = page.getByRole('dialog', { name: 'Ajustar endereço de entrega' });
    await adjust.getByText('O cliente escreveu').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await adjust.getByRole('button', { name: 'Salvar' }).isDisabled()).toBe(true);
    await adjust.getByLabel('Latitude e longitude').fill('40,7 -73,9');
    await adjust.getByText('de um lugar no Brasil').waitFor();
    await adjust.getByLabel('Latitude e longitude').fill('-23,5603 -46,6339');
    const pin = adjust.getByRole('button', { name: 'Ponto de entrega. Use as setas para mover.' });
    await pin.focus();
    await page.keyboard.press('ArrowUp');
    await adjust.getByLabel('Endereço que o motoboy vai ler').fill('Rua da Glória, 184, portão azul');
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Endereço ajustado.').first().waitFor();
    await detail.getByText('O cliente escreveu:').waitFor();
    await detail.getByText('Rua da Glória, 184, portão azul', { exact: true }).waitFor();
    await call(page);
    await becomes(page, 'BUSCANDO MOTOBOY');
    await expect.poll(() => JSON.stringify(sim.deliveries.all[0]?.order)).toContain('"number":"184"');
  });

  it('is found by search, and marked on the map', async () => {
    const { page } = await anAcceptedOrder('F1ND', null);
    const detail = page.locator('[data-order-detail]');
    await detail.getByRole('button', { name: 'Ajustar endereço' }).first().click();
    const adjust = page.getByRole('dialog', { name: 'Ajustar endereço de entrega' });
    await adjust.getByLabel('Procurar endereço').fill('galvao bueno 30');
    await adjust.getByLabel('Procurar endereço').press('Enter');
    await adjust.getByText('Rua Galvão Bueno - Liberdade, São Paulo - SP').click();
    await adjust.getByText('Ponto aproximado').waitFor();
    const map = adjust.getByRole('region', { name: 'Mapa do endereço' });
    await map.click({ position: { x: 120, y: 200 } });
    await adjust.getByText('Toque no mapa para marcar, ou arraste o pino.').waitFor();
    await adjust.getByRole('button', { name: 'Salvar' }).click();
    await detail.getByText('(ponto marcado no mapa)').waitFor();
    await detail.getByRole('button', { name: 'Chamar motoboy' }).waitFor();
  });
});
