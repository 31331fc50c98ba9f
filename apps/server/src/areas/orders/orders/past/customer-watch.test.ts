import { ALL_CALLS } from '@comanda/contract/all-calls';
import type { Call } from '@comanda/contract/kit/define-call';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SampleStore, sampleStore } from '../../../../testing/sample-store.ts';

const server = testServer();
/** A period under the field names of all lists, and a search text. Each call ignores unknown names. */
const DAYS = {
  ...{ data_inicio: '2026-11-01', data_final: '2026-11-30', periodo: 'PP' },
  ...{ inicio: '2026-11-01', fim: '2026-11-30' },
  busca: 'zuleica',
};
/** Parameters of calls with a period of another shape. */
const REQUEST: Readonly<Record<string, object>> = {
  'ratings.list-period': { periodo: 'PP', data: DAYS },
  'sales-history.list': { ...DAYS, busca: 'MRK9' },
};
const requestOf = ({ name }: { name: string }) => REQUEST[name] ?? DAYS;
let shop: SampleStore;
/** Closes all orders at a time some days ago. */
const close = () =>
  shop.run(
    `update orders set status = 'cancelled', cancelled_by = 'user', created_at = '2026-11-17T18:00:00Z',
            closed_at = '2026-11-17T19:00:00Z' where store_id = $1`,
  );
beforeAll(async () => {
  shop = await sampleStore(server);
  await close();
});
afterAll(() => shop.end());

const calls = (...kinds: string[]) =>
  ALL_CALLS.filter(({ namesCustomers }) => kinds.includes(namesCustomers?.kind ?? ''));

/** Makes a call as the sample's administrator; returns its status. */
async function make(
  call: Call<unknown, unknown>,
  more: object = {},
  numbers: Readonly<Record<string, unknown>> = shop.numbers,
): Promise<number> {
  const requested: Record<string, unknown> = { ...shop.inputsOf(call), ...more };
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    String(numbers[name] ?? requested[name] ?? numbers.id_pedido),
  );
  const query = call.method === 'GET' ? `?${new URLSearchParams(requested as Record<string, string>)}` : '';
  const answer = await fetch(`${server.url}/api/${path}${query}`, {
    method: call.method,
    headers: {
      cookie: `sid=${shop.admin.token}`,
      platform: 'merchantWebv1',
      'content-type': 'application/json',
    },
    ...(call.method === 'GET' ? {} : { body: JSON.stringify(requested) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const noted = async () => {
  const entries = await shop.run<{ action: string; details: object }>(
    "select action, details from audit_log where store_id = $1 and action like 'privacy.customers-%' order by at, entry_id",
  );
  const seen = await shop.run<{ address: string; details: object }>(
    "select host(address::inet) as address, details from access_records where store_id = $1 and action = 'personal-data-seen' and details ->> 'motivo' in ('search', 'page', 'list') order by at",
  );
  return { entries, seen };
};

it('records user, days and count for each list; the pages of one list once an hour', async () => {
  for (const call of calls('search', 'page', 'list')) {
    for (const _twice of [1, 2])
      expect(`${call.name} ${await make(call, requestOf(call))}`).toBe(`${call.name} 200`);
  }
  const { entries, seen } = await noted();
  expect(entries.length).toBe(2 * calls('list').length + calls('page').length + calls('search').length);
  expect(seen.length).toBe(entries.length);
  expect(entries).toContainEqual({
    action: 'privacy.customers-listed',
    details: { lista: 'report', arquivo: 'sim', de: '2026-11-01', ate: '2026-11-30', pedidos: 1 },
  });
  server.clock.advance(3_600_001);
  for (const call of calls('page')) await make(call, requestOf(call));
  expect((await noted()).entries.length).toBe(entries.length + calls('page').length);
});

it('refuses whole lists to a user who fetched sixty within the hour, over all calls', async () => {
  const [first] = calls('list');
  if (first === undefined) throw new Error('there is a list');
  for (let time = 0; time < 60; time += 1) await make(first, requestOf(first));
  for (const call of calls('list'))
    expect(`${call.name} ${await make(call, requestOf(call))}`).toBe(`${call.name} 429`);
  const [page] = calls('page');
  if (page === undefined) throw new Error('no call is a page');
  expect(await make(page, requestOf(page))).toBe(200);
});

it('refuses each way to open an order of another day after sixty, but allows one that was opened before', async () => {
  const { body } = await server.partner(shop.store.intakeKey).post('order', anOpenDeliveryOrder());
  const other = body.data.id_pedido;
  await close();
  server.clock.advance(3_600_001);
  const opening = calls('one');
  const getOrder = opening.find(({ name }) => name === 'orders.get-order');
  if (getOrder === undefined) throw new Error('an order can be read');
  for (let time = 0; time < 60; time += 1) expect(await make(getOrder)).toBe(200);
  const names = { id_pedido: other, order_id: other, orderId: other, id: other };
  for (const call of opening)
    expect(`${call.name} ${await make(call, { ...names, motivo: 'reclamacao' }, names)}`).toBe(
      `${call.name} 429`,
    );
  for (const name of ['chat.get-info', 'chat.list-messages', 'sales-history.read-order'])
    expect(
      `${name} ${await make(opening.find((call) => call.name === name) as Call<unknown, unknown>)}`,
    ).toBe(`${name} 200`);
  const seen = await shop.run<{ details: object }>(
    "select details from access_records where store_id = $1 and details ->> 'motivo' in ('chat', 'money') order by details ->> 'motivo'",
  );
  const pedido = Number(shop.numbers.id_pedido);
  expect(seen).toEqual(['chat', 'money'].map((motivo) => ({ details: { pedido, motivo } })));
});

it('reveals no customer of another day through a change without effect', async () => {
  await close();
  const id = Number(shop.numbers.id_pedido);
  const [order] = await shop.run<{ name: string; status: string }>(
    `select customer_name as name from orders where store_id = $1 and order_id = ${id}`,
  );
  const panel = await server.as(shop.store.adminLogin);
  const cancelled = { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' };
  const answers = [
    await panel.post(`pedidos/${id}/ciente`, {}),
    await panel.put(`orders/${id}`, cancelled),
    await panel.post(`pedidos/mudaStatus/${id}`, {
      novo_status: 'PC',
      motivo_cancelamento: 'UNAVAILABLE_ITEM',
    }),
  ];
  expect(answers[0]?.status).toBe(200);
  for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(order?.name);
});
