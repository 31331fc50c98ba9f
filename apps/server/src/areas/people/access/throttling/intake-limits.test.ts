import { testServer } from '@comanda/testkit/http/test-server';
import { expect, it } from 'vitest';

const server = testServer({ intakePerSecond: 5 });

async function statuses(key: string, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push((await server.partner(key).get('order')).status);
  return found;
}

it('a key may send the calls of four seconds at once, then its average rate, without effect on other keys', async () => {
  const [one, two] = [await server.createStore(), await server.createStore()];
  expect(await statuses(one.intakeKey, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  const refused = await server.partner(one.intakeKey).post('order', {});
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ status: false, code: 429, motivo: 'intake.throttled' });
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await statuses(two.intakeKey, 1)).toEqual([200]);
  server.clock.advance(1_000);
  expect(await statuses(one.intakeKey, 6)).toEqual([200, 200, 200, 200, 200, 429]);
});

it('unknown keys of an address are limited; known keys are not', async () => {
  const [good, late] = [await server.createStore(), await server.createStore()];
  await statuses(good.intakeKey, 1);
  server.clock.advance(60_000);
  for (let guess = 0; guess < 30; guess += 1) expect(await statuses(`inventada-${guess}`, 1)).toEqual([401]);
  expect(await statuses('mais-uma', 1)).toEqual([429]);
  expect(await statuses(good.intakeKey, 1)).toEqual([200]);
  expect(await statuses(late.intakeKey, 1)).toEqual([429]);
  server.clock.advance(1_000);
  expect(await statuses(late.intakeKey, 1)).toEqual([200]);
});
