import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import { PLACES, takePlace } from './places.ts';

/** Creates a fake request that disconnects when the test calls `go`. */
function aRequest() {
  const raw = Object.assign(new EventEmitter(), { closed: false });
  const go = () => {
    raw.closed = true;
    raw.emit('close');
  };
  return { reply: { raw } as unknown as FastifyReply, go };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('a store has its slots and its queue; its next request is refused, and another store gets a slot', async () => {
  const { each } = PLACES.report;
  if (each === undefined) throw new Error('one store has all places');
  const requests = Array.from({ length: each.atOnce + each.waiting + 1 }, aRequest);
  const taken: number[] = [];
  const refused: unknown[] = [];
  for (const [index, { reply }] of requests.entries())
    void takePlace('report', 'loud', reply).then(
      () => taken.push(index),
      (error: unknown) => refused.push(error),
    );
  await turn();
  expect(taken).toEqual([0, 1]);
  expect(refused).toMatchObject([
    { code: 'request.too-many-at-once', details: { retryAfterSeconds: expect.any(Number) } },
  ]);
  const other = aRequest();
  await takePlace('report', 'quiet', other.reply);
  for (const { go } of [...requests, other]) go();
});

it('a request that disconnects while waiting never begins, and leaves the queue', async () => {
  const [first, second, third] = [aRequest(), aRequest(), aRequest()];
  await takePlace('file', 'store', first.reply);
  const waiting = takePlace('file', 'store', second.reply);
  const next = takePlace('file', 'store', third.reply);
  second.go();
  await expect(waiting).rejects.toMatchObject({ code: 'request.too-many-at-once' });
  first.go();
  await next;
  third.go();
});

it('a request that disconnects holds its slot until its work is over', async () => {
  const [first, second] = [aRequest(), aRequest()];
  const work = Promise.withResolvers<void>();
  const place = await takePlace('paper', 'store', first.reply);
  void place.during(work.promise);
  first.go();
  let isNext = false;
  const next = takePlace('paper', 'store', second.reply).then(() => {
    isNext = true;
  });
  await turn();
  expect(isNext).toBe(false);
  work.resolve();
  await next;
  second.go();
});
