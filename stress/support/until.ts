import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 10;

/** Waits until `isSo` answers true; throws after `patienceMs`, naming `what`. Answers how long it took, in ms. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = 30_000,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > patienceMs) throw new Error(`waited in vain: ${what}`);
    await delay(LOOK_EVERY_MS);
  }
  return performance.now() - startedAt;
}
