import { atMost, type FaultReport, fact } from '../harness.ts';
import { type BoundaryStores, openBoundaryStores } from '../support/boundary-stores.ts';
import { byMovedClock, moveClock } from '../support/moved-clock.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';

/**
 * Moments of the kill: just before the stores change, after the first stores have changed, and after all have
 * changed.
 */
const MOMENTS = ['before', 'amid', 'after'] as const;
const BEFORE_MS = 200;

/**
 * R10: the server is killed around `boundaries` openings and closings of all its stores, and started again
 * later. At each boundary, each store changes exactly once.
 */
export async function boundaryKilled(
  world: StressWorld,
  options: { boundaries: number },
): Promise<FaultReport> {
  const stores = await openBoundaryStores(world);
  const violations: string[] = [];
  const cachedMs: number[] = [];
  let amid = 0;
  try {
    for (let boundary = 0; boundary < options.boundaries; boundary += 1) {
      const at = stores.momentOf(boundary);
      await world.server().kill();
      // Starts the server's clock a minute before the boundary. The clock then jumps to just before the
      // boundary.
      await world.start(byMovedClock(at - 60_000, at - BEFORE_MS));
      moveClock(world.server());
      await killed(world, stores, boundary);
      const moved = await stores.countMoved(boundary);
      if (moved > 0 && moved < world.stores.length) amid += 1;
      await world.start(byMovedClock(at + 1_000, at + 1_000));
      cachedMs.push(await untilAllMoved(world, stores, boundary));
      violations.push(...(await stores.violationsAfter(boundary)));
    }
    // After a further restart, no store changes again.
    const last = options.boundaries - 1;
    await world.server().kill();
    await world.start(byMovedClock(stores.momentOf(last) + 30_000, 0));
    const startedAt = performance.now();
    await until('it has looked twice', () => performance.now() - startedAt > 1_500);
    violations.push(...(await stores.violationsAfter(last)));
  } finally {
    await stores.close();
  }
  return {
    lines: [
      fact('R10 kills around an opening or a closing', options.boundaries),
      fact('R10 of these: some stores had moved, others had not', amid),
      atMost('R10 restart to every store as its hours say, longest', Math.max(...cachedMs), 2_000, 'ms'),
    ],
    violations: violations.map((text) => `R10 ${text}`),
  };
}

async function killed(world: StressWorld, stores: BoundaryStores, boundary: number): Promise<void> {
  const moment = MOMENTS[boundary % MOMENTS.length];
  if (moment === 'amid')
    await until('the first stores move', async () => (await stores.countMoved(boundary)) > 0);
  if (moment === 'after') await untilAllMoved(world, stores, boundary);
  await world.server().kill();
}

/** Waits until all stores have changed. Returns the duration in milliseconds. */
function untilAllMoved({ stores: all }: StressWorld, stores: BoundaryStores, boundary: number) {
  return until(
    `all stores have moved at boundary ${boundary}`,
    async () => (await stores.countMoved(boundary)) === all.length,
  );
}
