import { type FaultReport, fact } from '../harness.ts';
import { openBoundaryStores } from '../support/boundary-stores.ts';
import { byMovedClock, moveClock } from '../support/moved-clock.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';

/** Milliseconds that both servers need for two checks of all stores after the boundary. */
const SWEPT_MS = 2_500;

/**
 * R11: two servers on one database run at the same openings and closings. At each boundary, each store
 * changes exactly once.
 */
export async function boundaryOfTwoServers(
  world: StressWorld,
  options: { boundaries: number },
): Promise<FaultReport> {
  const stores = await openBoundaryStores(world);
  const violations: string[] = [];
  try {
    for (let boundary = 0; boundary < options.boundaries; boundary += 1) {
      const at = stores.momentOf(boundary);
      const clock = byMovedClock(at - 60_000, at - 50);
      // The kill ends only the server; its PostgreSQL continues.
      await world.server().kill();
      await world.start(clock);
      const other = await world.startAnother(clock);
      try {
        for (const server of [world.server(), other]) moveClock(server);
        const startedAt = performance.now();
        await until(
          `all stores have moved at boundary ${boundary}`,
          async () => (await stores.countMoved(boundary)) === world.stores.length,
        );
        await until('both have looked again', () => performance.now() - startedAt > SWEPT_MS);
        violations.push(...(await stores.violationsAfter(boundary)));
      } finally {
        await other.stop();
      }
    }
  } finally {
    await stores.close();
  }
  return {
    lines: [fact('R11 openings and closings two servers lived through', options.boundaries)],
    violations: violations.map((text) => `R11 ${text}`),
  };
}
