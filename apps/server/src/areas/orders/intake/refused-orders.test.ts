import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { MAX_REFUSALS } from './refusals.ts';

const server = testServer();

async function aPartner(over = {}) {
  const store = await server.createStore(over);
  const [panel, team] = [await server.as(store.adminLogin), await server.asProvider()];
  const partner = server.partner(store.intakeKey);
  type Answer = { recusados: { id: string; motivo: string }[] };
  const refused = async () => ((await panel.get('pedidos/recusados')).body as unknown as Answer).recusados;
  const seenByTeam = async () =>
    ((await team.get(`provedor/lojas/${store.storeId}/pedidos-recusados`)).body as unknown as Answer)
      .recusados;
  return { store, partner, panel, refused, seenByTeam };
}

/** Number of orders counted in `/metrics` for a reason. */
async function counted(reason: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`comanda_orders_refused_total\\{reason="${reason}"\\} (\\d+)`).exec(text)?.[1]);
}

const broken = (over = {}) => anOpenDeliveryOrder({ items: [], salesChannel: 'App do Zé', ...over });

it('shows store and team the partner, reason, field and number of refusals, without customer data', async () => {
  const { store, partner, refused, seenByTeam } = await aPartner();
  const before = await counted('request.invalid');
  const order = broken({ total: null });
  for (let attempt = 1; attempt <= 3; attempt += 1)
    expect((await partner.post('order', order)).status).toBe(422);
  await partner.post('order', anOpenDeliveryOrder());
  expect(await refused()).toEqual([
    {
      ...{ id: order.id, motivo: 'request.invalid', parceiro: 'App do Zé' },
      ...{ campo: 'items', detalhe: expect.any(String), campos_com_erro: 2, vezes: 3, pedidos: 1 },
      ...{ primeira_vez: expect.any(String), ultima_vez: expect.any(String) },
    },
  ]);
  expect(await seenByTeam()).toEqual(await refused());
  expect(await counted('request.invalid')).toBe(before + 1);
  const { rows } = await runStatement<{ kept: string }>(
    server.urls.owner,
    'select jsonb_agg(r)::text as kept from order_refusals r where store_id = $1',
    [store.storeId],
  );
  expect(rows[0]?.kept).not.toMatch(/Conceição|987654321|Glória/);
});

it('records every refusal that loses an order, and none that is retried automatically', async () => {
  const { partner, refused, panel } = await aPartner();
  const order = anOpenDeliveryOrder();
  await partner.post('order', order);
  await partner.post('order', order);
  expect(await refused()).toEqual([]);
  await partner.post('order', { ...order, extraInfo: 'outro pedido' });
  const unpaid = anOpenDeliveryOrder({
    payments: {
      onlineCharge: true,
      prepaid: 64.9,
      methods: [{ value: 64.9, type: 'PREPAID', method: 'PIX' }],
    },
  });
  expect((await partner.post('order', unpaid)).status).toBe(409);
  await panel.post('estabelecimento/mudaAberturaFechamento', { fechado: 'S', ate: 'reabrir' });
  server.clock.advance(5 * 60_000);
  const late = anOpenDeliveryOrder();
  expect((await partner.post('order', late)).status).toBe(409);
  expect((await partner.post('order', broken({ extraInfo: 'x'.repeat(300_000), id: 'grande' }))).status).toBe(
    413,
  );
  expect((await refused()).map(({ id, motivo }) => `${motivo} ${id}`).toSorted()).toEqual([
    `intake.id-reused ${order.id}`,
    `intake.store-closed ${late.id}`,
    `payments.not-taken ${unpaid.id}`,
    'request.too-large ',
  ]);
  const blocked = await aPartner({ isSuspended: true });
  await blocked.partner.post('order', anOpenDeliveryOrder());
  expect(await blocked.seenByTeam()).toMatchObject([{ motivo: 'store.suspended' }]);
});

it('saves only the newest refusals of a flood, and cuts long texts', async () => {
  const { store, partner, refused } = await aPartner();
  await runStatement(
    server.urls.owner,
    `insert into order_refusals (store_id, external_id, reason, first_at, last_at)
     select $1, 'velho ' || n, 'request.invalid', '2026-11-01', '2026-11-01'
       from generate_series(1, ${MAX_REFUSALS}) n`,
    [store.storeId],
  );
  const nonsense = { id: 'x\0'.repeat(5_000), salesChannel: 'y'.repeat(5_000), [`z${'z'.repeat(5_000)}`]: 1 };
  server.clock.advance(1);
  expect((await partner.post('order', nonsense)).status).toBe(422);
  expect((await partner.post('order', { id: { a: 1 } })).status).toBe(422);
  const { rows } = await runStatement<{ rows: number; longest: number }>(
    server.urls.owner,
    `select count(*)::integer as rows, max(length(r::text))::integer as longest from order_refusals r where store_id = $1`,
    [store.storeId],
  );
  expect(rows[0]?.rows).toBe(MAX_REFUSALS);
  expect(rows[0]?.longest).toBeLessThan(700);
  expect((await refused()).slice(0, 2).map(({ id }) => id.slice(0, 3))).toEqual(['', 'xxx']);
});

it('lists unexpected refusals even after many nights with a closed store', async () => {
  const { store, partner, refused } = await aPartner();
  const nights = (from: number, to: number, day: string) =>
    runStatement(
      server.urls.owner,
      `insert into order_refusals (store_id, external_id, reason, first_at, last_at)
       select $1, 'noite ' || n, 'intake.store-closed', $4, $4 from generate_series($2::int, $3::int) n`,
      [store.storeId, from, to, day],
    );
  await partner.post('order', broken({ id: 'olhe' }));
  await nights(1, 120, '2026-12-01');
  const listed = await refused();
  expect(listed).toMatchObject([
    { motivo: 'intake.store-closed', pedidos: 120 },
    { id: 'olhe', motivo: 'request.invalid', pedidos: 1 },
  ]);
  // A new unexpected refusal is still stored.
  await nights(121, MAX_REFUSALS + 20, '2026-12-02');
  server.clock.advance(1);
  await partner.post('order', broken({ id: 'olhe também' }));
  expect((await refused()).filter(({ motivo }) => motivo === 'request.invalid')).toMatchObject([
    { id: 'olhe também', pedidos: 2 },
  ]);
});

it('lists a faulty program in one row, with its last order; rows of others stay', async () => {
  const { store, partner, refused } = await aPartner();
  await partner.post('order', broken({ id: 'só um', salesChannel: 'Site' }));
  server.clock.advance(1);
  await runStatement(
    server.urls.owner,
    `insert into order_refusals (store_id, external_id, reason, partner, first_at, last_at)
     select $1, 'pedido ' || n, 'request.invalid', 'App do Zé', '2099-01-01', '2099-01-01'
       from generate_series(1, ${MAX_REFUSALS}) n`,
    [store.storeId],
  );
  await partner.post('order', broken({ id: 'o último' }));
  expect(await refused()).toMatchObject([
    { parceiro: 'App do Zé', pedidos: MAX_REFUSALS - 1 },
    { id: 'só um', parceiro: 'Site', pedidos: 1 },
  ]);
});

it('records unreadable documents, and names the partner by its key', async () => {
  const { store, refused } = await aPartner();
  const order = JSON.stringify(anOpenDeliveryOrder());
  const send = async (type: string, body: string) =>
    (
      await fetch(`${server.url}/api/order`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-api-key': store.intakeKey },
        body,
      })
    ).status;
  // A byte order mark is accepted.
  expect(await send('application/json', `\uFEFF${order}`)).toBe(200);
  expect(await send('application/json', order.slice(1))).toBe(400);
  expect(await send('text/plain', order)).toBe(415);
  expect(await send('text/plain', order)).toBe(415);
  expect(await send('application/json', JSON.stringify(broken({ salesChannel: undefined, id: '7' })))).toBe(
    422,
  );
  const rows = (await refused()) as unknown as Refused[];
  expect(new Set(rows.map(({ parceiro }) => parceiro))).toEqual(
    new Set([expect.stringMatching(/^Chave “.+”$/)]),
  );
  // Documents without an id may be different orders, so each one is counted.
  expect(rows.map(({ motivo, vezes, pedidos }) => [motivo, vezes, pedidos]).toSorted()).toEqual([
    ['request.invalid', 1, 1],
    ['request.malformed', 1, 1],
    ['request.unsupported-media', 2, 2],
  ]);
});

interface Refused {
  motivo: string;
  parceiro: string;
  vezes: number;
  pedidos: number;
}
