import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { expect, it } from 'vitest';
import { readCommand } from '../../../../cli/provedor/read-command.ts';
import { runCommand } from '../../../../cli/provedor/run-command.ts';
import { SUBJECTS } from '../../../../cli/provedor/subjects.ts';
import { readConfig } from '../../../../config.ts';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';

const server = testServer();
const NUMBER = '11987654321';

async function aStoreWithCustomer() {
  const store = await server.createStore();
  const team = await server.asProvider();
  const customer = {
    id: 'cliente-7',
    name: 'Conceição',
    phone: { number: NUMBER },
    ordersCountOnMerchant: 0,
  };
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder({ customer }));
  const orderId = placed.body.data.id_pedido;
  const close = () =>
    runStatement(
      server.urls.owner,
      `update orders set status = 'delivered', closed_at = created_at where store_id = $1 and order_id = $2`,
      [store.storeId, orderId],
    );
  return { store, team, orderId, close, path: `provedor/lojas/${store.storeId}/clientes` };
}

/** The output of the command `cliente exportar`. */
async function typed(storeId: number): Promise<string> {
  const pool = createPool({
    url: server.urls.system,
    max: 1,
    applicationName: 'cli',
    onError: () => undefined,
  });
  const lines: string[] = [];
  await runCommand(readCommand(SUBJECTS, ['cliente', 'exportar', String(storeId), '--telefone', NUMBER]), {
    database: createDatabase(pool),
    config: readConfig({}),
    now: () => server.clock.now(),
    writeLine: (words) => lines.push(words),
    prompt: async () => 's',
    operator: 'ana',
  });
  await pool.end();
  return lines.join('\n');
}

it('finds a customer by phone or id, and exports the same data as the terminal', async () => {
  const { store, team, path } = await aStoreWithCustomer();
  const found = { cliente: { nomes: ['Conceição'], pedidos: 1, pedidos_em_andamento: 1 } };
  expect((await team.post(`${path}/procurar`, { telefone: '+55 (11) 98765-4321' })).body).toMatchObject(
    found,
  );
  expect((await team.post(`${path}/procurar`, { id_cliente: 'cliente-7' })).body).toMatchObject(found);
  expect((await team.post(`${path}/procurar`, { telefone: '(11) 90000-0000' })).body).toEqual({
    status: true,
    cliente: null,
  });
  for (const written of ['+55 11 98765-4321', '11987654321 (localizador 55123)', '5511987654321']) {
    await runStatement(server.urls.owner, 'update orders set customer_phone = $2 where store_id = $1', [
      store.storeId,
      written,
    ]);
    expect((await team.post(`${path}/procurar`, { telefone: NUMBER })).body).toMatchObject(found);
  }
  const file = await fetch(`${server.url}/api/${path}/exportar`, {
    method: 'POST',
    headers: {
      cookie: `pid=${team.token}`,
      platform: 'merchantWebv1',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ telefone: NUMBER }),
  });
  expect(file.headers.get('content-disposition')).toContain(`cliente-loja-${store.storeId}-2026-11-20.json`);
  expect(await file.text()).toBe(await typed(store.storeId));
});

it('erases a customer of closed orders permanently, but not the sums, and logs no phone', async () => {
  const { store, team, path, close, orderId } = await aStoreWithCustomer();
  const other = await aStoreWithCustomer();
  await other.close();
  expect((await team.post(`${path}/apagar`, { telefone: NUMBER })).body).toMatchObject({
    motivo: 'provider.customer-has-open-orders',
  });
  await close();
  expect((await team.post(`${path}/apagar`, { telefone: NUMBER })).body).toEqual({
    status: true,
    pedidos: 1,
  });
  expect((await team.post(`${path}/apagar`, { telefone: NUMBER })).body).toMatchObject({
    motivo: 'provider.unknown-customer',
  });
  const { rows } = await runStatement(
    server.urls.owner,
    `select store_id, customer_name as name, total_cents > 0 as sums from orders
      where store_id in ($1, $2) order by store_id`,
    [store.storeId, other.store.storeId],
  );
  expect(rows).toEqual([
    { store_id: store.storeId, name: 'Cliente', sums: true },
    { store_id: other.store.storeId, name: 'Conceição', sums: true },
  ]);
  const noted = await runStatement(
    server.urls.owner,
    `select jsonb_agg(to_jsonb(a))::text as words from provider_audit a`,
    [],
  );
  const [{ words } = { words: '' }] = noted.rows as { words: string }[];
  expect(words).toContain('provider.erase-customer');
  expect(words).not.toContain(NUMBER);
  expect(orderId).toBeGreaterThan(0);
});

it.each([
  ['nobody', {}],
  ['two at once', { telefone: NUMBER, id_cliente: 'cliente-7' }],
  ['no phone', { telefone: '123' }],
])('refuses %s', async (_name, requested) => {
  const { team, path } = await aStoreWithCustomer();
  const { status, body } = await team.post(`${path}/apagar`, requested);
  expect([status, body.erros[0]?.campo]).toEqual([422, 'telefone']);
});

it('revokes the customer’s link of an order of this store only; support may neither revoke nor erase', async () => {
  const { store, team, orderId, path } = await aStoreWithCustomer();
  const other = await aStoreWithCustomer();
  const order = `provedor/lojas/${store.storeId}/pedidos/${orderId}/links`;
  expect((await team.get(order)).body).toEqual({
    status: true,
    pedido: orderId,
    cliente: true,
    motoboy: false,
  });
  const foreign = `provedor/lojas/${other.store.storeId}/pedidos/${orderId + 1_000}/links`;
  expect((await team.get(foreign)).body).toMatchObject({ motivo: 'order.not-found' });
  expect((await team.post(`${foreign}/cliente/retirar`)).body).toMatchObject({
    motivo: 'provider.no-such-link',
  });
  expect((await team.post(`${order}/cliente/retirar`)).status).toBe(200);
  expect((await team.get(order)).body).toMatchObject({ cliente: false });
  expect((await team.post(`${order}/motoboy/retirar`)).body).toMatchObject({
    motivo: 'provider.no-such-link',
  });
  const support = await server.asProvider('support');
  for (const call of [`${path}/procurar`, `${path}/exportar`, `${path}/apagar`, `${order}/cliente/retirar`])
    expect((await support.post(call, { telefone: NUMBER })).body).toMatchObject({ motivo: 'auth.forbidden' });
});
