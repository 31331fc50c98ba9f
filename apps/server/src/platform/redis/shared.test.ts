import { type AppOnPort, startAppOnPort } from '@comanda/testkit/http/app-on-port';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { hasRedis, startRedis } from '@comanda/testkit/running/redis-process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ensureEpoch } from '../../installation/epoch.ts';
import { createPool } from '../database/pools.ts';
import { createDatabase } from '../database/transaction.ts';
import { createLogger } from '../log.ts';
import { redisMark } from './order-hints.ts';
import { connectRedis, type Redis } from './redis.ts';
import { createSharedBuckets } from './shared-buckets.ts';

const world = testServer();

/** Starts a real Redis that ends with the test. */
async function aRedis() {
  const redis = await startRedis(folderOfTest());
  onTestFinished(redis.end);
  return redis;
}

const urlOf = ({ port }: AppOnPort) => `http://127.0.0.1:${port}`;

async function aServer(redisUrl: string) {
  const pages = { panelDir: null, visitorPagesDir: null, consoleDir: null };
  const started = await startAppOnPort({
    config: { dataDir: folderOfTest(), ...pages, secret: 'test', sessionPerSecond: 100_000, redisUrl },
    database: world,
    clock: world.clock,
  });
  onTestFinished(() => started.app.stop());
  const metric = async (name: string) => {
    const text = await (await fetch(`${urlOf(started)}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  };
  const isUp = (value: number) => expect.poll(() => metric('comanda_redis_up')).toBe(value);
  return { url: urlOf(started), metric, isUp };
}

const RECEIVED = 'comanda_redis_hints_total{way="received"}';
const IGNORED = 'comanda_redis_hints_total{way="ignored"}';

async function aStore() {
  const store = await world.createStore();
  const { token } = await world.as(store.operatorLogin);
  const placeAt = async (url: string) => {
    const response = await fetch(`${url}/api/order`, {
      method: 'POST',
      headers: { 'x-api-key': store.intakeKey, 'content-type': 'application/json' },
      body: JSON.stringify(anOpenDeliveryOrder()),
    });
    return response.status;
  };
  const watchAt = async (url: string) => {
    const socket = await openSocket(url, token);
    onTestFinished(() => socket.close());
    await socket.joinRoom(store.channel);
    return socket;
  };
  return { store, token, placeAt, watchAt };
}

// Skipped on machines without Redis.
describe.skipIf(!hasRedis())('servers with Redis', () => {
  it('give each other hints of orders', async () => {
    const redis = await aRedis();
    const [one, other] = [await aServer(redis.url), await aServer(redis.url)];
    await Promise.all([one.isUp(1), other.isUp(1)]);
    const { placeAt, watchAt } = await aStore();
    const socket = await watchAt(other.url);
    expect(await placeAt(one.url)).toBe(200);
    expect(await socket.take('pedido-seq', 1)).toEqual([{ seq: 1 }]);
    await expect.poll(() => other.metric(RECEIVED)).toBe(1);
    expect(await one.metric(RECEIVED)).toBe(0);
  });

  it('work without it while it is killed, and hear hints again after its restart', async () => {
    const redis = await aRedis();
    const [one, other] = [await aServer(redis.url), await aServer(redis.url)];
    await Promise.all([one.isUp(1), other.isUp(1)]);
    const { placeAt, watchAt } = await aStore();
    const socket = await watchAt(other.url);
    await redis.end();
    await Promise.all([one.isUp(0), other.isUp(0)]);
    expect(await placeAt(one.url)).toBe(200);
    expect(await socket.take('pedido-seq', 1)).toEqual([{ seq: 1 }]);
    await redis.start();
    await Promise.all([one.isUp(1), other.isUp(1)]);
    expect(await placeAt(one.url)).toBe(200);
    await expect.poll(() => other.metric(RECEIVED)).toBe(1);
  });

  it('work without it while it is frozen, which they notice', async () => {
    const redis = await aRedis();
    const [one, other] = [await aServer(redis.url), await aServer(redis.url)];
    await Promise.all([one.isUp(1), other.isUp(1)]);
    const { placeAt, watchAt } = await aStore();
    const socket = await watchAt(other.url);
    redis.freeze(true);
    expect(await placeAt(one.url)).toBe(200);
    expect(await socket.take('pedido-seq', 1)).toEqual([{ seq: 1 }]);
    await Promise.all([one.isUp(0), other.isUp(0)]);
    expect(await placeAt(one.url)).toBe(200);
    redis.freeze(false);
    await Promise.all([one.isUp(1), other.isUp(1)]);
  });

  it('start without it, and use it once it is there', async () => {
    const redis = await aRedis();
    await redis.end();
    const server = await aServer(redis.url);
    expect(await (await aStore()).placeAt(server.url)).toBe(200);
    await redis.start();
    await server.isUp(1);
  });

  it('believe no hint: the rows decide', async () => {
    const redis = await aRedis();
    const server = await aServer(redis.url);
    await server.isUp(1);
    const { store, token, placeAt, watchAt } = await aStore();
    const socket = await watchAt(server.url);
    await placeAt(server.url);
    await socket.take('pedido', 1);
    const pool = createPool({
      url: world.urls.system,
      max: 1,
      applicationName: 't',
      onError: () => undefined,
    });
    onTestFinished(() => pool.end());
    const epoch = await ensureEpoch(createDatabase(pool).directory);
    const channel = `comanda:${redisMark('test', epoch)}:pedidos`;
    const tell = (text: string) => redis.say(`PUBLISH ${channel} ${JSON.stringify(text)}`);
    const ofOther = (stores: unknown) => JSON.stringify({ from: 'other', stores });
    const unreadable = [
      'x',
      '{}',
      '[1]',
      ofOther([[store.storeId, 'nine']]),
      ofOther([[-1, 5]]),
      ofOther({}),
    ];
    for (const text of unreadable) expect(await tell(text)).toMatch(/^:1/);
    for (const seq of [1, 999, 2 ** 40]) expect(await tell(ofOther([[store.storeId, seq]]))).toMatch(/^:1/);
    expect(await tell(ofOther([[987_654, 3]]))).toMatch(/^:1/);
    await expect.poll(() => server.metric(IGNORED)).toBe(unreadable.length);
    await expect.poll(() => server.metric(RECEIVED)).toBe(4);
    // Places an order after the false messages: all numbers that panels got must still be right.
    await placeAt(server.url);
    await socket.take('pedido', 2);
    expect(socket.received('pedido-seq')).toEqual([]);
    const board = await fetch(`${server.url}/api/pedidos/listar?ao_menos=2`, {
      headers: { authorization: token },
    });
    expect(await board.json()).toMatchObject({ seq: 2 });
  });
});

describe.skipIf(!hasRedis())('limits with Redis', () => {
  const RULE = { perSecond: 1e-6, burst: 5 };
  const parts = { mark: 'marca', secret: 'segredo' };
  const connected = async (url: string) => {
    const redis = await connectRedis(url, createLogger('silent'));
    onTestFinished(() => redis.close());
    await expect.poll(() => redis.isUp()).toBe(true);
    return redis;
  };

  it('are of all servers together; Redis gets no subject', async () => {
    const server = await aRedis();
    const [one, other] = [await connected(server.url), await connected(server.url)];
    const adopted: [string, number][] = [];
    const common = (redis: Redis) =>
      createSharedBuckets(redis, parts)('chamadas', RULE, (subject, tokens) =>
        adopted.push([subject, tokens]),
      );
    const [ours, theirs] = [common(one), common(other)];
    ours.report('chave-secreta', 3);
    ours.report('chave-secreta', 1);
    await expect.poll(() => adopted.length).toBe(1);
    theirs.report('chave-secreta', 1);
    theirs.report('outra', 2);
    await expect.poll(() => adopted.length).toBe(3);
    expect(adopted.map(([subject, tokens]) => [subject, Math.round(tokens)])).toEqual([
      ['chave-secreta', 1],
      ['chave-secreta', 0],
      ['outra', 3],
    ]);
    const keys = await server.say('KEYS *');
    expect(keys).toMatch(/^\*2\r/);
    expect(keys).not.toMatch(/secreta|outra|chamadas/);
  });

  it('are of each server while Redis is away, and a broken row of Redis changes nothing', async () => {
    const server = await aRedis();
    const redis = await connected(server.url);
    const adopted: number[] = [];
    const { report } = createSharedBuckets(redis, parts)('chamadas', RULE, (_subject, tokens) =>
      adopted.push(tokens),
    );
    report('a', 1);
    await expect.poll(() => adopted.length).toBe(1);
    const [key = ''] = /comanda:\S+/.exec(await server.say('KEYS *')) ?? [];
    await server.say(`SET ${key} x`);
    report('a', 1);
    report('b', 1);
    await expect.poll(() => server.say(`GET ${key}`)).toContain('x');
    await server.say(`DEL ${key}`);
    await server.say(`HSET ${key} t nan ms 1`);
    report('a', 1);
    await server.end();
    await expect.poll(() => redis.isUp()).toBe(false);
    report('a', 1);
    expect(adopted.filter((tokens) => !(Math.abs(tokens) <= RULE.burst))).toEqual([]);
  });
});
