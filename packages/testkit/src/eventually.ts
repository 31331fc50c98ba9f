import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/** Looks again and again until `look` no longer throws; `expect.poll` does the same for one value. */
export function eventually<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(look, { timeout: PATIENCE_MS, interval: 20 });
}
