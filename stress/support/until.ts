import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE_MS } from '@comanda/testkit/patience';

const LOOK_EVERY_MS = 10;

/** Long after anything a fault leaves behind is over; what may be demanded of it is measured. */
export const GIVE_UP_MS = 5 * PATIENCE_MS;

/** Waits until `isSo` answers true; throws after {@link GIVE_UP_MS}, naming `what`. Answers how long it took, in ms. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > GIVE_UP_MS) throw new Error(`waited in vain: ${what}`);
    await delay(LOOK_EVERY_MS);
  }
  return performance.now() - startedAt;
}
