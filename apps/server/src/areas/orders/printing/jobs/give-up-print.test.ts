import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { pairAgent, saveSettings } from '@comanda/testkit/printing/print-agent';
import { expect, it } from 'vitest';

const server = testServer();

async function aFailingJob() {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  const paired = await pairAgent(server, panel);
  const agent = await paired.connect();
  await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  await panel.put('orders/1', { new_status: 'PA' });
  const [job] = await agent.fetch();
  const id = job?.id ?? 0;
  await agent.report('falhou', [id], 'sem papel');
  const giveUp = (jobId: number = id) => panel.post(`impressao/trabalhos/${jobId}/desistir`);
  const log = async () => Reflect.get((await panel.get('impressao/trabalhos')).body, 'trabalhos');
  const card = async () => (await panel.get('pedidos/listar/1')).body.pedidos[0];
  return { panel, agent, paired, id, giveUp, log, card };
}

it('withdraws a ticket from its agent and stops the alarm of its order', async () => {
  const { agent, id, giveUp, log, card } = await aFailingJob();
  expect(await card()).toMatchObject({ impressao: 'falhou' });
  expect((await giveUp()).status).toBe(200);
  expect(await agent.take('retirar', 1)).toEqual([{ ids: [id] }]);
  expect(await log()).toMatchObject([{ estado: 'expirado', motivo: 'abandonada por Dona Teste' }]);
  expect(await card()).toMatchObject({ impressao: 'nenhuma' });
  expect((await card())?.pedidoObj.andamentos.at(-1)).toMatchObject({
    label: 'Impressão abandonada · Caixa',
  });
});

it('happens once for two concurrent calls, and does not change printed tickets', async () => {
  const { agent, id, giveUp, log, card } = await aFailingJob();
  await Promise.all([giveUp(), giveUp()]);
  expect(await card()).toMatchObject({ versao: 4 });
  await agent.report('expirado', [id]);
  expect(await log()).toMatchObject([{ estado: 'expirado', dispositivo: null }]);
  const printed = await aFailingJob();
  await printed.agent.report('impresso', [printed.id]);
  expect((await printed.giveUp()).status).toBe(200);
  expect(await printed.log()).toMatchObject([{ estado: 'impresso' }]);
});

it('finds no tickets of other stores', async () => {
  const { giveUp } = await aFailingJob();
  expect((await giveUp(4711)).body.motivo).toBe('printing.job-not-found');
});

it('withdraws a test page like any other ticket', async () => {
  const { panel, paired, agent, giveUp, log } = await aFailingJob();
  await panel.post(`impressao/dispositivos/${paired.deviceId}/teste`, { impressora: 'TERMICA' });
  await agent.fetch();
  expect((await giveUp(2)).status).toBe(200);
  expect(await agent.take('retirar', 1)).toEqual([{ ids: [2] }]);
  expect(await log()).toMatchObject([{ estado: 'expirado', tipo: 'test' }, { estado: 'falhou' }]);
});

it('shows an order as not printed after its kitchen ticket was withdrawn, until it is printed', async () => {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  await saveSettings(panel, { printsProduction: true });
  const agent = await (await pairAgent(server, panel)).connect();
  await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  await panel.put('orders/1', { new_status: 'PA' });
  const card = async () => (await panel.get('pedidos/listar/1')).body.pedidos[0];
  const [cashier, kitchen] = await agent.fetch();
  expect(kitchen).toMatchObject({ tipo: 'production' });
  await agent.report('impresso', [cashier?.id ?? 0]);
  await agent.report('falhou', [kitchen?.id ?? 0], 'sem papel');
  await panel.post(`impressao/trabalhos/${kitchen?.id}/desistir`);
  expect(await card()).toMatchObject({ status: 'PA', impressao: 'nenhuma' });
  // The agent reports that it dropped the ticket. This changes nothing.
  await agent.report('expirado', [kitchen?.id ?? 0]);
  expect(await card()).toMatchObject({ status: 'PA', impressao: 'nenhuma' });
  await panel.post('impressao/pedidos/1', {});
  const again = await agent.fetch();
  expect(again).toMatchObject([{ tipo: 'production' }]);
  await agent.report('impresso', [again[0]?.id ?? 0]);
  expect(await card()).toMatchObject({ status: 'PI', impressao: 'impresso' });
});
