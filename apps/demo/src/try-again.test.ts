import { expect, it } from 'vitest';
import { tryAgain } from './try-again.ts';

const { signal } = new AbortController();
const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');

/** A part that fails `failures` times before it succeeds. */
function part(failures: number) {
  let tries = 0;
  const output: string[] = [];
  const work = async () => {
    tries += 1;
    if (tries <= failures) throw late;
    return tries;
  };
  return {
    run: () =>
      tryAgain('o cardápio', work, { signal, pausesMs: [0, 0], writeLine: (line) => output.push(line) }),
    output,
  };
}

it('repeats a failed part and reports the failure', async () => {
  const { run, output } = part(2);
  expect(await run()).toBe(3);
  expect(output).toHaveLength(2);
  expect(output[0]).toContain('o cardápio ainda não deu certo');
});

it('gives up with the last error', async () => {
  await expect(part(3).run()).rejects.toBe(late);
});

it('does not repeat while the demonstration stops', async () => {
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
