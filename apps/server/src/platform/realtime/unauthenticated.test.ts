import { once } from 'node:events';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';

const server = testServer();
const opened: WebSocket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

async function connect(): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  socket.on('error', () => undefined);
  opened.push(socket);
  await once(socket, 'message');
  return socket;
}

it.each([
  ['an unknown device', (at: number) => `40/agente,{"token":"x${at}"}`],
  ['an invalid link', (at: number) => `40/cliente,{"token":"x${at}"}`],
  ['an unknown session', (at: number) => `40{"token":"1.${at}"}`],
  ['an unknown namespace', (at: number) => `40/nada${at},`],
])(
  'a connection that asks repeatedly as %s is cut, and others see almost no delay',
  async (_name, packet) => {
    const store = await server.createStore();
    const panel = await server.as(store.operatorLogin);
    const socket = await connect();
    let answers = 0;
    socket.on('message', (data) => {
      if (String(data).startsWith('44')) answers += 1;
    });
    const closed = once(socket, 'close');
    for (let at = 0; at < 20_000; at += 1) socket.send(packet(at), () => undefined);
    const [panels] = await Promise.all([openSocket(server.url, panel.token), closed]);
    expect(answers).toBeLessThanOrEqual(8);
    expect(await panels.joinRoom(store.channel)).toMatchObject({ ok: true });
    panels.close();
  },
);

it('an address may have a limited number of unauthenticated connections, and more when some are authenticated or closed', async () => {
  const store = await server.createStore();
  const panel = await server.as(store.operatorLogin);
  const known = await openSocket(server.url, panel.token);
  const many = await Promise.all(Array.from({ length: 256 }, connect));
  await expect(openSocket(server.url, panel.token)).rejects.toThrow();
  expect(await known.joinRoom(store.channel)).toMatchObject({ ok: true });
  const [first] = many;
  first?.close();
  if (first) await once(first, 'close');
  const late = await openSocket(server.url, panel.token);
  known.close();
  late.close();
});
