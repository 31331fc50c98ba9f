import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '@comanda/testkit/running/free-port';
import { embeddedUrls } from '@comanda/testkit/running/loaded-server';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import { startServerProcess } from '@comanda/testkit/running/server-process';
import { makeTemporaryDataDir } from '@comanda/testkit/running/temporary-data-dir';
import pLimit from 'p-limit';
import { figuresOfBar } from '../support/figure.ts';
import { residentBytes } from '../support/metrics.ts';
import { openSockets } from '../support/open-sockets.ts';
import type { Scenario } from '../support/scenario.ts';
import { median } from '../support/statistics.ts';

const STARTS = 5;
const SOCKETS = 1_000;
/** Number of stores, each with two sessions, because a session may have at most a dozen sockets. */
const STORES = 50;
const MIB = 2 ** 20;
/** Milliseconds until memory has settled: an idle V8 releases memory in up to three steps of 8 s each. */
const SETTLE_MS = 30_000;

/**
 * Measures P10: the start with the embedded database until the server answers. Also measures its memory at
 * rest, and the cost of an idle panel.
 */
export const startAndMemory: Scenario = {
  name: 'start-and-memory',
  run: async () => {
    const folder = await makeTemporaryDataDir();
    const env = {
      COMANDA_DATA: folder.path,
      DATABASE_URL: '',
      PORT: String(await findFreePort()),
      LOG_LEVEL: 'warn',
    };
    let server = await startServerProcess({ env });
    const firstMs = server.readyMs;
    const laterMs: number[] = [];
    try {
      for (let start = 0; start < STARTS; start += 1) {
        await server.stop();
        server = await startServerProcess({ env });
        laterMs.push(server.readyMs);
      }
      await delay(SETTLE_MS);
      const idle = residentBytes(server.pid);
      const { url, pid } = server;
      const stores = await createRunningStores({ url, urls: embeddedUrls(folder.path) }, STORES);
      const sessions = stores.flatMap(({ adminToken, operatorToken }) => [adminToken, operatorToken]);
      const tokens = Array.from({ length: SOCKETS }, (_, index) => sessions[index % sessions.length] ?? '');
      // A warm-up, because the first burst of any kind makes the heap grow to its working size.
      const warmUp = await openSockets(url, tokens.slice(0, 200));
      for (const socket of warmUp) socket.disconnect();
      await delay(SETTLE_MS);
      const before = residentBytes(pid);
      const sockets = await openSockets(url, tokens);
      await delay(SETTLE_MS);
      const perSocket = (residentBytes(pid) - before) / SOCKETS;
      await pLimit(50).map(sockets, async (socket) => void socket.disconnect());
      const figure = figuresOfBar('P10');
      return {
        figures: [
          figure('very first start, with creating the database', 'ms', firstMs, null),
          figure('start to ready, existing database, fastest of 5', 'ms', Math.min(...laterMs), null),
          figure('start to ready, existing database, median of 5', 'ms', median(laterMs), 3_000),
          figure('memory at rest', 'MiB', idle / MIB, 160),
          figure('memory per idle panel (of 1,000)', 'kB', perSocket / 1_000, 12),
        ],
        notes: [
          'Memory is resident memory of the Node process; PostgreSQL has its own.',
          'What a panel costs is a difference: the less room the heap had to spare before, the more of its growth counts as theirs.',
        ],
      };
    } finally {
      await server.stop();
      await folder.remove();
    }
  },
};
