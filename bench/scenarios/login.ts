import { hashPassword } from '@comanda/server/src/areas/people/access/public.ts';
import { runStatement } from '@comanda/testkit/run-statement';
import { createRunningStores } from '@comanda/testkit/running/running-stores';
import { figuresOfBar } from '../support/figure.ts';
import { readMetric } from '../support/metrics.ts';
import { openLoop } from '../support/open-loop.ts';
import type { Scenario } from '../support/scenario.ts';
import { summarize } from '../support/statistics.ts';

const PER_SECOND = 20;
const LAG = 'nodejs_eventloop_lag_max_seconds';
/**
 * Value of the measured event-loop delay without any delay. The server samples every 10 ms, and includes this
 * interval.
 */
const LAG_AT_REST_MS = 10;

/** Measures P11: different people log in, with real Argon2id hashes. Then one address guesses passwords. */
export const login: Scenario = {
  name: 'login',
  run: async (bench) => {
    const seconds = bench.isQuick ? 4 : 20;
    return bench.withWorld({ name: 'login' }, async (world, http) => {
      const stores = await createRunningStores(world, (PER_SECOND * seconds) / 2);
      await giveRealHashes(world.urls.system, stores[0]?.password ?? '');
      const people = stores.flatMap((store) => [store.adminLogin, store.operatorLogin]);
      const tryLogin = (usuario: string, senha: string, address: string) =>
        http.send('POST', '/api/login/index', { 'x-forwarded-for': address }, { usuario, senha });
      const times: number[] = [];
      await readMetric(http, LAG);
      await openLoop({ perSecond: PER_SECOND, seconds }, async (index, dueAt) => {
        const address = `10.1.${index >> 8}.${index & 255}`;
        const answer = await tryLogin(people[index] ?? '', stores[0]?.password ?? '', address);
        if (answer.status !== 200) throw new Error(`login refused: ${answer.text}`);
        times.push(performance.now() - dueAt);
      });
      const lagMs = (await readMetric(http, LAG)) * 1000 - LAG_AT_REST_MS;
      const guesses: number[] = [];
      await openLoop({ perSecond: PER_SECOND, seconds: 3 }, async (index) => {
        guesses.push((await tryLogin(people[index] ?? '', 'errada#2026', '10.2.0.1')).status);
      });
      const { p50, p95 } = summarize(times);
      const figure = figuresOfBar('P11');
      return {
        figures: [
          figure(`login at ${PER_SECOND}/s, p50`, 'ms', p50, null),
          figure(`login at ${PER_SECOND}/s, p95`, 'ms', p95, 150),
          figure('longest delay of the event loop meanwhile', 'ms', lagMs, 20),
          figure('wrong passwords of one address looked at', '', count(guesses, 401), 30),
          figure('wrong passwords of one address refused unseen', '', count(guesses, 429), null),
        ],
        notes: [
          'The delay of the event loop is what the server reports, less the 10 ms between its measurements.',
        ],
      };
    });
  },
};

function count(statuses: readonly number[], wanted: number): number {
  return statuses.filter((status) => status === wanted).length;
}

async function giveRealHashes(systemUrl: string, password: string): Promise<void> {
  await runStatement(systemUrl, 'update users set password_hash = $1', [await hashPassword(password)]);
}
