import { startAppOnPort } from '@comanda/testkit/http/app-on-port';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { beforeAll, expect, it, onTestFinished } from 'vitest';

const server = testServer();
let otherUrl = '';
let stopOther: () => Promise<void>;

beforeAll(async () => {
  const pages = { panelDir: null, visitorPagesDir: null, consoleDir: null };
  const { app, port } = await startAppOnPort({
    config: { dataDir: folderOfTest(), ...pages, secret: 'test', sessionPerSecond: 100_000 },
    database: server,
    clock: server.clock,
  });
  otherUrl = `http://127.0.0.1:${port}`;
  stopOther = () => app.stop();
  return () => stopOther();
});

interface Read {
  seq: number;
  ultimo: number;
  pedidos: { cliente_nome?: string }[];
  eventos: unknown[];
}

async function aStore() {
  const store = await server.createStore();
  const { token } = await server.as(store.operatorLogin);
  const readAt = async (url: string, path: string) => {
    const response = await fetch(`${url}/api/pedidos/${path}`, { headers: { authorization: token } });
    return (await response.json()) as Read;
  };
  const place = () => server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  return { store, token, place, readAt };
}

it('a panel that knows an event number gets at least this event, at any server', async () => {
  const { place, readAt } = await aStore();
  await place();
  // These reads fill the cache of the other server, so that the next reads could get an outdated answer.
  expect((await readAt(otherUrl, 'listar?ao_menos=0')).seq).toBe(1);
  expect((await readAt(otherUrl, 'eventos?desde=0&ao_menos=0')).ultimo).toBe(1);
  for (let seq = 2; seq <= 5; seq += 1) {
    await place();
    const board = await readAt(otherUrl, `listar?ao_menos=${seq}`);
    expect([board.seq, board.pedidos.length]).toEqual([seq, seq]);
    const events = await readAt(otherUrl, `eventos?desde=0&ao_menos=${seq}`);
    expect([events.ultimo, events.eventos.length]).toEqual([seq, seq]);
    // A client that sends no `ao_menos` gets the current state from the database.
    expect((await readAt(otherUrl, 'listar')).seq).toBe(seq);
    expect((await readAt(otherUrl, 'eventos?desde=0')).ultimo).toBe(seq);
  }
});

it('an answer contains all that this server has committed, also for panels without a number', async () => {
  const { place, readAt } = await aStore();
  for (let seq = 1; seq <= 5; seq += 1) {
    await place();
    expect((await readAt(server.url, 'listar?ao_menos=0')).seq).toBe(seq);
    expect((await readAt(server.url, 'eventos?desde=0&ao_menos=0')).ultimo).toBe(seq);
  }
});

it('a panel that connects to another server while orders arrive receives every order', async () => {
  const { store, token, place } = await aStore();
  for (let seq = 1; seq <= 5; seq += 1) {
    const placed = place();
    const socket = await openSocket(otherUrl, token);
    onTestFinished(() => socket.close());
    const joined = await socket.joinRoom(store.channel);
    await placed;
    // The answer contains the order, or a push announces it soon.
    await expect
      .poll(() => {
        const pushed = socket.received('pedido-seq') as { seq: number }[];
        return Math.max(joined.seq, ...pushed.map((push) => push.seq));
      })
      .toBeGreaterThanOrEqual(seq);
  }
});

it.each(['listar?ao_menos=x', 'eventos?desde=0&ao_menos=1e99', 'listar?ao_menos=-'])(
  'refuses %s in words',
  async (path) => {
    const { readAt } = await aStore();
    expect(await readAt(server.url, path)).toMatchObject({ status: false, erro: expect.any(String) });
  },
);
