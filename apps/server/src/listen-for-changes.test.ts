import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLogger } from './platform/log.ts';

// All changes are made on a separate connection, like by another process. The clock does not move, so a
// cached session expires only when the server receives the notification.

const server = testServer();
let elsewhere: pg.Client;
beforeAll(async () => {
  elsewhere = new pg.Client({ connectionString: server.urls.owner });
  await elsewhere.connect();
});
afterAll(() => elsewhere.end());

async function aPanel() {
  const store = await server.createStore();
  const [admin, operator] = [await server.as(store.adminLogin), await server.as(store.operatorLogin)];
  return { store, admin, operator, socket: await openSocket(server.url, operator.token) };
}

/**
 * Counts the servers that are listening: connections whose last statement is `listen`, or the probe that runs
 * every five seconds.
 */
async function listeners(): Promise<number> {
  const { rows } = await elsewhere.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where application_name = 'comanda-listener'
        and datname = current_database() and state = 'idle' and (query ilike '%listen%' or query = 'select')`,
  );
  return rows[0]?.count ?? 0;
}

it('closes the sockets of a session that another process ended, and removes it from the cache', async () => {
  const { store, operator, socket, admin } = await aPanel();
  const others = await openSocket(server.url, admin.token);
  expect((await operator.get('login/sessao')).status).toBe(200);
  await elsewhere.query('update sessions set revoked_at = now() where store_id = $1 and user_id = $2', [
    store.storeId,
    store.operatorId,
  ]);
  await socket.closed;
  expect(await socket.take('sessao-encerrada', 1)).toHaveLength(1);
  expect((await operator.get('login/sessao')).status).toBe(401);
  expect(await others.joinRoom(store.channel)).toMatchObject({ ok: true });
  others.close();
});

it.each([
  ['a deleted session', 'delete from sessions where store_id = $1 and user_id = $2'],
  ['a blocked user', 'update users set is_active = false where store_id = $1 and user_id = $2'],
  ['a user without roles', `update users set roles = '{}' where store_id = $1 and user_id = $2`],
])('cuts the sockets of %s', async (_name, change) => {
  const { store, operator, socket } = await aPanel();
  await elsewhere.query(change, [store.storeId, store.operatorId]);
  await socket.closed;
  expect((await operator.get('login/sessao')).status).toBe(401);
});

it('a blocked and unblocked person must log in again; other people are not affected', async () => {
  const { store, operator, admin, socket } = await aPanel();
  const block = (isActive: boolean) =>
    elsewhere.query('update users set is_active = $3 where store_id = $1 and user_id = $2', [
      store.storeId,
      store.operatorId,
      isActive,
    ]);
  await block(false);
  await socket.closed;
  await block(true);
  await expect.poll(async () => (await operator.get('login/sessao')).status).toBe(401);
  const again = await server.as(store.operatorLogin);
  // Only blocking ends a session. Unblocking does not, even when repeated.
  await block(true);
  expect((await again.get('login/sessao')).status).toBe(200);
  expect((await admin.get('login/sessao')).status).toBe(200);
});

it('applies a changed role immediately, with the same session and socket', async () => {
  const { store, operator, socket } = await aPanel();
  const invoices = async () => (await operator.get('invoices?status=overdue&page=1&per_page=1')).status;
  const listening = elsewhere.query('listen access_changed');
  const reported = new Promise((resolve) => elsewhere.once('notification', resolve));
  expect(await invoices()).toBe(403);
  await listening;
  await elsewhere.query(`update users set roles = '{Lojista Admin}' where store_id = $1 and user_id = $2`, [
    store.storeId,
    store.operatorId,
  ]);
  await reported;
  await elsewhere.query('unlisten access_changed');
  await expect.poll(invoices).toBe(200);
  expect(await socket.joinRoom(store.channel)).toMatchObject({ ok: true });
  socket.close();
});

it('a suspended or renamed store makes its panels reload everything', async () => {
  const { store, operator, socket } = await aPanel();
  expect((await operator.get('pedidos/listar')).status).toBe(200);
  await elsewhere.query(`update stores set is_suspended = true, name = 'Nova' where store_id = $1`, [
    store.storeId,
  ]);
  expect(await socket.take('pedido', 1)).toEqual([{ tipo: 'f5pagina' }]);
  expect((await operator.get('estabelecimento/getLoja')).body.estabelecimento).toMatchObject({
    loja_bloqueada: true,
  });
  expect((await operator.get('pedidos/listar')).body).toMatchObject({ estabelecimento_nome: 'Nova' });
  socket.close();
});

it('refuses orders with a revoked key', async () => {
  const { store, socket } = await aPanel();
  socket.close();
  const status = async () => (await server.partner(store.intakeKey).get('order')).status;
  expect(await status()).toBe(200);
  await elsewhere.query('update intake_keys set revoked_at = now() where store_id = $1', [store.storeId]);
  await expect.poll(status).toBe(401);
});

it('listens again after its connection broke, and detects sessions that ended meanwhile', async () => {
  const { store, socket } = await aPanel();
  await elsewhere.query('begin');
  await elsewhere.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'comanda-listener' and datname = current_database()`,
  );
  await elsewhere.query('update sessions set revoked_at = now() where store_id = $1', [store.storeId]);
  await elsewhere.query('commit');
  await socket.closed;
});

it('panels reload subjects with a lost announcement, and no others', async () => {
  const { store, socket } = await aPanel();
  expect(await socket.joinRoom(store.channel)).toMatchObject({ ok: true, seq: 0, assuntos: {} });
  const announce = (subjects: object) =>
    elsewhere.query(
      `insert into store_subjects values ($1, 1, $2)
       on conflict (store_id) do update set seq = store_subjects.seq + 1, subjects = excluded.subjects`,
      [store.storeId, subjects],
    );
  // Simulates the loss of another server's notification.
  await announce({ hours: 1 });
  const numbered = () => socket.received('mudou').filter((hint) => Object.hasOwn(Object(hint), 'numero'));
  const [hours, menu] = [
    { assunto: 'funcionamento', numero: 1 },
    { assunto: 'cardapio', numero: 2 },
  ];
  await expect.poll(numbered).toEqual([hours]);
  await announce({ hours: 1, menu: 2 });
  await expect.poll(numbered).toEqual([hours, menu]);
  expect(await socket.joinRoom(store.channel)).toMatchObject({
    assuntos: { funcionamento: 1, cardapio: 2 },
  });
  socket.close();
});

it('frequent calls send no notification', async () => {
  const { store, operator, socket } = await aPanel();
  const sent: (string | undefined)[] = [];
  await elsewhere.query('listen access_changed');
  elsewhere.on('notification', ({ payload }) => sent.push(payload));
  server.clock.advance(6 * 60_000);
  await operator.get('login/sessao');
  await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  await operator.put('orders/1', { new_status: 'PA' });
  await elsewhere.query('update sessions set last_seen_at = now() where store_id = $1', [store.storeId]);
  await elsewhere.query('unlisten access_changed');
  expect(sent).toEqual([]);
  socket.close();
});

it('a save at one server notifies the panels of all servers once, and a refused save notifies none', async () => {
  const { store, admin, operator, socket } = await aPanel();
  const config = {
    ...readConfig({}),
    dataDir: folderOfTest(),
    panelDir: null,
    visitorPagesDir: null,
    secret: 'test',
  };
  const log = createLogger('silent');
  const second = await createApp({ config, databaseUrls: server.urls, clock: server.clock, log });
  const url = await second.http.listen({ host: '127.0.0.1', port: 0 });
  // A server that starts to listen makes its panels reload everything. The test ignores these notifications.
  await expect.poll(listeners).toBe(2);
  const there = await openSocket(url, operator.token);
  const save = (formas: string[], versao: number) =>
    admin.post('software_app/alteraPagamentos', { formas, versao });
  expect((await save(['Fiado'], 0)).status).toBe(422);
  expect((await save(['Dinheiro'], 0)).status).toBe(200);
  expect((await save(['Pix'], 0)).status).toBe(409);
  expect((await save(['Pix'], 1)).status).toBe(200);
  const hints = [1, 2].map((versao) => ({ assunto: 'formas-pagamento', versao, numero: versao }));
  const received = () =>
    [there, socket].map((panel) =>
      panel.received('mudou').filter((hint) => Object.hasOwn(Object(hint), 'versao')),
    );
  await expect.poll(received).toEqual([hints, hints]);
  expect(await socket.joinRoom(store.channel)).toMatchObject({ ok: true });
  expect(received()).toEqual([hints, hints]);
  there.close();
  socket.close();
  await second.stop();
});
