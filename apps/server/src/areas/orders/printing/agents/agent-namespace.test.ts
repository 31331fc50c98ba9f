import type { AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import { createApp } from '@comanda/server/src/app.ts';
import { readConfig } from '@comanda/server/src/config.ts';
import { createLogger } from '@comanda/server/src/platform/log.ts';
import { startAppOnPort } from '@comanda/testkit/http/app-on-port';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { connectAgent, pairAgent, saveSettings, type TestAgent } from '@comanda/testkit/printing/print-agent';
import { runStatement } from '@comanda/testkit/run-statement';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it, onTestFinished } from 'vitest';

const server = testServer();

async function aStore() {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  const accept = async () => {
    const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
    const orderId = placed.body.data.id_pedido;
    await panel.put(`orders/${orderId}`, { new_status: 'PA' });
    return orderId;
  };
  const log = async () => {
    const { body } = await panel.get('impressao/trabalhos');
    return Reflect.get(body, 'trabalhos') as Record<string, unknown>[];
  };
  const pair = (name?: string) => pairAgent(server, panel, name);
  return { store, panel, accept, log, pair };
}

const idsOf = async (agent: TestAgent, max?: number) => (await agent.fetch(max)).map(({ id }) => id);

it('refuses a wrong token, and disconnects a removed device', async () => {
  const { panel, pair } = await aStore();
  const { token, deviceId, connect } = await pair();
  const agent = await connect();
  await expect(connectAgent(server.url, `${token}x`)).rejects.toThrow('auth.required');
  await expect(connectAgent(server.url, panel.token)).rejects.toThrow('auth.required');
  await panel.post(`impressao/dispositivos/${deviceId}/remover`);
  await agent.closed;
  await expect(connectAgent(server.url, token)).rejects.toThrow('auth.required');
});

it('accepts only the newest connection of a token', async () => {
  const { connect } = await (await aStore()).pair();
  const older = await connect();
  const newer = await connect();
  await older.closed;
  expect(await newer.fetch()).toEqual([]);
});

it('an agent of another server is connected for every panel, and the older of two connections ends', async () => {
  const { panel, pair } = await aStore();
  const config = { dataDir: folderOfTest(), panelDir: null, visitorPagesDir: null, secret: 'test' };
  const { app, port } = await startAppOnPort({ config, database: server, clock: server.clock });
  onTestFinished(() => app.stop());
  const { connect } = await pair();
  const isShown = async () => {
    const { body } = await panel.get('impressao/dispositivos');
    return (Reflect.get(body, 'dispositivos') as { conectado: boolean }[])[0]?.conectado;
  };
  const older = await connect();
  const newer = await connect([], `http://127.0.0.1:${port}`);
  server.clock.advance(15_000);
  await expect(older.fetch()).rejects.toThrow('socket has been disconnected');
  await older.closed;
  expect(await newer.fetch()).toEqual([]);
  expect(await isShown()).toBe(true);
  // This server cannot see the connections of the other one, which writes when it heard its agents.
  newer.close();
  server.clock.advance(45_000);
  expect(await isShown()).toBe(false);
  const here = await connect();
  expect(await isShown()).toBe(true);
  here.close();
  await expect.poll(isShown).toBe(false);
});

it('sends the agent its configuration, at the connection and at each change', async () => {
  const { panel, pair, store } = await aStore();
  const { token, deviceId } = await pair('Balcão');
  const agent = await connectAgent(server.url, token);
  const routes = { impressora: null, estacoes: [], opcoes: [] };
  expect(await agent.hello()).toEqual({
    status: true,
    epoca: expect.any(String),
    loja: store.name,
    dispositivo: 'Balcão',
    rotas: routes,
  });
  const rotas = { ...routes, estacoes: [{ estacao: 'Caixa', impressoras: ['TERMICA'] }] };
  await panel.post(`impressao/dispositivos/${deviceId}`, { nome: 'Caixa 1', rotas });
  const configured = { loja: store.name, dispositivo: 'Caixa 1', rotas };
  await expect.poll(() => agent.received('configuracao')).toContainEqual(configured);
  const { body } = await panel.get('impressao/dispositivos');
  expect(Reflect.get(body, 'dispositivos')).toMatchObject([
    { conectado: true, sistema: 'Linux', versao: '1.0.0', impressoras: [{ nome: 'TERMICA', online: true }] },
  ]);
});

it('gives each job to one of any number of concurrent requests, in order', async () => {
  const { pair, accept } = await aStore();
  const one = await (await pair('A')).connect();
  const two = await (await pair('B')).connect();
  for (let count = 0; count < 12; count += 1) await accept();
  expect(await idsOf(one, 2)).toEqual([1, 2]);
  const given = await Promise.all([idsOf(one, 3), idsOf(two, 3), idsOf(one, 3), idsOf(two, 3)]);
  for (const ids of given) expect(ids).toEqual([...ids].sort((a, b) => a - b));
  const all = [...given.flat(), ...(await idsOf(one)), ...(await idsOf(two))];
  expect(all.sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it('prints a station only with the printer that it has on this device', async () => {
  const { panel, pair, accept } = await aStore();
  await saveSettings(panel, { printsProduction: true });
  const kitchen = await pair('Cozinha');
  const cook = await kitchen.connect();
  const cashier = await (await pair('Caixa')).connect();
  const estacoes = [{ estacao: 'Produção', impressoras: ['COZINHA 1', 'COZINHA 2'] }];
  const rotas = { impressora: 'Nenhuma', estacoes, opcoes: [] };
  await panel.post(`impressao/dispositivos/${kitchen.deviceId}`, { nome: 'Cozinha', rotas });
  await expect.poll(() => cook.received('configuracao')).toContainEqual(expect.objectContaining({ rotas }));
  await accept();
  expect((await cashier.fetch()).map(({ tipo }) => tipo)).toEqual(['order']);
  expect(await cook.fetch()).toMatchObject([{ tipo: 'production', impressoras: ['COZINHA 1', 'COZINHA 2'] }]);
});

it('gives no ticket to a device without settings while another device has the default printer, connected or not', async () => {
  const { panel, pair, accept } = await aStore();
  await saveSettings(panel, { printsProduction: true });
  const kitchen = await pair('PC cozinha');
  const counter = await pair('PC balcão');
  const withoutRoutes = await counter.connect();
  const choose = (deviceId: number, impressora: string | null) =>
    panel.post(`impressao/dispositivos/${deviceId}`, {
      nome: `PC ${deviceId}`,
      rotas: { impressora, estacoes: [], opcoes: [] },
    });
  const cook = await kitchen.connect();
  await choose(kitchen.deviceId, 'TERMICA');
  await choose(counter.deviceId, null);
  await accept();
  expect(await withoutRoutes.fetch()).toEqual([]);
  expect((await cook.fetch()).map(({ tipo }) => tipo)).toEqual(['order', 'production']);
  cook.close();
  await accept();
  expect(await withoutRoutes.fetch()).toEqual([]);
  await choose(counter.deviceId, 'TERMICA');
  expect(await withoutRoutes.fetch()).toHaveLength(2);
});

it('prints a ticket again after an agent lost it, marked as a possible second copy', async () => {
  const { pair, accept, log } = await aStore();
  const paired = await pair();
  const before = await paired.connect();
  await accept();
  await accept();
  const [stored, lost] = await idsOf(before);
  before.close();
  const after = await paired.connect([stored ?? 0]);
  const [again, ...none] = await after.fetch();
  expect(none).toEqual([]);
  expect(again?.id).toBe(lost);
  expect(again?.comanda.rows[0]).toEqual({ kind: 'banner', text: 'POSSÍVEL 2ª VIA' });
  expect((await log()).map(({ estado }) => estado)).toEqual(['enviado', 'enviado']);
});

it('names a ticket by the content of its order, because a restored partner uses its ids again', async () => {
  const { store, panel, pair } = await aStore();
  const agent = await (await pair()).connect();
  await saveSettings(panel, { printsProduction: true });
  const run = (statement: string) => runStatement(server.urls.owner, statement, [store.storeId]);
  const order = anOpenDeliveryOrder();
  const ticketOf = async (body: object) => {
    // The restored database lacks the earlier order.
    await run('update orders set external_id = order_id::text where store_id = $1');
    const placed = await server.partner(store.intakeKey).post('order', body);
    await panel.put(`orders/${placed.body.data.id_pedido}`, { new_status: 'PA' });
    return async () => (await agent.fetch()).find(({ tipo }) => tipo === 'production');
  };
  const first = await (await ticketOf(order))();
  expect(first).toMatchObject({ chave: expect.any(String), itens: expect.any(String) });
  const { chave, itens } = first ?? {};
  expect(await (await ticketOf(order))()).toMatchObject({ chave, itens });
  const another = await (await ticketOf({ ...order, extraInfo: 'Sem cebola' }))();
  expect(another?.chave).not.toBe(chave);
  const routedOtherwise = await ticketOf(order);
  await run(`update print_jobs set items = items || 1::smallint where store_id = $1 and state = 'queued'`);
  const merged = await routedOtherwise();
  expect(merged?.chave).toBe(chave);
  expect(merged?.itens).not.toBe(itens);
});

it('assumes that an agent with more tickets than its list allows has lost none', async () => {
  const { pair, accept } = await aStore();
  const agent = await (await pair()).connect();
  await accept();
  await accept();
  const [first] = await idsOf(agent);
  await agent.hello([first ?? 0], { em_maos_incompleto: true });
  expect(await agent.fetch()).toEqual([]);
  await agent.hello([first ?? 0]);
  expect(await agent.fetch()).toHaveLength(1);
});

it('withdraws tickets from an agent that holds them but must not print them', async () => {
  const { panel, pair, accept } = await aStore();
  const paired = await pair();
  const before = await paired.connect();
  const orderId = await accept();
  const [id] = await idsOf(before);
  before.close();
  await before.closed;
  await panel.put(`orders/${orderId}`, { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
  const after = await connectAgent(server.url, paired.token);
  await after.hello([id ?? 0, 4711]);
  expect(await after.take('retirar', 1)).toEqual([{ ids: [id, 4711] }]);
});

it('applies a report once, and ignores reports about jobs of other devices', async () => {
  const mine = await aStore();
  const other = await aStore();
  const [agent, colleague, outsider] = await Promise.all(
    [await mine.pair('A'), await mine.pair('B'), await other.pair()].map(({ connect }) => connect()),
  );
  await mine.accept();
  await other.accept();
  const ids = await idsOf(agent as TestAgent);
  await outsider?.report('impresso', ids);
  await colleague?.report('impresso', ids);
  expect(await mine.log()).toMatchObject([{ estado: 'enviado' }]);
  expect(await other.log()).toMatchObject([{ estado: 'na_fila' }]);
  await agent?.report('falhou', [...ids, 99], 'sem papel\u0000');
  expect(await mine.log()).toMatchObject([{ estado: 'falhou', motivo: 'sem papel', dispositivo: 'A' }]);
  expect((await mine.panel.get('pedidos/listar')).body.pedidos).toMatchObject([
    { impressao: 'falhou', versao: 3 },
  ]);
  await agent?.report('falhou', ids, 'sem papel');
  await agent?.report('impresso', ids);
  await agent?.report('impresso', ids);
  await agent?.report('falhou', ids, 'tarde demais');
  expect(await mine.log()).toMatchObject([{ estado: 'impresso', motivo: null, impressora: 'TERMICA' }]);
  const { body } = await mine.panel.get('pedidos/eventos?desde=2');
  expect(body.eventos.map((event) => Reflect.get(event, 'aconteceu'))).toEqual(['print-failed', 'printed']);
});

it('refuses malformed messages and leaves the connection open', async () => {
  const agent = await (await (await aStore()).pair()).connect();
  for (const [name, sent] of [
    ['buscar', { ate: 0 }],
    ['buscar', null],
    ['relatar', { trabalhos: [{ id: 'x' }] }],
    ['apresentar', { em_maos: 1 }],
  ] as const) {
    expect(await agent.request(name, sent)).toMatchObject({ status: false, motivo: 'request.malformed' });
  }
  expect(await agent.fetch()).toEqual([]);
});

it('notifies an agent of another server of tickets, withdrawals and test pages from this server', async () => {
  const { panel, pair, accept } = await aStore();
  const config = { ...readConfig({}), panelDir: null, visitorPagesDir: null, secret: 'test' };
  const log = createLogger('silent');
  const second = await createApp({ config, databaseUrls: server.urls, clock: server.clock, log });
  try {
    const url = await second.http.listen({ host: '127.0.0.1', port: 0 });
    const paired = await pair();
    const agent = await paired.connect([], url);
    const fetchOnHint = async (): Promise<AgentJob[]> => {
      const hints = agent.received('trabalhos').length;
      const jobs = await agent.fetch();
      if (jobs.length > 0) return jobs;
      await agent.take('trabalhos', hints + 1);
      return fetchOnHint();
    };
    const orderId = await accept();
    expect(await fetchOnHint()).toMatchObject([{ id: 1, tipo: 'order' }]);
    await panel.put(`orders/${orderId}`, { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
    expect(await fetchOnHint()).toMatchObject([{ tipo: 'cancellation' }]);
    expect(await agent.take('retirar', 1)).toEqual([{ ids: [1] }]);
    await panel.post(`impressao/dispositivos/${paired.deviceId}/teste`, { impressora: 'TERMICA' });
    expect(await fetchOnHint()).toMatchObject([{ tipo: 'test' }]);
    await panel.post(`impressao/dispositivos/${paired.deviceId}/remover`);
    await agent.closed;
  } finally {
    await second.stop();
  }
});
