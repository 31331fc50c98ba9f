import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guessesIn, TEST_ROOMS } from './patience-rules.ts';

const root = new URL('../../', import.meta.url).pathname;

/**
 * Files with time limits that depend on the machine's speed: the number of such lines, and the reason. This
 * list may only shrink.
 */
const GUESSING: Readonly<Record<string, readonly [lines: number, why: string]>> = {
  'stress/support/live-panel.ts': [1, 'a panel is as patient as in the product'],
  'e2e/new-store.test.ts': [1, 'sooner than the round that would find it out'],
};

describe('limits in seconds', () => {
  it.each([
    ['  await vi.waitFor(() => expect(heard).toEqual([1]));', 1],
    ["  await expect.poll(states, { timeout: 10_000 }).toEqual(['sent']);", 1],
    ["describe('the agent', { timeout: 90_000 }, () => {", 1],
    ['}, 30_000);', 1],
    ['  vi.setConfig({ testTimeout: 20_000 });', 1],
    ['    expect(performance.now() - startedAt).toBeLessThan(2_000);', 1],
    ['  expect(tookMs).toBeLessThan(150);', 1],
    ["  await expect.poll(states).toEqual(['sent']);", 0],
    ['  expect(tookMs).toBeLessThan(PATIENCE_MS);', 0],
    ['  expect(rows.length).toBeLessThan(6000);', 0],
    ['  await vi.advanceTimersByTimeAsync(30_000);', 0],
  ])('%s: %i', (line, count) => {
    expect(guessesIn(line)).toHaveLength(count);
  });

  it('are the same everywhere, and generous', () => {
    const files = globSync(TEST_ROOMS, { cwd: root, exclude: (path) => path.endsWith('node_modules') });
    const found = files
      .filter((file) => !file.endsWith('patience-rules.test.ts'))
      .map((file) => ({ file, guesses: guessesIn(readFileSync(`${root}${file}`, 'utf8')) }))
      .filter(({ file, guesses }) => guesses.length !== (GUESSING[file]?.[0] ?? 0));
    expect(found).toEqual([]);
  });
});
