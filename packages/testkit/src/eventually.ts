import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE_MS } from './patience.ts';

/**
 * Looks again and again until `look` no longer throws; `expect.poll` does the same for one value. Rarer and rarer: what did not
 * come at once comes with a round of some job, and hundreds of looks until then took more processor time than what they waited for.
 */
export async function eventually<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  const endsAt = performance.now() + PATIENCE_MS;
  for (let pauseMs = 20; ; pauseMs = Math.min(1.25 * pauseMs, 200)) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() >= endsAt) throw error;
    }
    await delay(pauseMs);
  }
}
