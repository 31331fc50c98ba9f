import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connected } from '@comanda/testkit/connected-database';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { runStatement } from '@comanda/testkit/run-statement';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it } from 'vitest';
import { createFilesBeside } from '../../../../platform/files/create-files.ts';
import { eraseAgain } from './erase-again.ts';
import { createErasureList, ERASURES } from './erasure-list.ts';
import { saveErasuresOf14 } from './erasures.writes.ts';
import { saveErasures } from './save-erasures.ts';

const server = testServer();
const NUMBER = '11987654321';
const RESTORED_AT = server.clock.now();

const run = async (statement: string, values: unknown[] = []) =>
  (await runStatement<Record<string, unknown>>(server.urls.owner, statement, values)).rows;

const listIn = (folder: string, secret = 'segredo') => {
  const files = createFilesBeside({ folder, s3: null }, ERASURES);
  if (files === null) throw new Error('a folder has files');
  return createErasureList(files, secret);
};

/** Creates a store with an erased customer, and the list that contains this erasure. */
async function anErasedCustomer() {
  const store = await server.createStore();
  const customer = { id: 'c7', name: 'Conceição Prado', phone: { number: NUMBER }, ordersCountOnMerchant: 0 };
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder({ customer }));
  const orderId = placed.body.data.id_pedido;
  const set = (columns: string) =>
    run(`update orders set ${columns} where store_id = $1 and order_id = $2`, [store.storeId, orderId]);
  await set(`status = 'delivered', closed_at = created_at`);
  const team = await server.asProvider();
  const path = `provedor/lojas/${store.storeId}/clientes/apagar`;
  expect((await team.post(path, { telefone: NUMBER, confirmacao: 'apagar' })).status).toBe(200);
  const folder = folderOfTest();
  const deps = { system: connected(server.urls.system), list: listIn(folder), clock: server.clock };
  await saveErasures(deps);
  const named = async () =>
    (
      await run('select customer_name as name, customer_phone as phone from orders where store_id = $1', [
        store.storeId,
      ])
    )[0];
  return {
    ...{ store, orderId, folder, deps, set, named },
    /** Simulates the restore of a backup from before the erasure. */
    comeBack: () => set(`customer_name = 'Conceição Prado', customer_phone = '${NUMBER}'`),
    again: () => eraseAgain(deps.system, deps.list, { restoredAt: RESTORED_AT, now: server.clock.now() }),
  };
}

it('a customer who was erased after the backup is erased again, once, with an entry in the audit log', async () => {
  const { store, comeBack, again, named } = await anErasedCustomer();
  await comeBack();
  expect(await again()).toEqual({ erased: 1, open: [], unreadable: 0 });
  expect(await named()).toEqual({ name: 'Cliente', phone: null });
  expect(await again()).toEqual({ erased: 0, open: [], unreadable: 0 });
  const entries = await run(
    `select 1 from audit_log where store_id = $1 and action = 'privacy.customer-erased'`,
    [store.storeId],
  );
  expect(entries).toHaveLength(2);
});

it('an order without name and phone is erased again, because it still has an address or a note', async () => {
  const { store, set, again } = await anErasedCustomer();
  await set(`customer_id = 'c7', link_withdrawn_at = null, place = 'Mesa de Conceição'`);
  expect(await again()).toMatchObject({ erased: 1 });
  const left = 'select place from orders where store_id = $1 and place is not null';
  expect(await run(left, [store.storeId])).toEqual([]);
  expect(await again()).toMatchObject({ erased: 0 });
});

it('an order that is open again waits until it is closed', async () => {
  const { store, comeBack, again, set, named } = await anErasedCustomer();
  await comeBack();
  await set(`status = 'accepted', closed_at = null`);
  expect(await again()).toEqual({ erased: 0, open: [{ storeId: store.storeId, orders: 1 }], unreadable: 0 });
  expect(await named()).toMatchObject({ phone: NUMBER });
  await set(`status = 'delivered', closed_at = created_at`);
  expect(await again()).toEqual({ erased: 1, open: [], unreadable: 0 });
});

it('the list contains no names, is saved once, and refuses changed entries and those of another secret', async () => {
  const { folder, deps, store, orderId } = await anErasedCustomer();
  const inside = join(folder, ERASURES);
  const [name = '', ...others] = readdirSync(inside);
  expect(others).toEqual([]);
  const bytes = readFileSync(join(inside, name));
  for (const word of ['Conceição', NUMBER, 'pedidos']) expect(bytes.includes(word)).toBe(false);
  const listed = [{ storeId: store.storeId, orderIds: [orderId] }];
  expect(await deps.list.read()).toMatchObject({ erasures: listed, unreadable: 0 });
  await saveErasures(deps);
  expect(readdirSync(inside)).toEqual([name]);
  expect(await listIn(folder, 'outro').read()).toEqual({ erasures: [], unreadable: 1 });
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
  writeFileSync(join(inside, name), bytes);
  expect(await deps.list.read()).toEqual({ erasures: [], unreadable: 1 });
});

it('the list skips later entries without reading them', async () => {
  const { deps, folder } = await anErasedCustomer();
  const [name = ''] = readdirSync(join(folder, ERASURES));
  const [listed] = (await deps.list.read()).erasures;
  writeFileSync(join(folder, ERASURES, name.replace('apagado-20', 'apagado-21')), 'not readable');
  expect(await deps.list.read()).toMatchObject({ unreadable: 1 });
  const before = server.clock.now() + 86_400_000;
  expect(await deps.list.read({ before })).toEqual({ erasures: [listed], unreadable: 0 });
});

it('an entry is deleted once no backup can be older, and an unsaved erasure waits for its list', async () => {
  const { deps, folder } = await anErasedCustomer();
  const inside = join(folder, ERASURES);
  await deps.list.removeOld(server.clock.now() + 31 * 86_400_000);
  expect(readdirSync(inside)).toHaveLength(1);
  await deps.list.removeOld(server.clock.now() + 33 * 86_400_000);
  expect(readdirSync(inside)).toHaveLength(0);
  await run('update erasures set saved_at = null');
  const away = { ...deps.list, add: () => Promise.reject(new Error('the folder is not mounted')) };
  await expect(saveErasures({ ...deps, list: away })).rejects.toThrow('not mounted');
  expect(await run('select 1 from erasures where saved_at is not null')).toEqual([]);
  await saveErasures(deps);
  expect(await run('select 1 from erasures where saved_at is null')).toEqual([]);
});

it('an erasure by a server of 1.4 comes into the list once, from the audit log', async () => {
  const { store, orderId, deps } = await anErasedCustomer();
  const day = 86_400_000;
  const since = { since: new Date(server.clock.now() - day), namesSince: new Date(0) };
  // A server of 1.4 writes only the audit log, but no row about the erasure.
  await run('delete from erasures');
  expect(await saveErasuresOf14(deps.system, since)).toBeGreaterThan(0);
  expect(await saveErasuresOf14(deps.system, since)).toBe(0);
  const saved = await run('select order_ids from erasures where store_id = $1', [store.storeId]);
  expect(saved).toEqual([{ order_ids: [String(orderId)] }]);
  server.clock.advance(2 * day);
  await run('delete from erasures');
  expect(await saveErasuresOf14(deps.system, { ...since, since: new Date(server.clock.now() - day) })).toBe(
    0,
  );
});
