import { PRINT_LIFE_MS } from '@comanda/domain/orders/printing/print-job';
import { eventually } from '@comanda/testkit/eventually';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { asOwner } from '@comanda/testkit/printing/paired-device';
import { pairAgent } from '@comanda/testkit/printing/print-agent';
import { expect, it } from 'vitest';

const server = testServer();

async function aStoreWithPrinter() {
  const store = await server.createStore();
  const panel = await server.as(store.adminLogin);
  const paired = await pairAgent(server, panel);
  const agent = await paired.connect();
  await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  await panel.put('orders/1', { new_status: 'PA' });
  const jobs = async () => {
    const { body } = await (await server.as(store.adminLogin)).get('impressao/pedidos/1');
    return Reflect.get(body, 'trabalhos') as Record<string, unknown>[];
  };
  const card = async () =>
    (await (await server.as(store.adminLogin)).get('pedidos/listar/1')).body.pedidos[0];
  return { store, panel, paired, agent, jobs, card };
}

it('expires tickets in time and records this on the order; a later print is still accepted', async () => {
  const { agent, jobs, card } = await aStoreWithPrinter();
  const [job] = await agent.fetch();
  const waiting = await aStoreWithPrinter();
  server.clock.advance(PRINT_LIFE_MS);
  expect(await waiting.agent.fetch()).toEqual([]);
  await eventually(async () =>
    expect(await jobs()).toMatchObject([{ estado: 'expirado', motivo: 'prazo esgotado' }]),
  );
  expect(await card()).toMatchObject({ impressao: 'falhou' });
  await agent.report('impresso', [job?.id ?? 0]);
  expect(await card()).toMatchObject({ impressao: 'impresso' });
});

it('gives tickets of a silent device to another one; the first gets back those that were not taken', async () => {
  const one = await aStoreWithPrinter();
  const [job] = await one.agent.fetch();
  const two = await aStoreWithPrinter();
  const [other] = await two.agent.fetch();
  const connected = await aStoreWithPrinter();
  await connected.agent.fetch();
  for (const { agent } of [one, two]) agent.close();
  await eventually(async () => {
    const { body } = await one.panel.get('impressao/dispositivos');
    expect(Reflect.get(body, 'dispositivos')).toMatchObject([{ conectado: false }]);
  });
  server.clock.advance(61_000);
  const queued = [{ estado: 'na_fila', dispositivo: null }];
  await eventually(async () => expect(await one.jobs()).toMatchObject(queued));
  await eventually(async () => expect(await two.jobs()).toMatchObject(queued));
  expect(await connected.jobs()).toMatchObject([{ estado: 'enviado' }]);
  const helper = await (await pairAgent(server, one.panel, 'Reserva')).connect();
  const [given] = await helper.fetch();
  expect(given?.id).toBe(job?.id);
  expect(given?.comanda.rows[0]).toMatchObject({ text: 'POSSÍVEL 2ª VIA' });
  // The lost device reconnects with a ticket that the other device has taken. It gets back the other tickets.
  const late = await one.paired.connect([job?.id ?? 0]);
  expect(await late.take('retirar', 1)).toEqual([{ ids: [job?.id] }]);
  const back = await two.paired.connect([other?.id ?? 0]);
  expect(back.received('retirar')).toEqual([]);
  expect(await two.jobs()).toMatchObject([{ estado: 'enviado', dispositivo: 'Caixa' }]);
  // The lost device has printed the ticket and reports this.
  await late.report('impresso', [job?.id ?? 0]);
  expect(await helper.take('retirar', 1)).toEqual([{ ids: [job?.id] }]);
  expect(await one.jobs()).toMatchObject([{ estado: 'impresso', dispositivo: 'Caixa' }]);
});

it('continues with other orders when the tickets of one order cannot be written', async () => {
  const { store, panel, agent, jobs } = await aStoreWithPrinter();
  await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  await panel.put('orders/2', { new_status: 'PA' });
  const ids = (await agent.fetch()).map(({ id }) => id);
  await asOwner(
    server,
    'alter table print_jobs add constraint poison check (order_id <> 1 or printer is null) not valid',
  );
  const report = () => agent.report('impresso', ids);
  expect(await report()).toMatchObject({ status: false });
  const second = async () => Reflect.get((await panel.get('impressao/pedidos/2')).body, 'trabalhos');
  expect(await second()).toMatchObject([{ estado: 'impresso' }]);
  await asOwner(server, 'alter table print_jobs drop constraint poison');
  expect(await report()).toMatchObject({ status: true });
  expect(await jobs()).toMatchObject([{ estado: 'impresso' }]);
});

it('withdraws tickets of sent orders, so that they are not cooked again and delay no other ticket', async () => {
  const { agent, panel, jobs, card } = await aStoreWithPrinter();
  const [job] = await agent.fetch();
  await agent.report('falhou', [job?.id ?? 0], 'sem papel');
  await panel.put('orders/1', { new_status: 'PE' });
  server.clock.advance(21_000);
  await eventually(async () =>
    expect(await jobs()).toMatchObject([{ estado: 'expirado', retirado: true, motivo: 'o pedido já saiu' }]),
  );
  expect(await agent.take('retirar', 1)).toEqual([{ ids: [job?.id] }]);
  expect(await card()).toMatchObject({ status: 'PE', impressao: 'nenhuma' });
  // A ticket that a user requests later is printed.
  await panel.post('impressao/pedidos/1', { segunda_via: false });
  server.clock.advance(30_000);
  expect(await agent.fetch()).toHaveLength(1);
});
