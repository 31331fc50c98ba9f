import { printDevicesAnswer } from '@comanda/contract/orders/printing/paired-devices.wire';
import { readAnswer } from '@comanda/testkit/http/read-answer';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { asOwner } from '@comanda/testkit/printing/paired-device';
import { pairAgent } from '@comanda/testkit/printing/print-agent';
import { expect, it } from 'vitest';

const server = testServer();

/** A store whose operator paired a device, and one order accepted after the pairing. */
async function aStore() {
  const store = await server.createStore();
  const operator = await server.as(store.operatorLogin);
  const admin = await server.as(store.adminLogin);
  const { deviceId, connect } = await pairAgent(server, operator, 'Balcão');
  const agent = await connect();
  await agent.hello();
  const accept = async () => {
    const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
    const orderId = placed.body.data.id_pedido;
    await admin.put(`orders/${orderId}`, { new_status: 'PA' });
    return orderId;
  };
  const devices = async () => readAnswer(printDevicesAnswer, await admin.get('impressao/dispositivos'));
  const set = (statement: string) =>
    asOwner(server, `update users set ${statement} where store_id = $1 and user_id = $2`, [
      store.storeId,
      store.operatorId,
    ]);
  return { store, operator, admin, agent, deviceId, connect, accept, devices, set };
}

it.each([
  ['is blocked', 'is_active = false', 'is_active = true'],
  ['loses the role that may pair', `roles = '{}'`, `roles = '{"Lojista Operador"}'`],
])(
  'a machine gets no ticket after the person who paired it %s; its tickets return to the queue',
  async (_why, out, back) => {
    const { agent, accept, devices, set, connect } = await aStore();
    await accept();
    const [held] = await agent.fetch();
    expect(held).toBeDefined();
    expect(await devices()).toMatchObject([{ pairedBy: 'Balcão Teste', isSuspended: false }]);
    await set(out);
    expect(await agent.take('retirar', 1)).toEqual([{ ids: [held?.id] }]);
    expect(await devices()).toMatchObject([{ isSuspended: true, isConnected: true }]);
    await accept();
    expect(await agent.fetch()).toEqual([]);
    // After a reconnect the suspended device reports its tickets, and must not print them.
    const again = await connect();
    await again.hello([held?.id ?? 0]);
    expect(await again.fetch()).toEqual([]);
    await set(back);
    await expect.poll(devices).toMatchObject([{ isSuspended: false }]);
    await expect.poll(async () => (await again.fetch()).length).toBeGreaterThan(0);
  },
);

it('suspends a device also when its store takes the permission from operators', async () => {
  const { admin, accept, agent, devices } = await aStore();
  const allow = (permissoes: string[]) => admin.post('users/merchant-permissions', { permissoes });
  await allow(['orders.chat']);
  await expect.poll(devices).toMatchObject([{ isSuspended: true }]);
  await accept();
  expect(await agent.fetch()).toEqual([]);
  await allow(['orders.chat', 'settings.use']);
  await expect.poll(devices).toMatchObject([{ isSuspended: false }]);
  await expect.poll(async () => (await agent.fetch()).length).toBe(1);
});

it('shows an administrator who takes over the device its former user', async () => {
  const { store, admin, agent, deviceId, accept, devices, set } = await aStore();
  expect(
    await asOwner(
      server,
      `select action, user_id from audit_log where store_id = $1 and action like 'printing.%' order by action`,
      [store.storeId],
    ),
  ).toEqual([
    { action: 'printing.code-made', user_id: store.operatorId },
    { action: 'printing.device-paired', user_id: store.operatorId },
  ]);
  await set('is_active = false');
  await expect.poll(devices).toMatchObject([{ isSuspended: true }]);
  await accept();
  const stored = await admin.post(`impressao/dispositivos/${deviceId}/manter`);
  expect(readAnswer(printDevicesAnswer, stored)).toMatchObject([
    { pairedBy: 'Dona Teste', isSuspended: false },
  ]);
  expect(await agent.fetch()).toHaveLength(1);
  expect((await admin.post('impressao/dispositivos/99/manter')).status).toBe(404);
});

it('prints the station of a suspended device on another default printer', async () => {
  const { operator: _gone, admin, deviceId, accept, set, devices } = await aStore();
  const other = await (await pairAgent(server, admin, 'Caixa 2')).connect();
  await other.hello();
  await admin.post(`impressao/dispositivos/${deviceId}`, {
    nome: 'Balcão',
    rotas: { impressora: null, estacoes: [{ estacao: 'Caixa', impressoras: ['EPSON'] }], opcoes: [] },
  });
  await accept();
  expect(await other.fetch()).toEqual([]);
  await set('is_active = false');
  await expect.poll(devices).toMatchObject([{ isSuspended: true }, { isSuspended: false }]);
  await expect.poll(async () => (await other.fetch()).length).toBe(1);
});
