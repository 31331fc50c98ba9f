import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HintedStores } from './hinted-stores.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function aHintedStores() {
  const looks: number[][] = [];
  const failures: unknown[] = [];
  let fails = false;
  const hinted = new HintedStores({
    isNew: (storeId, seq) => storeId < 100 && seq > 5,
    look: async (storeIds) => {
      looks.push([...storeIds]);
      if (fails) throw new Error('down');
    },
    onFailure: (error) => failures.push(error),
  });
  return { hinted, looks, failures, fail: () => (fails = true) };
}

it('checks the first store at once, the others together, fifty times a second at most', async () => {
  const { hinted, looks } = aHintedStores();
  for (let seq = 6; seq < 1_000; seq += 1) for (const storeId of [1, 2, 3]) hinted.hear(storeId, seq);
  expect(looks).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(20);
  expect(looks.map((ids) => ids.toSorted())).toEqual([[1], [1, 2, 3]]);
  for (let ms = 0; ms < 1_000; ms += 1) {
    hinted.hear(1, 2 ** 40);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(looks.length).toBeLessThanOrEqual(53);
});

it('ignores known numbers and stores that nothing here watches', async () => {
  const { hinted, looks } = aHintedStores();
  hinted.hear(1, 5);
  hinted.hear(100, 9);
  await vi.advanceTimersByTimeAsync(100);
  expect(looks).toEqual([]);
});

it('goes on after a failure, and ends with the look in progress', async () => {
  const { hinted, looks, failures, fail } = aHintedStores();
  fail();
  hinted.hear(1, 6);
  await vi.advanceTimersByTimeAsync(20);
  hinted.hear(2, 6);
  hinted.hear(3, 6);
  await hinted.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(looks).toEqual([[1], [2]]);
  expect(failures).toHaveLength(2);
});
