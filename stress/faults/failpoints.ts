import { fileURLToPath } from 'node:url';
import { atMost, type FaultReport, fact } from '../harness.ts';
import { ARM_SIGNAL, FAILPOINT_VARIABLE, FAILPOINTS } from '../support/failpoints.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { type Patience, panelsCaughtUp, withFollowedFlow } from '../support/with-followed-flow.ts';

const FAILING_SERVER = fileURLToPath(new URL('../support/failing-server.ts', import.meta.url));

/**
 * R4: the server is killed at each of four moments, `times` each. First: an order and its commit are sent,
 * but not answered. Second: after the commit, before the reply. Third: while the server compares the numbers
 * of stores, before it announces missed events. Fourth: after the reply, before the push.
 */
export function dyingAtFailpoints(
  world: StressWorld,
  options: { times: number; patience: Patience },
): Promise<FaultReport> {
  return withFollowedFlow(
    world,
    { ...options, customers: 4, perSecond: 40 },
    async ({ flow, panels, acknowledged }) => {
      const seenMs: number[] = [];
      for (let time = 0; time < options.times; time += 1) {
        for (const point of FAILPOINTS) {
          await world.server().kill();
          const server = await world.start({ entry: FAILING_SERVER, env: { [FAILPOINT_VARIABLE]: point } });
          if (point !== 'mid-compare') {
            seenMs.push(await panelsCaughtUp(world, panels));
            process.kill(server.pid, ARM_SIGNAL);
          }
          await until(`the server dies ${point}`, () => server.hasExited());
        }
      }
      await world.start();
      seenMs.push(await panelsCaughtUp(world, panels));
      await flow.stop();
      return {
        lines: [
          fact('R4 deaths at each failpoint', options.times),
          fact('R4 orders acknowledged', acknowledged.count()),
          atMost('R4 restart to events seen, longest', Math.max(...seenMs), 2_000, 'ms'),
        ],
        violations: flow.improperRefusals.map((refusal) => `R4 refused with ${refusal}`),
      };
    },
  );
}
