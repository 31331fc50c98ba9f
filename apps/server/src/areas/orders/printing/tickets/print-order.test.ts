import { PRINT_LIFE_MS } from '@comanda/domain/orders/printing/print-job';
import { testServer } from '@comanda/testkit/http/test-server';
import { pizzaMenu } from '@comanda/testkit/menu/pizza-menu';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { pairAgent, saveSettings, type TestAgent } from '@comanda/testkit/printing/print-agent';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';

const server = testServer();

async function place({ isAccepted = true } = {}) {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  await saveSettings(panel, { printsProduction: true });
  const agent = await (await pairAgent(server, panel)).connect();
  await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const operator = await server.as(store.operatorLogin);
  if (isAccepted) await operator.put('orders/1', { new_status: 'PA' });
  const card = async () => (await operator.get('pedidos/listar/1')).body.pedidos[0];
  const print = (input: object = {}) => operator.post('impressao/pedidos/1', input);
  const states = async (answer?: ReturnType<typeof print>) => {
    const { body } = await (answer ?? operator.get('impressao/pedidos/1'));
    const printed = Reflect.get(body, 'trabalhos') as { tipo: string; via: number; estado: string }[];
    return printed.map(({ tipo, via, estado }) => `${tipo} ${via} ${estado}`);
  };
  return { store, operator, panel, agent, print, states, card };
}

const printAll = async (agent: TestAgent) => {
  const jobs = await agent.fetch();
  await agent.report(
    'impresso',
    jobs.map(({ id }) => id),
  );
  return jobs;
};

it('printing a pending order accepts it, and the acceptance makes its tickets', async () => {
  const { print, states, card } = await place({ isAccepted: false });
  expect(await states(print())).toEqual(['order 1 na_fila', 'production 1 na_fila']);
  expect(await card()).toMatchObject({ status: 'PA', impressao: 'na_fila' });
  expect(await states(print())).toHaveLength(2);
});

it('pending and printed tickets are not printed again without a request', async () => {
  const { agent, print, states, card, operator } = await place();
  expect(await states(print())).toHaveLength(2);
  expect(await states(print({ segunda_via: true }))).toHaveLength(2);
  await printAll(agent);
  expect(await states(print())).toHaveLength(2);
  expect(await states(print({ segunda_via: true, estacao: 'Produção' }))).toEqual([
    'order 1 impresso',
    'production 1 impresso',
    'production 2 na_fila',
  ]);
  expect(await card()).toMatchObject({ status: 'PI', impressao: 'na_fila' });
  const [again] = await printAll(agent);
  expect(again?.comanda.rows[0]).toEqual({ kind: 'banner', text: '2ª VIA' });
  expect(await card()).toMatchObject({ status: 'PI', impressao: 'impresso' });
  const { body } = await operator.get('pedidos/listar/1');
  expect(body.pedidos[0]?.pedidoObj.andamentos.at(-1)).toMatchObject({
    label: 'Impressão pedida · 2ª via · Produção',
    por: 'Balcão Teste',
  });
});

it('two concurrent requests for a second copy make only one', async () => {
  const { agent, print, states } = await place();
  await printAll(agent);
  await Promise.all([print({ segunda_via: true }), print({ segunda_via: true })]);
  expect(await states()).toHaveLength(4);
});

it('a ticket withdrawn without a print is made again, but not as a second copy', async () => {
  const { agent, print, states, card } = await place();
  const jobs = await agent.fetch();
  server.clock.advance(PRINT_LIFE_MS - 30_000);
  await agent.report(
    'expirado',
    jobs.map(({ id }) => id),
    'prazo',
  );
  expect(await card()).toMatchObject({ impressao: 'falhou' });
  expect(await states(print())).toEqual([
    'order 1 expirado',
    'production 1 expirado',
    'order 2 na_fila',
    'production 2 na_fila',
  ]);
  expect(await card()).toMatchObject({ impressao: 'na_fila' });
  const [first] = await agent.fetch();
  expect(first?.comanda.rows[0]).not.toMatchObject({ kind: 'banner' });
});

it('only slips of a cancelled order are printed again', async () => {
  const { agent, operator, print, states } = await place();
  await printAll(agent);
  await operator.put('orders/1', { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
  await printAll(agent);
  expect((await states(print({ segunda_via: true }))).slice(4)).toEqual([
    'cancellation 2 na_fila',
    'cancellation 2 na_fila',
  ]);
});

it("a cancelled order that was never printed gets its slip at the cashier's station", async () => {
  const { agent, operator, print, states } = await place({ isAccepted: false });
  await operator.put('orders/1', { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
  expect(await states(print())).toEqual(['cancellation 1 na_fila']);
  expect(await states(print())).toHaveLength(1);
  const [slip] = await printAll(agent);
  expect(slip).toMatchObject({ estacao: 'Caixa' });
  expect(slip?.comanda.rows[0]).toMatchObject({ kind: 'banner', text: 'CANCELADO' });
});

it('the kitchen tickets of a delivered order are printed only if the request names the station', async () => {
  const { agent, operator, print, states } = await place();
  await printAll(agent);
  for (const new_status of ['PE', 'PD']) await operator.put('orders/1', { new_status });
  expect((await states(print())).slice(2)).toEqual(['order 2 na_fila']);
  const [job] = await printAll(agent);
  expect(job?.comanda.rows.slice(0, 2)).toMatchObject([{ text: '2ª VIA' }, { text: 'ENTREGUE' }]);
  expect((await states(print({ segunda_via: true, estacao: 'Produção' }))).slice(3)).toEqual([
    'production 2 na_fila',
  ]);
});

it("printing another day's order is counted and recorded like opening it", async () => {
  server.clock.set('2026-11-20T22:10:00Z');
  const { store, agent, operator, panel, print, states } = await place();
  for (const new_status of ['PE', 'PD']) await operator.put('orders/1', { new_status });
  await printAll(agent);
  server.clock.set('2026-11-21T08:00:00Z');
  for (let seen = 0; seen < 59; seen += 1) await operator.get('pedidos/listar/1');
  const count = (await states(print())).length;
  const refused = await print({ segunda_via: true, estacao: 'Produção' });
  expect(refused.body).toMatchObject({ motivo: 'order.too-many-past' });
  expect(await states()).toHaveLength(count);
  await panel.get('impressao/pedidos/1/comandas');
  const { rows } = await runStatement(
    server.urls.system,
    `select user_id, details from access_records where store_id = $1 and action = 'personal-data-seen' order by at, user_id`,
    [store.storeId],
  );
  const details = { pedido: 1, motivo: 'print' };
  expect(rows).toEqual(expect.arrayContaining([{ user_id: store.adminId, details }]));
  expect(rows).toHaveLength(2);
});

it('is refused without a printer, and for orders of other stores', async () => {
  const store = await server.createStore();
  const panel = await server.as(store.operatorLogin);
  await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  expect((await panel.post('impressao/pedidos/1')).body).toMatchObject({
    motivo: 'printing.no-printer',
    erro: 'Impressora não selecionada, escolha uma impressora e tente novamente.',
  });
  expect((await panel.get('pedidos/listar/1')).body.pedidos[0]).toMatchObject({ status: 'PP' });
  for (const path of ['impressao/pedidos/2', 'impressao/pedidos/2/comandas']) {
    expect((await panel.get(path)).body.motivo).toBe('order.not-found');
  }
  expect((await panel.post('impressao/pedidos/2')).body.motivo).toBe('order.not-found');
});

it('a panel without an agent gets the tickets as text', async () => {
  const { operator, panel } = await place();
  await saveSettings(panel, { printsCustomerCopy: true, printsProduction: true });
  const tickets = async () => {
    const { body } = await operator.get('impressao/pedidos/1/comandas');
    return Reflect.get(body, 'comandas') as { tipo: string; estacao: string; comanda: { title: string } }[];
  };
  expect(await tickets()).toMatchObject([
    { tipo: 'customer', estacao: 'Caixa', comanda: { title: 'Comanda K7QF · Caixa' } },
    { tipo: 'production', estacao: 'Produção' },
  ]);
  await operator.put('orders/1', { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
  expect(await tickets()).toMatchObject([{ tipo: 'cancellation', estacao: 'Caixa' }]);
});

it('an item has the category of the time of sale; without sold rows, its current one', async () => {
  const store = await server.createStore();
  await pizzaMenu(server, store.storeId);
  const panel = await server.as(store.adminLogin);
  const routes = [
    { categoryId: 1, station: 'Forno' },
    { categoryId: 2, station: 'Bar' },
  ];
  await saveSettings(panel, { printsProduction: true, routes });
  const agent = await (await pairAgent(server, panel)).connect();
  const price = { value: 20, currency: 'BRL' };
  const ordered = { name: 'Pizza', externalCode: 'PZ-1', quantity: 1, unit: 'UN' };
  const items = [{ ...ordered, unitPrice: price, totalPrice: price }];
  await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder({ items }));
  const run = (text: string) => runStatement(server.urls.owner, text, [store.storeId]);
  const configured = async () =>
    JSON.stringify((await panel.get('pedidos/listar/1')).body).match(
      /"id_cardapio_categoria":(\d+|null)/,
    )?.[1];
  await run('update menu_products set category_id = 2 where store_id = $1 and product_id = 501');
  expect(await configured()).toBe('1');
  await panel.put('orders/1', { new_status: 'PA' });
  const [oven, ...others] = (await agent.fetch()).filter(({ tipo }) => tipo === 'production');
  expect(oven).toMatchObject({ estacao: 'Forno' });
  expect(JSON.stringify(oven?.comanda)).toContain('Pizza');
  expect(others).toEqual([]);
  await run('delete from order_lines where store_id = $1');
  expect(await configured()).toBe('2');
});
