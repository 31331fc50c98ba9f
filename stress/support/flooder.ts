import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { anAddress } from './addresses.ts';

// A stranger's program in a separate thread, so that its own processor time does not count as the server's.

/**
 * A stranger's flood over `connections` connections at once, for `forMs`. It needs no key, session or link.
 */
export type Flood =
  /**
   * Requests Socket.IO namespaces without a session, `packets` times on each connection. Reconnects after
   * `pauseMs` if the connection is cut.
   */
  | { kind: 'sockets'; connections: number; packets: number; requested: string; pauseMs: number }
  /** Sends one large body after another, with a pause between them. */
  | { kind: 'bodies'; connections: number; path: string; type: string; body: string; pauseMs: number }
  /** Tries to log in as users who do not exist, each time from another address. */
  | { kind: 'logins'; connections: number };

export interface FloodTask {
  url: string;
  forMs: number;
  flood: Flood;
}

/** Number of answers by status. For sockets: the number of sent messages. */
export type FloodCount = Record<string, number>;

const { url, forMs, flood }: FloodTask = workerData;
const { hostname, port } = new URL(url);
const over = performance.now() + forMs;
const counts: FloodCount = {};
const count = (what: string | number, times = 1) => {
  counts[what] = (counts[what] ?? 0) + times;
};

await Promise.all(Array.from({ length: flood.connections }, work));
parentPort?.postMessage(counts);

async function work(_: unknown, index: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let round = 0; performance.now() < over; round += 1) {
    if (flood.kind === 'sockets') await sendAnonymously(flood);
    else if (flood.kind === 'bodies') await post(agent, flood.path, flood.type, flood.body, {});
    else {
      const login = JSON.stringify({ usuario: `ninguem.${index}.${round}`, senha: 'Verao@2026' });
      await post(agent, '/api/login/index', 'application/json', login, { 'x-forwarded-for': anAddress() });
    }
    if ('pauseMs' in flood) await delay(flood.pauseMs);
  }
  agent.destroy();
}

function post(
  agent: Agent,
  path: string,
  type: string,
  body: string,
  headers: Record<string, string>,
): Promise<void> {
  return new Promise((resolve) => {
    const length = Buffer.byteLength(body);
    const sent = request({
      agent,
      hostname,
      port,
      path,
      method: 'POST',
      headers: { 'content-type': type, 'content-length': length, ...headers },
    });
    const end = (what: string | number) => {
      count(what);
      resolve();
    };
    sent.once('response', (answer) => {
      answer.resume();
      answer.once('close', () => end(answer.statusCode ?? 0));
    });
    sent.once('error', () => end('cut'));
    sent.setTimeout(20_000, () => sent.destroy());
    sent.end(body);
  });
}

async function sendAnonymously({
  packets,
  requested,
}: {
  packets: number;
  requested: string;
}): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  socket.on('error', () => count('refused'));
  await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
  if (socket.readyState !== WebSocket.OPEN) return;
  count('connected');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let sent = 0;
  while (sent < packets && socket.readyState === WebSocket.OPEN && performance.now() < over) {
    for (let burst = 0; burst < 500 && sent < packets; burst += 1, sent += 1)
      socket.send(requested.replace('#', `${Math.random()}`), () => undefined);
    await delay(1);
  }
  count('sent', sent);
  await Promise.race([closed, delay(Math.max(0, over - performance.now()))]);
  socket.terminate();
}
