import { Agent, get } from 'node:http';
import { LONGEST_RETURN_MS, SERVER_LEAVES } from '@comanda/contract/realtime/leaving';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { expect, it } from 'vitest';

const server = testServer();

/** All requests use one connection, on which a leaving server still answers. */
const line = new Agent({ keepAlive: true, maxSockets: 1 });
const readiness = () =>
  new Promise<[status: number | undefined, body: string]>((resolve, reject) => {
    get(`${server.url}/readyz`, { agent: line }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () => resolve([response.statusCode, body]));
    }).on('error', reject);
  });

it('a server that leaves is not ready at once, and gives each panel and guest its own time to return', async () => {
  const store = await server.createStore();
  const { body } = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
  const panel = await server.as(store.operatorLogin);
  const panels = await Promise.all(Array.from({ length: 5 }, () => openSocket(server.url, panel.token)));
  const link = body.data.link_cliente.split('/p/')[1] ?? '';
  const customer = await openSocket(server.url, link, {}, '/cliente');
  expect(await readiness()).toEqual([200, '{"status":"ready"}']);

  const left = server.leave();
  expect(await readiness()).toEqual([503, '{"status":"leaving"}']);
  const pushes = await Promise.all(
    [...panels, customer].map((socket) => socket.take<{ volte_em: number }>(SERVER_LEAVES, 1)),
  );
  const waits = pushes.flat().map(({ volte_em: ms }) => ms);
  expect(new Set(waits).size).toBe(6);
  expect(Math.max(...waits)).toBeLessThan(LONGEST_RETURN_MS);
  // Sockets of older clients do not leave by themselves, and must be cut.
  await Promise.all([...panels, customer].map(({ closed }) => closed));
  await left;
  await expect(openSocket(server.url, panel.token)).rejects.toThrow();
  line.destroy();
});
