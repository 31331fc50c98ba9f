import { createHmac, randomUUID } from 'node:crypto';
import { type RunningCourierSim, startCourierSim } from '@comanda/testkit/courier/courier-server';
import { testServer } from '@comanda/testkit/http/test-server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSealer } from '../../../platform/sealed-text.ts';
import { isSignedBy } from './webhook.ts';

const server = testServer();
let storeId = 0;
let sim: RunningCourierSim;
beforeAll(async () => {
  storeId = (await server.createStore()).storeId;
  sim = await startCourierSim(server, [storeId]);
});
afterAll(() => sim.stop());

async function post(
  body: string,
  over: { store?: number | string; signature?: string; secret?: string } = {},
) {
  const secret = over.secret ?? `segredo-da-loja-${storeId}`;
  const signature = over.signature ?? createHmac('sha256', secret).update(body).digest('hex');
  const response = await fetch(`${server.url}/api/entregas/${over.store ?? storeId}/v1/newLogisticEvent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-app-signature': signature },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

const anEvent = () =>
  JSON.stringify({
    deliveryId: randomUUID(),
    orderId: randomUUID(),
    event: { type: 'ACCEPTED', datetime: '2026-11-20T22:12:00Z' },
  });

it('acknowledges signed reports of unknown deliveries; refuses all others', async () => {
  expect(await post(anEvent())).toBe(204);
  expect(await post(anEvent(), { secret: 'outro' })).toBe(401);
  expect(await post(anEvent(), { signature: '' })).toBe(401);
  expect(await post(anEvent(), { store: 999_999 })).toBe(401);
  expect(await post(anEvent(), { store: 'x' })).toBe(401);
  expect(await post('{}')).toBe(400);
  expect(await post('x'.repeat(70_000))).toBe(413);
});

it('survives signed junk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json({ maxDepth: 3 }), fc.string()), async (body) => {
      expect(await post(body)).toBeLessThan(500);
    }),
    { numRuns: 40, seed: 3 },
  );
});

it('compares signatures over the exact bytes', () => {
  const body = Buffer.from('{"a":1}');
  const right = createHmac('sha256', 'k').update(body).digest('hex');
  expect(isSignedBy('k', body, right)).toBe(true);
  expect(isSignedBy('k', body, right.toUpperCase())).toBe(false);
  expect(isSignedBy('k', Buffer.from('{"a": 1}'), right)).toBe(false);
});

it('decrypts secrets only with the same key and purpose, and only if unchanged', () => {
  const sealed = createSealer('s', 'courier').seal('não conte');
  expect(sealed.includes('conte')).toBe(false);
  expect(createSealer('s', 'courier').unseal(sealed)).toBe('não conte');
  expect(createSealer('t', 'courier').unseal(sealed)).toBeNull();
  expect(createSealer('s', 'outro').unseal(sealed)).toBeNull();
  sealed[14] = (sealed[14] ?? 0) ^ 1;
  expect(createSealer('s', 'courier').unseal(sealed)).toBeNull();
});

it('refuses a sender for a while after too many wrong signatures', async () => {
  const statuses = new Set<number>();
  for (let sending = 0; sending < 40; sending++) statuses.add(await post(anEvent(), { secret: 'outro' }));
  expect(statuses).toEqual(new Set([401, 429]));
  expect(await post(anEvent())).toBe(429);
  // The same service reports for several stores, from one address.
  const other = (await server.createStore()).storeId;
  const itsService = await startCourierSim(server, [other]);
  expect(await post(anEvent(), { store: other, secret: `segredo-da-loja-${other}` })).toBe(204);
  await itsService.stop();
  server.clock.advance(60_000);
  expect(await post(anEvent())).toBe(204);
});
