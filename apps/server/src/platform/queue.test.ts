import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

it('a sender of many tasks waits behind senders of one', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 99 });
  const done: string[] = [];
  const send = (owner: string) => queue(async () => done.push(owner), owner);
  const many = Array.from({ length: 20 }, () => send('many'));
  await Promise.all([...many, send('one'), send('other'), send('one')]);
  expect(done.slice(0, 6)).toEqual(['many', 'many', 'one', 'other', 'many', 'one']);
  expect(done).toHaveLength(23);
});

/** Makes tasks that run until the test ends them. */
function works() {
  const ends: (() => void)[] = [];
  const began: number[] = [];
  const work = (index: number) => () => {
    began.push(index);
    return new Promise<number>((resolve) => ends.push(() => resolve(index)));
  };
  return { work, began, endNext: () => ends.shift()?.() };
}

it('a sender with a full share blocks neither slots nor queue of other senders', async () => {
  const queue = createQueue({ atOnce: 2, waiting: 4, each: { atOnce: 1, waiting: 2 } });
  const { work, began, endNext } = works();
  const many = [1, 2, 3, 4].map((index) => queue(work(index), 'many'));
  await expect(many[3]).rejects.toMatchObject({ code: 'server.busy' });
  const others = [10, 11].map((index) => queue(work(index), 'other'));
  expect(began).toEqual([1, 10]);
  endNext();
  await expect.poll(() => began).toEqual([1, 10, 2]);
  for (const then of [11, 3]) {
    endNext();
    await expect.poll(() => began.at(-1)).toBe(then);
  }
  endNext();
  endNext();
  expect(await Promise.all([...many.slice(0, 3), ...others])).toEqual([1, 2, 3, 10, 11]);
});

it('begins tasks in order of arrival, a few at a time, also after a failure', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 9 });
  const { work, began, endNext } = works();
  const failing = queue(() => Promise.reject(new Error('no')));
  const answers = [1, 2].map((index) => queue(work(index)));
  await expect(failing).rejects.toThrow('no');
  await expect.poll(() => began).toEqual([1]);
  endNext();
  await expect.poll(() => began).toEqual([1, 2]);
  endNext();
  expect(await Promise.all(answers)).toEqual([1, 2]);
});

it('a task that has waited too long is refused as busy and does not begin later', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 9, longestMs: 1 });
  const { work, began, endNext } = works();
  const first = queue(work(1));
  await expect(queue(work(2))).rejects.toMatchObject({ code: 'server.busy' });
  endNext();
  await first;
  expect(began).toEqual([1]);
  const third = queue(work(3));
  endNext();
  expect(await third).toBe(3);
});
