import { expect, it } from 'vitest';
import { tryAgain } from './try-again.ts';

const { signal } = new AbortController();
const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');

/** A part that fails so often before it is done. */
function part(failures: number) {
  let tries = 0;
  const said: string[] = [];
  const work = async () => {
    tries += 1;
    if (tries <= failures) throw late;
    return tries;
  };
  return {
    run: () => tryAgain('o cardápio', work, { signal, pausesMs: [0, 0], say: (line) => said.push(line) }),
    said,
  };
}

it('is tried again, and says so', async () => {
  const { run, said } = part(2);
  expect(await run()).toBe(3);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('o cardápio ainda não deu certo');
});

it('gives up as the last try does', async () => {
  await expect(part(3).run()).rejects.toBe(late);
});

it('is not tried again while the demonstration stops', async () => {
  const stopping = new AbortController();
  let tries = 0;
  const work = async () => {
    tries += 1;
    stopping.abort();
    throw late;
  };
  await expect(tryAgain('x', work, { signal: stopping.signal, pausesMs: [0] })).rejects.toBe(late);
  expect(tries).toBe(1);
});
