import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import { lastFinishedDay } from '@comanda/domain/kit/time/operational-date';
import { createTestStores } from '@comanda/testkit/stores';
import pg from 'pg';
import { type FaultReport, fact } from '../harness.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { createWorkers } from '../support/workers.ts';

const SUMMARY_PROCESS = fileURLToPath(new URL('../support/summary-process.ts', import.meta.url));
/** Number of users per store who get the summary. */
const PEOPLE = 2;
/** The reported day, which is over in all time zones of Brazil. */
const REPORTED = addDays(lastFinishedDay('America/Sao_Paulo', Date.now()), -1);

/**
 * R19: two processes write the daily summaries for two users in each of `stores` stores. They are killed in
 * turn, `kills` times in the middle of their work. In the end, each user has the summary of the day exactly
 * once. R16 tests the sending of written mails.
 */
export async function summariesKilled(
  world: StressWorld,
  { stores, kills }: { stores: number; kills: number },
): Promise<FaultReport> {
  const { urls } = world;
  const owner = new pg.Client({ connectionString: urls.owner });
  await owner.connect();
  const workers = createWorkers(SUMMARY_PROCESS, [urls.app, urls.system]);
  try {
    const ids = (await createTestStores(urls.system, stores)).map(({ storeId }) => storeId);
    await wantSummaries(owner, ids);
    const settled = async () => {
      const { rows } = await owner.query<{ people: number }>(
        `select count(*)::integer as people from daily_summaries where store_id = any($1) and told_day > $2`,
        [ids, REPORTED],
      );
      return rows[0]?.people ?? 0;
    };
    workers.start();
    workers.start();
    let reached = 0;
    for (let index = 0; index < kills; index += 1) {
      await until(`more before kill ${index}`, async () => (await settled()) > reached);
      await delay(Math.random() * 40);
      await workers.killOldest();
      reached = await settled();
      if (reached === stores * PEOPLE) throw new Error(`all was told before kill ${index}: take more stores`);
      workers.start();
    }
    await until('all is told', async () => (await settled()) === stores * PEOPLE);
    return {
      lines: [fact('R19 kills while summaries were written', kills), fact('R19 summaries', stores * PEOPLE)],
      violations: await violationsOf(owner, ids),
    };
  } catch (error) {
    return { lines: [], violations: [`R19 ${String(error)}`] };
  } finally {
    await workers.killAll();
    await owner.query('delete from daily_summaries');
    await owner.end();
  }
}

/** Subscribes all users of the stores to daily summaries, also for days without orders. */
async function wantSummaries(owner: pg.Client, stores: readonly number[]): Promise<void> {
  await owner.query(
    `update users set roles = '{Lojista Admin}', email = coalesce(email, 'balcao.' || store_id || '@loja.example.com')
      where store_id = any($1)`,
    [stores],
  );
  await owner.query(
    `insert into daily_summaries (store_id, user_id, takes_empty_days, told_day)
     select store_id, user_id, true, $2 from users where store_id = any($1)`,
    [stores, REPORTED],
  );
}

/**
 * Finds stores whose users do not have exactly one mail each. The shown addresses are masked, but differ
 * within a store.
 */
async function violationsOf(owner: pg.Client, stores: readonly number[]): Promise<string[]> {
  const { rows } = await owner.query<{ store: number; people: number; mails: number }>(
    `select s.store, count(distinct m.shown_to)::integer as people, count(m.mail_id)::integer as mails
       from unnest($1::integer[]) s (store)
       left join mails_out m on m.store_id = s.store and m.kind = 'daily-summary'
      group by s.store having count(distinct m.shown_to) <> $2 or count(m.mail_id) <> $2`,
    [stores, PEOPLE],
  );
  return rows.map(
    ({ store, people, mails }) => `R19 ${mails} summaries of store ${store} for ${people} people`,
  );
}
