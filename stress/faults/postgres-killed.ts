import { atMost, type FaultReport, fact } from '../harness.ts';
import { killPostgres, postmasterPid } from '../support/kill-postgres.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { type Patience, withFollowedFlow } from '../support/with-followed-flow.ts';

/**
 * R2: PostgreSQL is killed `kills` times while 16 clients send orders. Meanwhile, the server answers only 503
 * with Retry-After. It starts the database again and continues in the same process.
 */
export function postgresKilled(
  world: StressWorld,
  options: { kills: number; ordersBetween: number; perSecond: number; patience: Patience },
): Promise<FaultReport> {
  return withFollowedFlow(world, { ...options, customers: 16 }, async (parts) => {
    const awayMs: number[] = [];
    const { pid } = world.server();
    for (let kill = 0; kill < options.kills; kill += 1) {
      await parts.more(options.ordersBetween);
      const killed = postmasterPid(world.dataDir);
      const killedAt = performance.now();
      killPostgres(world.dataDir);
      await until('another PostgreSQL runs', () => {
        if (world.server().hasExited()) throw new Error('the server ended with its database');
        return isAnother(world.dataDir, killed);
      });
      // An answer that was in progress when the old database ended does not prove that the database is back.
      // The first new order does.
      const backAt = performance.now();
      awayMs.push(backAt - killedAt + (await parts.firstSuccessAfter(backAt)));
    }
    await parts.flow.stop();
    const violations = parts.flow.improperRefusals.map((refusal) => `R2 refused with ${refusal}`);
    if (world.server().hasExited() || world.server().pid !== pid) violations.push('R2 the server ended');
    return {
      lines: [
        fact('R2 PostgreSQL killed, times', options.kills),
        fact('R2 orders acknowledged', parts.acknowledged.count()),
        fact('R2 answers 503 with Retry-After', parts.flow.properRefusals()),
        atMost('R2 kill to first 2xx again, longest', Math.max(...awayMs), 2_000, 'ms'),
      ],
      violations,
    };
  });
}

function isAnother(dataDir: string, killed: number): boolean {
  try {
    return postmasterPid(dataDir) !== killed;
  } catch {
    return false;
  }
}
