import { atMost, type FaultReport, fact } from '../harness.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { type Patience, panelsCaughtUp, withFollowedFlow } from '../support/with-followed-flow.ts';

/**
 * R1: the server is killed `kills` times while orders arrive. At each new start, it uses the PostgreSQL that
 * still runs. Customers repeat their requests with the same order ids.
 */
export function serverKilled(
  world: StressWorld,
  options: { kills: number; ordersBetween: number; perSecond: number; patience: Patience },
): Promise<FaultReport> {
  return withFollowedFlow(world, { ...options, customers: 24 }, async (parts) => {
    const firstSuccessMs: number[] = [];
    const followedMs: number[] = [];
    for (let kill = 0; kill < options.kills; kill += 1) {
      await parts.more(options.ordersBetween);
      await world.server().kill();
      const startedAt = performance.now();
      await world.start();
      firstSuccessMs.push(await parts.firstSuccessAfter(startedAt));
      followedMs.push(await panelsCaughtUp(world, parts.panels));
    }
    await parts.flow.stop();
    return {
      lines: [
        fact('R1 server killed, times', options.kills),
        fact('R1 orders acknowledged', parts.acknowledged.count()),
        atMost('R1 restart to first 2xx, longest', Math.max(...firstSuccessMs), 3_000, 'ms'),
        atMost('R1 first 2xx to panels gap-free, longest', Math.max(...followedMs), 6_000, 'ms'),
      ],
      violations: parts.flow.improperRefusals.map((refusal) => `R1 refused with ${refusal}`),
    };
  });
}
