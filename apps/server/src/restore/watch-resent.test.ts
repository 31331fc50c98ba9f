import { randomUUID } from 'node:crypto';
import { connected } from '@comanda/testkit/connected-database';
import { startAppOnPort } from '@comanda/testkit/http/app-on-port';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ALL_AREAS } from '../all-areas.ts';
import { ResentOrders } from '../areas/orders/intake/public.ts';
import { saveErasures } from '../areas/retention/retention/erasures/save-erasures.ts';
import {
  createErasureList,
  ERASURES,
  ERASURES_KEPT_MS,
  eraseAgain,
} from '../areas/retention/retention/public.ts';
import { createFilesBeside } from '../platform/files/create-files.ts';
import { createLogger } from '../platform/log.ts';
import { beginEpoch } from './begin-epoch.ts';
import { createResentWatch } from './watch-resent.ts';

const server = testServer();
const NUMBER = '11987654321';
const run = async (statement: string, values: unknown[] = []) =>
  (await runStatement<Record<string, unknown>>(server.urls.owner, statement, values)).rows;

const aCustomersOrder = () =>
  anOpenDeliveryOrder({
    customer: { id: 'c7', name: 'Conceição Prado', phone: { number: NUMBER }, ordersCountOnMerchant: 0 },
    extraInfo: 'Deixe com a Conceição',
  });

/**
 * Makes an order whose customer was erased after the backup: the restored database lacks the order and the
 * erasure.
 */
async function aLostErasure() {
  const store = await server.createStore();
  const partner = server.partner(store.intakeKey);
  const order = aCustomersOrder();
  const placed = await partner.post('order', order);
  const orderId = placed.body.data.id_pedido;
  await run("update orders set status = 'delivered', closed_at = created_at where store_id = $1", [
    store.storeId,
  ]);
  const team = await server.asProvider();
  const path = `provedor/lojas/${store.storeId}/clientes/apagar`;
  expect((await team.post(path, { telefone: NUMBER, confirmacao: 'apagar' })).status).toBe(200);
  const backups = { folder: folderOfTest(), s3: null, recipient: null, days: 30 };
  const files = createFilesBeside(backups, ERASURES);
  if (files === null) throw new Error('a folder has files');
  const erasures = createErasureList(files, 'test');
  const system = connected(server.urls.system);
  await saveErasures({ system, list: erasures, clock: server.clock });
  const [erased] = await run('select document from orders where store_id = $1', [store.storeId]);
  await run("update orders set external_id = 'lost' where store_id = $1", [store.storeId]);
  server.clock.advance(60_000);
  const begunAt = server.clock.now();
  const restore = { epoch: randomUUID(), backup: null, restoredTo: null, begunAt };
  const begin = () => beginEpoch(system, ALL_AREAS, restore);
  const stored = async (id: number) =>
    (
      await run(
        `select customer_name as name, customer_phone as phone, customer_id as id, document
           from orders where store_id = $1 and order_id = $2`,
        [store.storeId, id],
      )
    )[0];
  return { store, partner, order, orderId, system, erasures, backups, begin, begunAt, erased, stored };
}

it('an order of an erased customer that its partner sends again comes in without the customer', async () => {
  const { store, order, backups, begin, erased, stored } = await aLostErasure();
  await begin();
  const started = await startAppOnPort({
    config: {
      ...{ dataDir: folderOfTest(), panelDir: null, visitorPagesDir: null, consoleDir: null },
      ...{ secret: 'test', backups },
    },
    database: server,
    clock: server.clock,
  });
  onTestFinished(() => started.app.stop());
  const send = async (body: object) => {
    const answer = await fetch(`http://127.0.0.1:${started.port}/api/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': store.intakeKey },
      body: JSON.stringify(body),
    });
    return { status: answer.status, id: Reflect.get(await answer.json(), 'data').id_pedido as number };
  };
  const again = await send(order);
  expect(again.status).toBe(200);
  expect(await stored(again.id)).toEqual({
    name: 'Cliente',
    phone: null,
    id: null,
    document: erased?.document,
  });
  expect(JSON.stringify(await stored(again.id))).not.toMatch(/Conceição|Galvão/);
  // A partner may repeat the call: it must find the same order, although the stored order has no customer.
  expect(await send(order)).toEqual(again);
  const other = await send(aCustomersOrder());
  expect(await stored(other.id)).toMatchObject({
    name: 'Conceição Prado',
    phone: '(11) 98765-4321',
  });
});

it('without a restore, and with a list that cannot be read, orders come in as they are', async () => {
  const { begin, system, erasures, order } = await aLostErasure();
  const resent = new ResentOrders();
  const log = createLogger('silent');
  const sent = { externalId: order.id } as never;
  const { clock } = server;
  const watch = (list = erasures) =>
    createResentWatch({ system, erasures: list, resent, clock, log }).watch();
  await run('delete from restore_steps; delete from restores');
  await watch();
  expect(resent.asStored(1, sent)).toBe(sent);
  await begin();
  await watch({ ...erasures, read: () => Promise.reject(new Error('not mounted')) });
  expect(resent.asStored(1, sent)).toBe(sent);
});

it('erases orders that came in before the list could be read, also after a failure, until none is open', async () => {
  const { store, partner, order, system, erasures, begin, stored } = await aLostErasure();
  await begin();
  const placed = await partner.post('order', order);
  const orderId = placed.body.data.id_pedido;
  const read = vi.fn(erasures.read).mockRejectedValueOnce(new Error('not mounted'));
  const services = { system, erasures: { ...erasures, read }, clock: server.clock };
  const watch = createResentWatch({ ...services, resent: new ResentOrders(), log: createLogger('silent') });
  await watch.watch();
  await watch.erase();
  await watch.watch();
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRejectedValueOnce(new Error('not mounted'));
  await expect(watch.erase()).rejects.toThrow('not mounted');
  await watch.erase();
  expect(await stored(orderId)).toMatchObject({ name: 'Conceição Prado' });
  await run(
    "update orders set status = 'delivered', closed_at = received_at where store_id = $1 and order_id = $2",
    [store.storeId, orderId],
  );
  await watch.erase();
  expect(await stored(orderId)).toMatchObject({ name: 'Cliente', phone: null });
  read.mockClear();
  await watch.watch();
  await watch.erase();
  expect(read).not.toHaveBeenCalled();
});

it('a start long after a restore does not read the list', async () => {
  const { system, erasures, begin } = await aLostErasure();
  await begin();
  const read = vi.fn(erasures.read);
  const services = { system, erasures: { ...erasures, read }, clock: server.clock };
  const start = () =>
    createResentWatch({ ...services, resent: new ResentOrders(), log: createLogger('silent') }).watch();
  server.clock.advance(ERASURES_KEPT_MS);
  await start();
  expect(read).toHaveBeenCalledTimes(1);
  server.clock.advance(1);
  await start();
  expect(read).toHaveBeenCalledTimes(1);
});

it('an order that came in before the list could be read is erased when it is closed', async () => {
  const { store, partner, order, system, erasures, begin, begunAt, stored } = await aLostErasure();
  await begin();
  const placed = await partner.post('order', order);
  const orderId = placed.body.data.id_pedido;
  const again = () => eraseAgain(system, erasures, { restoredAt: begunAt, now: server.clock.now() });
  expect(await again()).toEqual({
    erased: 0,
    open: [{ storeId: store.storeId, orders: 1 }],
    unreadable: 0,
  });
  await run(
    "update orders set status = 'delivered', closed_at = received_at where store_id = $1 and order_id = $2",
    [store.storeId, orderId],
  );
  expect(await again()).toMatchObject({ erased: 1, open: [] });
  expect(await stored(orderId)).toMatchObject({ name: 'Cliente', phone: null });
});
