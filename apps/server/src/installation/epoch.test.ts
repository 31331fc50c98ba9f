import { startAppOnPort } from '@comanda/testkit/http/app-on-port';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { pairAgent } from '@comanda/testkit/printing/print-agent';
import { runStatement } from '@comanda/testkit/run-statement';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { expect, it, onTestFinished } from 'vitest';

const server = testServer();

/** The epochs that clients receive: panel (board, events, room), chat, customer's page, print agent. */
async function epochs(store: Awaited<ReturnType<typeof server.createStore>>, url: string) {
  const placed = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const { id_pedido: orderId, link_cliente: link } = placed.body.data;
  const operator = await server.as(store.operatorLogin);
  const admin = await server.as(store.adminLogin);
  const request = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(`${url}/api/${path}`, { headers });
    return (await response.json()) as { epoca?: string; data?: { epoca?: string } };
  };
  const asOperator = { authorization: operator.token };
  const socket = await openSocket(url, operator.token);
  const room = await socket.joinRoom(store.channel);
  socket.close();
  const agent = await (await pairAgent(server, admin, `Caixa ${orderId}`)).connect([], url);
  const introduced: object = await agent.hello();
  agent.close();
  const customer = { 'x-pedido-link': link.replace('/p/', '') };
  return [
    (await request('pedidos/listar', asOperator)).epoca,
    (await request('pedidos/eventos?desde=0', asOperator)).epoca,
    Reflect.get(room, 'epoca'),
    (await request(`chat/mensagens/${orderId}`, asOperator)).data?.epoca,
    (await request('cliente/conversa', customer)).data?.epoca,
    Reflect.get(introduced, 'epoca'),
  ];
}

it('every client that resumes receives the epoch, which is equal on all servers and changes after a restore', async () => {
  const store = await server.createStore();
  const [epoch, ...others] = await epochs(store, server.url);
  expect(epoch).toMatch(/^[\da-f-]{36}$/);
  expect(new Set([epoch, ...others])).toEqual(new Set([epoch]));
  const another = async () => {
    const started = await startAppOnPort({
      config: {
        dataDir: folderOfTest(),
        panelDir: null,
        visitorPagesDir: null,
        consoleDir: null,
        secret: 'test',
      },
      database: server,
      clock: server.clock,
    });
    onTestFinished(() => started.app.stop());
    return `http://127.0.0.1:${started.port}`;
  };
  expect(new Set(await epochs(store, await another()))).toEqual(new Set([epoch]));
  await runStatement(server.urls.owner, `update installation set epoch = gen_random_uuid()`, []);
  const [next, ...rest] = await epochs(store, await another());
  expect(next).not.toBe(epoch);
  expect(new Set(rest)).toEqual(new Set([next]));
});
