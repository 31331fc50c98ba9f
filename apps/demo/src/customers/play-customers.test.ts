import { describe, expect, it } from 'vitest';
import { customersOf } from '../world/past-orders.ts';
import { createRandom } from '../world/random.ts';
import { pizzeria } from '../world/stores/pizzeria.ts';
import { createIntakeClient } from './intake-client.ts';
import { nextOrder } from './next-order.ts';
import { placeOrder } from './place-order.ts';
import { playCustomers } from './play-customers.ts';

const NOW = Date.parse('2026-11-21T22:05:00Z');
const customers = customersOf(pizzeria, 'seed').slice(0, 20);

class GoHome extends Error {}

/** A server with a list of pending orders. It answers the first requests with `answers`. */
function fakeServer(answers: (number | 'down')[] = []) {
  const sent: { id: string; key: string | null }[] = [];
  const known = new Set<string>();
  let accepted = 0;
  const fakeFetch: typeof fetch = async (url, init) => {
    if (init?.method !== 'POST') {
      return Response.json({ status: true, data: Array.from({ length: known.size - accepted }) });
    }
    const { id } = JSON.parse(String(init.body));
    sent.push({ id, key: new Headers(init.headers).get('x-api-key') });
    expect(String(url)).toBe('http://server/api/order');
    const answer = answers.shift() ?? 200;
    if (answer === 'down') throw new TypeError('fetch failed');
    if (answer < 300) known.add(id);
    return new Response('{}', { status: answer });
  };
  const client = createIntakeClient({ baseUrl: 'http://server', intakeKey: 'demo-loja-1', fetch: fakeFetch });
  return { client, sent, known, acceptAll: () => (accepted = known.size) };
}

/** A `wait` that returns immediately, and throws after `count` waits. */
function waits(count: number) {
  const waited: number[] = [];
  const wait = async (ms: number) => {
    if (waited.length >= count) throw new GoHome();
    waited.push(ms);
  };
  return { waited, wait };
}

function play(server: ReturnType<typeof fakeServer>, wait: (ms: number) => Promise<void>, rate = 1) {
  const lost: string[] = [];
  const playing = playCustomers({
    store: pizzeria,
    random: createRandom('play'),
    customers,
    client: server.client,
    rate,
    wait,
    now: () => NOW,
    onLost: (id) => lost.push(id),
    talkShare: 0.2,
    payer: null,
    customerOf: () => {
      throw new Error('this server gives no links');
    },
  });
  return { lost, playing };
}

const order = () => nextOrder({ store: pizzeria, random: createRandom('one'), customers }, NOW);

describe('placing an order', () => {
  it('sends the same id again after failures, with longer and longer pauses', async () => {
    const server = fakeServer(['down', 503, 429, 401, 200]);
    const { wait, waited } = waits(10);
    expect(await placeOrder(server.client, order(), wait)).toEqual({ link: null });
    expect(server.sent).toHaveLength(5);
    expect(new Set(server.sent.map(({ id }) => id)).size).toBe(1);
    expect(new Set(server.sent.map(({ key }) => key))).toEqual(new Set(['demo-loja-1']));
    expect(waited).toEqual([500, 1_000, 2_000, 4_000]);
  });

  it('does not repeat a refused order', async () => {
    const server = fakeServer([422]);
    const { wait, waited } = waits(10);
    expect(await placeOrder(server.client, order(), wait)).toBeNull();
    expect(waited).toEqual([]);
  });
});

describe('playing customers', () => {
  it('sends a few orders at once, then single orders until twelve are pending', async () => {
    const server = fakeServer();
    await expect(play(server, waits(0).wait).playing).rejects.toBeInstanceOf(GoHome);
    expect(server.known.size).toBe(pizzeria.rhythm.liveAtStart);
    await expect(play(server, waits(200).wait).playing).rejects.toBeInstanceOf(GoHome);
    expect(server.known.size).toBe(12);
  });

  it('sends a few orders twice with the same id', async () => {
    const server = fakeServer();
    const { wait } = waits(300);
    const accepting = async (ms: number) => {
      server.acceptAll();
      await wait(ms);
    };
    const { playing, lost } = play(server, accepting);
    await expect(playing).rejects.toBeInstanceOf(GoHome);
    expect(server.known.size).toBeGreaterThan(200);
    expect(server.sent.length).toBeGreaterThan(server.known.size);
    expect(lost).toEqual([]);
  });

  it('sends no orders at rate 0', async () => {
    const server = fakeServer();
    await expect(play(server, waits(3).wait, 0).playing).rejects.toBeInstanceOf(GoHome);
    expect(server.sent).toEqual([]);
  });

  it('reports a refused order', async () => {
    const server = fakeServer([422]);
    const { playing, lost } = play(server, waits(0).wait);
    await expect(playing).rejects.toBeInstanceOf(GoHome);
    expect(lost).toHaveLength(1);
  });
});
