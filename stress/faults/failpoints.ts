import { fileURLToPath } from 'node:url';
import { atMost, type FaultReport, fact } from '../harness.ts';
import { FAILPOINT_VARIABLE, FAILPOINTS, type Failpoint } from '../support/failpoints.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import {
  type FollowedFlow,
  type Patience,
  panelsCaughtUp,
  withFollowedFlow,
} from '../support/with-followed-flow.ts';

const FAILING_SERVER = fileURLToPath(new URL('../support/failing-server.ts', import.meta.url));

/**
 * R4: the server dies at each of four moments, `times` each: before the commit, after the commit but before the
 * reply, after the reply but before the push, and while it compares the numbers of stores to
 * announce what was missed.
 */
export function dyingAtFailpoints(
  world: StressWorld,
  options: { times: number; patience: Patience },
): Promise<FaultReport> {
  return withFollowedFlow(world, { ...options, customers: 4, perSecond: 40 }, async (parts) => {
    const seenMs: number[] = [];
    for (let time = 0; time < options.times; time += 1) {
      for (const point of FAILPOINTS) {
        await world.server().kill();
        await dieAt(world, parts, point);
        await world.start();
        seenMs.push(await panelsCaughtUp(world, parts.panels));
      }
    }
    await parts.flow.stop();
    return {
      lines: [
        fact('R4 deaths at each failpoint', options.times),
        fact('R4 orders acknowledged', parts.acknowledged.count()),
        atMost('R4 restart to events seen, longest', Math.max(...seenMs), 2_000, 'ms'),
      ],
      violations: parts.flow.improperRefusals.map((refusal) => `R4 refused with ${refusal}`),
    };
  });
}

async function dieAt(world: StressWorld, parts: FollowedFlow, point: Failpoint): Promise<void> {
  // There is something to announce after a death that left an event unpushed.
  if (point === 'mid-compare') await dieAt(world, parts, 'after-commit');
  const server = await world.start({ entry: FAILING_SERVER, env: { [FAILPOINT_VARIABLE]: point } });
  await until(`the server dies ${point}`, () => server.hasExited());
}
