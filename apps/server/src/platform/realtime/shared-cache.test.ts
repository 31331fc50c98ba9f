import { expect, it } from 'vitest';
import { createLastNumbers } from './last-numbers.ts';
import { SharedCache } from './shared-cache.ts';

/** Creates a cache with a fake clock, and counts its reads of `state.seq`. */
function aMemory(isOutdated?: (storeId: number, found: { seq: number }) => boolean) {
  const numbers = createLastNumbers();
  const state = { seq: 1, reads: 0, nowMs: 0 };
  const memory = new SharedCache<{ seq: number }>({
    numbers,
    now: () => state.nowMs,
    ...(isOutdated === undefined ? {} : { isOutdated }),
  });
  const read = (atLeast: number | null = 0, storeId = 1) =>
    memory.get({ storeId, atLeast }, async () => {
      state.reads += 1;
      const { seq } = state;
      await Promise.resolve();
      return { seq };
    });
  return { numbers, state, read };
}

it('answers two thousand panels of a store with one read, at once and one after another', async () => {
  const { state, read } = aMemory();
  await Promise.all(Array.from({ length: 1_000 }, () => read()));
  for (let panel = 0; panel < 1_000; panel += 1) await read();
  expect(state.reads).toBe(1);
  await read(0, 2);
  expect(state.reads).toBe(2);
});

it('reads again after a second', async () => {
  const { state, read } = aMemory();
  await read();
  state.seq = 2;
  state.nowMs = 999;
  expect(await read()).toEqual({ seq: 1 });
  state.nowMs = 1_000;
  expect(await read()).toEqual({ seq: 2 });
});

it('an answer is never older than the event number that a panel sends or that this server knows', async () => {
  const { numbers, state, read } = aMemory();
  await read();
  state.seq = 2;
  expect(await read(2)).toEqual({ seq: 2 });
  state.seq = 3;
  numbers.note(1, 3);
  expect(await read()).toEqual({ seq: 3 });
  expect(state.reads).toBe(3);
});

it('a read that began before an event does not answer panels that know the event', async () => {
  const { numbers, state, read } = aMemory();
  const early = read();
  state.seq = 2;
  numbers.note(1, 2);
  const crowd = Array.from({ length: 1_000 }, () => read(2));
  expect(await early).toEqual({ seq: 1 });
  expect(new Set((await Promise.all(crowd)).map(({ seq }) => seq))).toEqual(new Set([2]));
  expect(state.reads).toBe(2);
});

it('an event number that does not exist causes one extra read, not endless ones', async () => {
  const { state, read } = aMemory();
  await Promise.all(Array.from({ length: 1_000 }, () => read(9e9)));
  expect(state.reads).toBe(2);
  state.reads = 0;
  expect(await read(9e9)).toEqual({ seq: 1 });
  expect(await read(9e9)).toEqual({ seq: 1 });
  expect(state.reads).toBe(2);
  expect(await read()).toEqual({ seq: 1 });
  expect(state.reads).toBe(2);
});

it('reads again for callers without a number, and for outdated answers', async () => {
  let isOutdated = false;
  const { state, read } = aMemory(() => isOutdated);
  await read();
  await read(null);
  expect(state.reads).toBe(2);
  await read();
  isOutdated = true;
  await read();
  expect(state.reads).toBe(3);
});

it('a failed read fails its callers, and the next call reads again', async () => {
  const numbers = createLastNumbers();
  const memory = new SharedCache<{ seq: number }>({ numbers });
  const wanted = { storeId: 1, atLeast: 0 };
  const failing = () => Promise.reject(new Error('down'));
  const answers = await Promise.allSettled([memory.get(wanted, failing), memory.get(wanted, failing)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await memory.get(wanted, async () => ({ seq: 4 }))).toEqual({ seq: 4 });
});
