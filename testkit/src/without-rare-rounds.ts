import { RepeatedWork } from '@comanda/server/src/platform/repeated-work.ts';
import { afterAll, beforeAll, vi } from 'vitest';

/**
 * Milliseconds before a job's first round that count as late. On a quick machine, no test file takes that
 * long.
 */
const RARE_MS = 10_000;

/**
 * Prevents jobs with a late first round from starting in this file's servers. On a slow machine, they would
 * otherwise run in the middle of a test. Tests of such a job call it directly.
 */
export function withoutRareRounds(): void {
  const { start } = RepeatedWork.prototype;
  let started: ReturnType<typeof vi.spyOn> | undefined;
  beforeAll(() => {
    started = vi.spyOn(RepeatedWork.prototype, 'start').mockImplementation(function (this: RepeatedWork) {
      if (this.firstMs < RARE_MS) start.call(this);
    });
  });
  afterAll(() => started?.mockRestore());
}
