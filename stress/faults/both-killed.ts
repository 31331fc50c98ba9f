import { atMost, type FaultReport, fact } from '../harness.ts';
import { killPostgres, postmasterPid } from '../support/kill-postgres.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { type Patience, withFollowedFlow } from '../support/with-followed-flow.ts';

/**
 * R3: server and PostgreSQL are killed together `kills` times, and the server alone is killed as often. The
 * next start must then use or end the PostgreSQL that still runs, and must not start a second one.
 */
export function bothKilled(
  world: StressWorld,
  options: { kills: number; ordersBetween: number; perSecond: number; patience: Patience },
): Promise<FaultReport> {
  return withFollowedFlow(world, { ...options, customers: 16 }, async (parts) => {
    const firstSuccessMs: number[] = [];
    let adopted = 0;
    for (let kill = 0; kill < options.kills * 2; kill += 1) {
      await parts.more(options.ordersBetween);
      const before = postmasterPid(world.dataDir);
      const isTogether = kill % 2 === 0;
      const ended = world.server().kill();
      if (isTogether) killPostgres(world.dataDir);
      await ended;
      const startedAt = performance.now();
      await world.start();
      firstSuccessMs.push(await parts.firstSuccessAfter(startedAt));
      if (!isTogether && postmasterPid(world.dataDir) === before) adopted += 1;
    }
    await parts.flow.stop();
    return {
      lines: [
        fact('R3 both killed, times', options.kills),
        fact('R3 orders acknowledged', parts.acknowledged.count()),
        fact('R3 orphaned PostgreSQL taken over', `${adopted} of ${options.kills}`),
        atMost('R3 restart to first 2xx, longest', Math.max(...firstSuccessMs), 3_000, 'ms'),
      ],
      violations: parts.flow.improperRefusals.map((refusal) => `R3 refused with ${refusal}`),
    };
  });
}
