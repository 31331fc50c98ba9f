import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE_MS } from '@comanda/testkit/patience';

const CHECK_EVERY_MS = 10;

/**
 * Milliseconds before a wait fails. This is far longer than the effects of a fault; required times are
 * measured separately.
 */
export const GIVE_UP_MS = 5 * PATIENCE_MS;

/**
 * Waits until `isSo` returns true. Throws after {@link GIVE_UP_MS} with `what` in the message. Returns the
 * duration in milliseconds.
 */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error(`waited in vain: ${what}`);
    await delay(CHECK_EVERY_MS);
  }
  return performance.now() - startedAt;
}
