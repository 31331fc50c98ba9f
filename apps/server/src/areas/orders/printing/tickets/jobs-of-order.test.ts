import type { AgentJob } from '@comanda/contract/orders/printing/print-agent-events';
import { UNDO_MS } from '@comanda/domain/orders/orders/undo';
import type { PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { eventually } from '@comanda/testkit/eventually';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { asOwner } from '@comanda/testkit/printing/paired-device';
import { pairAgent, saveSettings } from '@comanda/testkit/printing/print-agent';
import { expect, it } from 'vitest';

const server = testServer();

/** Creates a store with a paired device and one pending order. */
async function place(settings: Partial<PrintSettings> = {}) {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  await saveSettings(panel, settings);
  const paired = await pairAgent(server, panel);
  const agent = await paired.connect();
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const orderId = placed.body.data.id_pedido;
  const move = (status: string) => panel.put(`orders/${orderId}`, { new_status: status });
  const cancel = () =>
    panel.put(`orders/${orderId}`, { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' });
  const card = async () => (await panel.get(`pedidos/listar/${orderId}`)).body.pedidos[0];
  const tickets = async () => {
    const { body } = await panel.get(`impressao/pedidos/${orderId}`);
    return Reflect.get(body, 'trabalhos') as Record<string, unknown>[];
  };
  const states = async () => (await tickets()).map(({ tipo, estado }) => `${tipo} ${estado}`);
  return { store, panel, agent, paired, orderId, move, cancel, card, jobs: tickets, states };
}

const words = ({ comanda }: AgentJob) =>
  comanda.rows.flatMap((row) => ('text' in row ? [row.text] : [])).join('\n');

it('accepting makes the ticket and notifies the agent; after the ticket the order is printed', async () => {
  const { agent, move, card, jobs: tickets, orderId, panel } = await place();
  expect((await move('PA')).body.pedido).toMatchObject({
    status: 'PA',
    impressao: 'na_fila',
    impresso: false,
  });
  await agent.take('trabalhos', 1);
  const [job] = await agent.fetch();
  expect(job).toMatchObject({
    tipo: 'order',
    estacao: 'Caixa',
    impressoras: ['Impressora padrão'],
    copias: 1,
  });
  expect(job && words(job)).toContain('PEDIDO #K7QF');
  expect(await tickets()).toMatchObject([
    { estado: 'enviado', dispositivo: 'Caixa', via: 1, hash_pedido: 'K7QF' },
  ]);
  await agent.report('impresso', [job?.id ?? 0]);
  expect(await tickets()).toMatchObject([{ estado: 'impresso', impressora: 'TERMICA', motivo: null }]);
  expect(await card()).toMatchObject({ status: 'PI', impresso: true, impressao: 'impresso' });
  const { body } = await panel.get('pedidos/eventos?desde=2');
  expect(body.eventos).toMatchObject([{ aconteceu: 'printed', por_tipo: 'system', id: orderId }]);
});

it('an order accepted, undone and accepted again has one ticket', async () => {
  const { agent, move, states, panel, orderId } = await place();
  const accepted = await move('PA');
  const undone = await panel.post(`pedidos/${orderId}/desfazer`, { ate: accepted.body.pedido.desfazer?.ate });
  expect(undone.body.pedido).toMatchObject({ status: 'PP', impressao: 'na_fila' });
  expect((await move('PA')).body.pedido).toMatchObject({ status: 'PA', impressao: 'na_fila' });
  expect(await states()).toEqual(['order na_fila']);
  expect(await agent.fetch()).toHaveLength(1);
  expect(await agent.fetch()).toHaveLength(0);
});

it('an order that a user marked as printed needs no ticket', async () => {
  const { move, states } = await place();
  await move('PI');
  expect(await states()).toEqual([]);
});

it("tickets are one per station, in the order of the items; the cashier's copies are first", async () => {
  const { agent, move } = await place({
    printsProduction: true,
    printsCustomerCopy: true,
    printsStoreCopy: true,
    copies: 3,
    fontSize: 10,
  });
  await move('PA');
  const jobs = await agent.fetch();
  expect(jobs.map(({ tipo, estacao, copias, pagina }) => [tipo, estacao, copias, pagina.tamanho])).toEqual([
    ['customer', 'Caixa', 3, 10],
    ['store', 'Caixa', 3, 10],
    ['production', 'Produção', 1, 12],
  ]);
  expect(jobs[2] && words(jobs[2])).toContain('PRODUÇÃO');
});

it("a ticket's content is fixed when it is made: later changes of routes have no effect", async () => {
  const { store, panel, agent, move } = await place();
  await asOwner(server, "insert into menu_categories values ($1, 1, 'Pizzas', 0)", [store.storeId]);
  await asOwner(server, "insert into menu_item_categories values ($1, '501', 1)", [store.storeId]);
  await saveSettings(panel, { printsProduction: true, routes: [{ categoryId: 1, station: 'Forno' }] });
  await move('PA');
  await saveSettings(panel, { printsProduction: true, routes: [{ categoryId: 1, station: 'Chapa' }] });
  const kitchen = (await agent.fetch()).filter(({ tipo }) => tipo === 'production');
  expect(kitchen.map(({ estacao }) => estacao)).toEqual(['Forno']);
  const [oven] = kitchen;
  expect(oven && words(oven)).not.toContain('PEDIDO INTEIRO');
  expect(oven && words(oven)).toContain('Pizza');
});

it('an order shows the menu category of each item, like its tickets', async () => {
  const { store, panel, orderId } = await place();
  const categories = async () => {
    const { body } = await panel.get(`pedidos/listar/${orderId}`);
    return JSON.stringify(body).match(/"id_cardapio_categoria":(\d+|null)/g);
  };
  const unknown = await categories();
  expect(new Set(unknown)).toEqual(new Set(['"id_cardapio_categoria":null']));
  await asOwner(server, "insert into menu_categories values ($1, 1, 'Pizzas', 0)", [store.storeId]);
  await asOwner(server, "insert into menu_item_categories values ($1, '501', 1)", [store.storeId]);
  expect((await categories())?.[0]).toBe('"id_cardapio_categoria":1');
  expect(await categories()).toHaveLength(unknown?.length ?? 0);
});

it('cancelling before a device fetched the ticket leaves neither ticket nor slip', async () => {
  const { agent, move, cancel, states, card } = await place();
  await move('PA');
  await cancel();
  expect(await states()).toEqual(['order expirado']);
  expect(await card()).toMatchObject({ status: 'PC', impressao: 'nenhuma' });
  expect(await agent.fetch()).toEqual([]);
});

it('cancelling withdraws the ticket from its agent and prints a slip', async () => {
  const { agent, move, cancel, states, jobs: tickets } = await place();
  await move('PA');
  const [job] = await agent.fetch();
  await cancel();
  expect(await agent.take('retirar', 1)).toEqual([{ ids: [job?.id] }]);
  expect(await states()).toEqual(['order expirado', 'cancellation na_fila']);
  expect((await tickets())[0]).toMatchObject({ motivo: 'pedido cancelado' });
  const [slip] = await agent.fetch();
  expect(slip && words(slip)).toContain('CANCELADO');
});

it('cancelling a printed order prints a slip on the same printer', async () => {
  const { agent, move, cancel, states, card } = await place();
  await move('PA');
  await agent.report(
    'impresso',
    (await agent.fetch()).map(({ id }) => id),
  );
  server.clock.advance(UNDO_MS);
  await cancel();
  expect(await states()).toEqual(['order impresso', 'cancellation na_fila']);
  expect(await card()).toMatchObject({ impressao: 'na_fila' });
  await agent.report(
    'impresso',
    (await agent.fetch()).map(({ id }) => id),
  );
  expect(await card()).toMatchObject({ impressao: 'impresso', status: 'PC' });
});

it('a withdrawn ticket that is printed anyway gets one slip', async () => {
  const { agent, move, cancel, states } = await place();
  await move('PA');
  const [job] = await agent.fetch();
  await agent.report('falhou', [job?.id ?? 0], 'sem papel');
  await cancel();
  expect(await states()).toEqual(['order expirado']);
  await agent.report('impresso', [job?.id ?? 0]);
  await agent.report('impresso', [job?.id ?? 0]);
  expect(await states()).toEqual(['order impresso', 'cancellation na_fila']);
});

it('an order without a printer waits until a user chooses one, and is printed there', async () => {
  const {
    move,
    states,
    card,
    jobs: tickets,
    panel,
    paired,
    agent,
  } = await place({ defaultPrinter: 'Nenhuma' });
  await move('PA');
  expect(await states()).toEqual(['order na_fila']);
  expect(await tickets()).toMatchObject([{ espera: { motivo: 'sem_impressora' } }]);
  expect(await card()).toMatchObject({ impressao: 'na_fila' });
  expect(await agent.fetch()).toEqual([]);
  const routes = { impressora: 'TERMICA', estacoes: [], opcoes: [] };
  await panel.post(`impressao/dispositivos/${paired.deviceId}`, { nome: 'Caixa', rotas: routes });
  expect((await agent.fetch()).map(({ impressoras }) => impressoras)).toEqual([['TERMICA']]);
});

it('an automatically accepted order waits for a printer in a store without devices', async () => {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  await saveSettings(panel, { acceptsAutomatically: true });
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const orderId = placed.body.data.id_pedido;
  const card = async () => (await panel.get(`pedidos/listar/${orderId}`)).body.pedidos[0];
  await eventually(async () => expect(await card()).toMatchObject({ status: 'PA', impressao: 'na_fila' }));
  const owed = async () =>
    Reflect.get((await panel.get('impressao/pendentes')).body, 'trabalhos') as Record<string, unknown>[];
  expect(await owed()).toMatchObject([{ id_pedido: orderId, espera: { motivo: 'sem_impressora' } }]);
  await panel.put(`orders/${orderId}`, { new_status: 'PI' });
  expect(await card()).toMatchObject({ status: 'PI', impressao: 'nenhuma' });
  expect(await owed()).toEqual([]);
});

it('unprinted tickets move when the printer changes: the device returns them', async () => {
  const { panel, paired, agent, move } = await place();
  await move('PA');
  const [job] = await agent.fetch();
  await agent.report('falhou', [job?.id ?? 0], 'sem papel');
  const other = await pairAgent(server, panel, 'Balcão');
  const counter = await other.connect();
  const routes = (impressora: string) => ({ impressora, estacoes: [], opcoes: [] });
  await panel.post(`impressao/dispositivos/${other.deviceId}`, { nome: 'Balcão', rotas: routes('TERMICA') });
  await panel.post(`impressao/dispositivos/${paired.deviceId}`, { nome: 'Caixa', rotas: routes('Nenhuma') });
  const [requested] = await agent.take('devolver', 1);
  expect(requested).toEqual({ ids: [job?.id] });
  await agent.request('relatar', {
    trabalhos: [
      { id: job?.id, estado: 'expirado', motivo: null, impressora: null, em: 0, devolvida: 'intacta' },
    ],
  });
  const [moved] = await counter.fetch();
  expect(moved).toMatchObject({ id: job?.id, impressoras: ['TERMICA'] });
  expect(moved?.comanda.rows[0]).not.toMatchObject({ kind: 'banner', text: 'POSSÍVEL 2ª VIA' });
});

it('each of several devices with one station prints its own ticket', async () => {
  const { panel, paired, agent, move, states, card } = await place();
  const other = await pairAgent(server, panel, 'Balcão');
  const counter = await other.connect();
  const rotas = {
    impressora: null,
    estacoes: [{ estacao: 'Caixa', impressoras: ['TERMICA'] }],
    opcoes: [],
  };
  await panel.post(`impressao/dispositivos/${paired.deviceId}`, { nome: 'Caixa', rotas });
  await panel.post(`impressao/dispositivos/${other.deviceId}`, { nome: 'Balcão', rotas });
  await move('PA');
  const mine = await agent.fetch();
  const theirs = await counter.fetch();
  expect([mine.length, theirs.length]).toEqual([1, 1]);
  await agent.report('impresso', [mine[0]?.id ?? 0]);
  expect(await card()).toMatchObject({ status: 'PA' });
  await counter.report('impresso', [theirs[0]?.id ?? 0]);
  expect(await card()).toMatchObject({ status: 'PI' });
  expect(await states()).toEqual(['order impresso', 'order impresso']);
});

it('one of two concurrent acceptances wins, with one ticket', async () => {
  const { move, states } = await place();
  await Promise.all([move('PA'), move('PA'), move('PA')]);
  expect(await states()).toEqual(['order na_fila']);
});

it('a requested copy is the second one if the withdrawn first one may be printed', async () => {
  const { panel, agent, move, orderId } = await place();
  await move('PA');
  const [job] = await agent.fetch();
  await panel.post(`impressao/trabalhos/${job?.id}/desistir`);
  await panel.post(`impressao/pedidos/${orderId}`, { segunda_via: false });
  const [again] = await agent.fetch();
  expect(again?.comanda.rows[0]).toEqual({ kind: 'banner', text: '2ª VIA' });
});

it('a ticket that was withdrawn and dropped is requested again as the first copy', async () => {
  const { panel, agent, move, orderId, jobs: tickets } = await place();
  await move('PA');
  const [job] = await agent.fetch();
  await panel.post(`impressao/trabalhos/${job?.id}/desistir`);
  await agent.report('expirado', [job?.id ?? 0], 'retirada');
  await panel.post(`impressao/pedidos/${orderId}`, { segunda_via: false });
  const [again] = await agent.fetch();
  expect(again && words(again)).not.toContain('2ª VIA');
  expect(await tickets()).toMatchObject([{ retirado: true }, { retirado: false }]);
});

it("tickets of a removed device are pending again, also on the order's card", async () => {
  const { panel, agent, paired, move, card, states } = await place();
  await pairAgent(server, panel, 'Reserva');
  await move('PA');
  await agent.report(
    'falhou',
    (await agent.fetch()).map(({ id }) => id),
    'sem papel',
  );
  expect(await card()).toMatchObject({ impressao: 'falhou' });
  await panel.post(`impressao/dispositivos/${paired.deviceId}/remover`);
  expect(await states()).toEqual(['order na_fila']);
  expect(await card()).toMatchObject({ impressao: 'na_fila' });
});

it('a device whose clock is hours fast does not end a ticket', async () => {
  const { agent, move, states, card } = await place();
  await move('PA');
  const [job] = await agent.fetch();
  await agent.report('expirado', [job?.id ?? 0], 'prazo esgotado');
  expect(await states()).toEqual(['order na_fila']);
  expect(await card()).toMatchObject({ impressao: 'na_fila' });
  const [again] = await agent.fetch();
  expect(again?.comanda.rows[0]).toEqual({ kind: 'banner', text: 'POSSÍVEL 2ª VIA' });
});

it('a station may have any name', async () => {
  const { store, panel, agent, move } = await place();
  await asOwner(server, "insert into menu_categories values ($1, 1, 'Pizzas', 0)", [store.storeId]);
  await asOwner(server, "insert into menu_item_categories values ($1, '501', 1)", [store.storeId]);
  await saveSettings(panel, { printsProduction: true, routes: [{ categoryId: 1, station: 'constructor' }] });
  await move('PA');
  expect((await agent.fetch()).map(({ estacao }) => estacao)).toEqual(['Caixa', 'constructor']);
});
