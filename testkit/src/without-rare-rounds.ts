import { RepeatedWork } from '@comanda/server/src/platform/repeated-work.ts';
import { afterAll, beforeAll, vi } from 'vitest';

/** No test file takes that long on a quick machine. */
const RARE_MS = 10_000;

/**
 * Jobs with a late first round never start in this file's servers. A slow machine would run them in the middle of a
 * test. A test of such a job calls it.
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
