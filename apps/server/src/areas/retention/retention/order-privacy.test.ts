import { columnOf } from '@comanda/domain/kit/fields/fields';
import { ADDRESS_FIELDS } from '@comanda/domain/orders/orders/order-address';
import { textsGoingWith } from '@comanda/domain/orders/orders/order-card';
import { hideAddress } from '@comanda/domain/orders/privacy/hidden-customer';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCommand } from '../../../cli/provedor/read-command.ts';
import { runCommand } from '../../../cli/provedor/run-command.ts';
import { SUBJECTS } from '../../../cli/provedor/subjects.ts';
import { readConfig } from '../../../config.ts';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { rereadFrom } from './anonymise-orders.ts';
import { deleteOldRows } from './delete-old-rows.ts';

const DAY = 24 * 3_600_000;
const server = testServer();
let pool: pg.Pool;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 1, applicationName: 'test', onError: () => undefined });
});
afterAll(() => pool.end());

/** A failed rule fails the test. */
const onFailure = (_rule: string, _storeId: number | null, err: unknown) => {
  throw err;
};

/**
 * Creates orders of one customer. `ages`: how many days ago each order closed; null: the order stays open.
 */
async function ordersOf(store: TestStore, ages: readonly (number | null)[], number = '11987654321') {
  const ids: number[] = [];
  for (const days of ages) {
    const customer = {
      id: `cliente-${number}`,
      name: 'Conceição',
      phone: { number },
      ordersCountOnMerchant: 0,
    };
    const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder({ customer }));
    ids.push(placed.body.data.id_pedido);
    if (days === null) continue;
    await pool.query(
      `update orders set status = 'delivered', closed_at = $3, customer_name = 'Conceição' where store_id = $1 and order_id = $2`,
      [store.storeId, ids.at(-1), new Date(server.clock.now() - days * DAY)],
    );
  }
  return ids;
}

async function rowsOf(storeId: number) {
  const { rows } = await pool.query(
    `select customer_name as name, customer_phone is not null as phone, customer_id is not null as id,
            document #>> '{address,street}' <> '' as street, document #>> '{address,district}' as district,
            total_cents > 0 and jsonb_array_length(document -> 'items') > 0 as sums
       from orders where store_id = $1 order by order_id`,
    [storeId],
  );
  return rows;
}

const complete = {
  name: 'Conceição',
  phone: true,
  id: true,
  street: true,
  district: 'Liberdade',
  sums: true,
};
const unreachable = { ...complete, phone: false, street: false };
const hidden = { ...unreachable, name: 'Cliente', id: false };

it('orders lose their contacts after a year and their names after five, but not their sums; open orders lose nothing', async () => {
  const store = await server.createStore();
  await ordersOf(store, [5 * 365 + 1, 366, 366, 364, null]);
  const run = (now = server.clock.now()) => deleteOldRows(createDatabase(pool), { now, onFailure });
  expect(await run()).toMatchObject({ 'orders: contacts': 3, 'orders: names': 1 });
  expect(await rowsOf(store.storeId)).toEqual([
    hidden,
    unreachable,
    unreachable,
    complete,
    expect.objectContaining({ phone: true, street: true }),
  ]);
  expect(await run()).toEqual({});
  expect(await run(server.clock.now() + 2 * DAY)).toMatchObject({ 'orders: contacts': 1 });
  // The detail of the order can still be opened.
  const admin = await server.as(store.adminLogin);
  const { status, body } = await admin.get('pedidos/listar/1');
  expect([status, body.pedidos[0]?.usuario_nome]).toEqual([200, 'Cliente']);
});

it('an order that was never closed loses its customer the same time after its promised time', async () => {
  const store = await server.createStore();
  const ages = [5 * 365 + 1, 366, 364];
  const ids = await ordersOf(store, [...ages.map(() => null), 366]);
  for (const [index, days] of ages.entries())
    await pool.query(
      `update orders set promised_for = $3, customer_name = 'Conceição' where store_id = $1 and order_id = $2`,
      [store.storeId, ids[index], new Date(server.clock.now() - days * DAY)],
    );
  const run = () => deleteOldRows(createDatabase(pool), { now: server.clock.now(), batch: 1, onFailure });
  expect(await run()).toEqual({ 'orders: contacts': 3, 'orders: names': 1 });
  expect(await rowsOf(store.storeId)).toEqual([hidden, unreachable, complete, unreachable]);
  expect(await run()).toEqual({});
  // The order is still on the board, and can be closed.
  const admin = await server.as(store.adminLogin);
  expect((await admin.put(`orders/${ids[0]}`, { new_status: 'PA' })).status).toBe(200);
});

it('orders imported before the mark are found, and anonymous ones are not written again', async () => {
  const store = await server.createStore();
  await ordersOf(store, [500, 450, 380]);
  const database = createDatabase(pool);
  const run = () => deleteOldRows(database, { now: server.clock.now(), batch: 2, onFailure });
  expect(await run()).toEqual({ 'orders: contacts': 3 });
  await ordersOf(store, [470]);
  expect(await run()).toEqual({});
  await database.inStore(store.storeId, (tx) => rereadFrom(tx, server.clock.now() - 470 * DAY));
  expect(await run()).toEqual({ 'orders: contacts': 1 });
  expect(await rowsOf(store.storeId)).toEqual(Array(4).fill(unreachable));
});

it('only district, city and state of the declared address fields remain', async () => {
  const store = await server.createStore();
  await ordersOf(store, [366]);
  const names = Object.keys(ADDRESS_FIELDS);
  const marked = Object.fromEntries([...names, 'undeclared'].map((name) => [name, `<${name}>`]));
  await pool.query(
    `update orders set document = jsonb_set(document, '{address}', $2), located_address = $2 where store_id = $1`,
    [store.storeId, JSON.stringify(marked)],
  );
  await deleteOldRows(createDatabase(pool), { now: server.clock.now(), onFailure });
  const { rows } = await pool.query('select o::text as told, document from orders o where store_id = $1', [
    store.storeId,
  ]);
  const [{ told, document }] = rows;
  const left = [...names, 'undeclared'].filter((name) => told.includes(`<${name}>`));
  expect(left.sort()).toEqual(['city', 'district', 'state']);
  // The hidden address still has all required fields.
  const { formatted, ...address } = hideAddress(marked as never);
  expect(document.address).toMatchObject(address);
});

it('no text of a card that may identify a person remains after the names', async () => {
  const store = await server.createStore();
  await ordersOf(store, [5 * 365 + 1]);
  const columns = [...textsGoingWith('contacts'), ...textsGoingWith('names')].map(columnOf);
  await pool.query(
    `update orders set ${columns.map((column) => `${column} = '<${column}>'`).join(', ')} where store_id = $1`,
    [store.storeId],
  );
  await deleteOldRows(createDatabase(pool), { now: server.clock.now(), onFailure });
  const { rows } = await pool.query('select o::text as told from orders o where store_id = $1', [
    store.storeId,
  ]);
  expect(columns.filter((column) => rows[0].told.includes(`<${column}>`))).toEqual([]);
});

async function type(...line: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(readCommand(SUBJECTS, ['cliente', ...line]), {
    database: createDatabase(pool),
    config: readConfig({}),
    now: () => server.clock.now(),
    writeLine: (words) => lines.push(words),
    prompt: async () => 's',
    operator: 'ana',
  });
  return lines;
}

it('exports one customer, and anonymises the customer when none of the orders is open', async () => {
  const store = await server.createStore();
  const number = String(store.storeId);
  const [first, , open] = await ordersOf(store, [3, 2, null]);
  await ordersOf(store, [1], '11912345678');
  await pool.query(
    `insert into chat_messages (store_id, order_id, message_no, author, message_id, text, created_at)
       values ($1, $2, 1, 'customer', gen_random_uuid(), 'Moro no fundo', now())`,
    [store.storeId, first],
  );
  const phone = ['--telefone', '+55 (11) 98765-4321'];
  const words = (await type('exportar', number, ...phone)).join('\n');
  const given = JSON.parse(words);
  expect(given.pedidos).toHaveLength(3);
  expect(words).toMatch(/Moro no fundo/);
  expect(words).toMatch(/Rua da Glória/);
  expect(words).not.toMatch(/91234/);
  await expect(type('apagar', number, ...phone)).rejects.toThrow(/1 pedido em andamento/);
  expect((await rowsOf(store.storeId))[0]).toMatchObject({ phone: true });
  await pool.query(
    `update orders set status = 'cancelled', closed_at = now() where store_id = $1 and order_id = $2`,
    [store.storeId, open],
  );
  expect(await type('apagar', number, '--id', 'cliente-11987654321')).toEqual([
    'Dados do cliente apagados de 3 pedidos.',
  ]);
  expect(await rowsOf(store.storeId)).toEqual([hidden, hidden, hidden, complete]);
  await expect(type('exportar', number, ...phone)).rejects.toThrow('Nenhum pedido deste cliente');
  const left = await pool.query('select from chat_messages where store_id = $1', [store.storeId]);
  expect(left.rowCount).toBe(0);
  const { rows } = await pool.query(
    `select action, details from audit_log where store_id = $1 and action like 'privacy.%' order by action`,
    [store.storeId],
  );
  expect(rows).toEqual([
    { action: 'privacy.customer-erased', details: { por: 'provedor: ana', pedidos: 3 } },
    { action: 'privacy.customer-exported', details: { por: 'provedor: ana', pedidos: 3 } },
  ]);
});

it.each([
  [['exportar', '1'], /Diga quem é o cliente/],
  [['exportar', '1', '--telefone', '1', '--id', '2'], /Diga quem é o cliente/],
  [['apagar', '1', '--telefone', '98765-4321'], /não é um telefone com DDD/],
])('%j says what is missing', async (line, words) => {
  await expect(type(...line)).rejects.toThrow(words);
});
