import { testServer } from '@comanda/testkit/http/test-server';
import { pairAgent } from '@comanda/testkit/printing/print-agent';
import { expect, it } from 'vitest';

const server = testServer();

async function aStore() {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  const test = (deviceId: number, impressora = 'TERMICA') =>
    panel.post(`impressao/dispositivos/${deviceId}/teste`, { impressora });
  return { panel, test };
}

it('is printed by the requested printer, on that device only', async () => {
  const { panel, test } = await aStore();
  const wanted = await pairAgent(server, panel, 'Cozinha');
  const agent = await wanted.connect();
  const other = await (await pairAgent(server, panel, 'Caixa')).connect();
  const { body } = await test(wanted.deviceId, 'COZINHA');
  expect(Reflect.get(body, 'trabalhos')).toMatchObject([
    {
      id_trabalho: 1,
      tipo: 'test',
      id_pedido: null,
      estado: 'na_fila',
      impressora: 'COZINHA',
      dispositivo: 'Cozinha',
    },
  ]);
  await agent.take('trabalhos', 1);
  expect(await other.fetch()).toEqual([]);
  const [job] = await agent.fetch();
  expect(job).toMatchObject({ tipo: 'test', impressoras: ['COZINHA'], copias: 1 });
  expect(job?.comanda.rows[0]).toEqual({ kind: 'banner', text: 'TESTE DE IMPRESSÃO' });
  await agent.report('impresso', [1]);
  const log = await panel.get('impressao/trabalhos');
  expect(Reflect.get(log.body, 'trabalhos')).toMatchObject([{ estado: 'impresso' }]);
});

it('returns the pending page for a repeated request; refuses a printer in trouble, with the reason', async () => {
  const { panel, test } = await aStore();
  const { deviceId, connect } = await pairAgent(server, panel);
  const agent = await connect();
  await test(deviceId);
  const again = await test(deviceId);
  expect(Reflect.get(again.body, 'trabalhos')).toMatchObject([{ id_trabalho: 1, estado: 'na_fila' }]);
  expect((await agent.fetch()).map(({ id }) => id)).toEqual([1]);
  await agent.report('impresso', [1]);
  await agent.hello([], {
    impressoras: [{ nome: 'TERMICA', padrao: true, driver: false, online: true, problema: 'sem_papel' }],
  });
  expect(await test(deviceId)).toMatchObject({
    status: 409,
    body: {
      motivo: 'printing.printer-in-trouble',
      erro: expect.stringContaining('ela está sem papel'),
    },
  });
  expect(await agent.fetch()).toEqual([]);
});

it('needs a connected agent, and a device of the store', async () => {
  const { panel, test } = await aStore();
  const { deviceId } = await pairAgent(server, panel);
  expect((await test(deviceId)).body.motivo).toBe('printing.device-offline');
  expect((await test(99)).body.motivo).toBe('printing.device-not-found');
});
