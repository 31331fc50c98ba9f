import { setTimeout as delay } from 'node:timers/promises';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import pLimit from 'p-limit';
import { figuresOfBar } from '../support/figure.ts';
import { cpuSeconds, residentBytes } from '../support/metrics.ts';
import { openSockets } from '../support/open-sockets.ts';
import type { Scenario } from '../support/scenario.ts';

/** Sockets per session. The server allows a dozen. */
const EACH_SESSION = 10;
const MIB = 2 ** 20;
/** Milliseconds until memory has settled: an idle V8 releases memory in up to three steps of 8 s each. */
const SETTLE_MS = 30_000;

/** Measures memory and processor time of a server while many panels are open and idle. */
export const manyPanels: Scenario = {
  name: 'many-panels',
  run: async (bench) => {
    const panels = bench.isQuick ? 200 : 8_000;
    const restMs = bench.isQuick ? 2_000 : 60_000;
    return bench.withWorld({ name: 'many_panels' }, async (world) => {
      const stores = await createRunningStores(world, panels / EACH_SESSION / 2);
      const sessions = stores.flatMap(({ adminToken, operatorToken }) => [adminToken, operatorToken]);
      await delay(bench.isQuick ? 0 : SETTLE_MS);
      const alone = residentBytes(world.pid);
      const sockets = await openSockets(
        world.url,
        Array.from({ length: panels }, (_, index) => sessions[index % sessions.length] ?? ''),
      );
      await delay(bench.isQuick ? 0 : SETTLE_MS);
      const full = residentBytes(world.pid);
      const before = cpuSeconds(world.pid);
      await delay(restMs);
      const cores = ((cpuSeconds(world.pid) - before) * 1_000) / restMs;
      await pLimit(50).map(sockets, async (socket) => void socket.disconnect());
      const figure = figuresOfBar('size');
      return {
        figures: [
          figure(`memory of the server without panels`, 'MiB', alone / MIB, null),
          figure(`memory of the server with ${panels} panels`, 'MiB', full / MIB, null),
          figure(`memory per panel of ${panels}`, 'kB', (full - alone) / panels / 1_000, null),
          figure(`processor for ${panels} quiet panels`, '% of a core', cores * 100, null),
        ],
        notes: [
          `${stores.length} stores, two people each, ${EACH_SESSION} panels a person. Quiet: no order comes, pings only.`,
        ],
      };
    });
  },
};
