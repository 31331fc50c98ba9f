import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE_MS } from './patience.ts';

/**
 * Repeats `read` until it no longer throws. (`expect.poll` does the same for one value.) The pauses grow,
 * because a late state usually depends on the next round of a job. Hundreds of early checks would take more
 * processor time than the work itself.
 */
export async function eventually<Found>(read: () => Found | Promise<Found>): Promise<Found> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (let pauseMs = 20; ; pauseMs = Math.min(1.25 * pauseMs, 200)) {
    try {
      return await read();
    } catch (error) {
      if (performance.now() >= endsAt) throw error;
    }
    await delay(pauseMs);
  }
}
