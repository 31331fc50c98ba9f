import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { placeOrder } from '@comanda/testkit/running/place-order';
import type { RunningStore } from '@comanda/testkit/running/running-stores';
import { atMost, type FaultReport, fact } from '../harness.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';
import { createWorkers } from '../support/workers.ts';

const CARRYING = fileURLToPath(new URL('../support/carrying-process.ts', import.meta.url));
const DEMANDED_MS = 300_000;
/** Number of live orders before the work begins, for a comparison of their duration. */
const ALONE = 60;
const TABLES = ['order_lines', 'order_fees', 'order_discounts', 'order_payments'];

/**
 * Two processes create the missing rows of `orders` orders. They are killed in turn, `kills` times in the
 * middle of their work, while the store takes orders. In the end, each order has all of its rows exactly
 * once. Live orders are not delayed.
 */
export async function carryOverKilled(
  world: StressWorld,
  { orders, kills }: { orders: number; kills: number },
): Promise<FaultReport> {
  const store = await world.openStore();
  const workers = createWorkers(CARRYING, [world.urls.system]);
  try {
    const alone: number[] = [];
    for (let index = 0; index < ALONE; index += 1) alone.push(await takeOrder(world, store));
    const upTo = await copyWithoutRows(world, store.storeId, orders);
    const startedAt = performance.now();
    const beside = takeOrdersUntilStopped(world, store);
    workers.start();
    workers.start();
    let reached = 0;
    for (let index = 0; index < kills; index += 1) {
      await until(`more before kill ${index}`, async () => (await reachedBy(world, store)) > reached);
      await delay(Math.random() * 200);
      await workers.killOldest();
      reached = await reachedBy(world, store);
      if (reached >= upTo) throw new Error(`all was done before kill ${index}: take more orders`);
      workers.start();
    }
    await until('all rows are made', async () => (await reachedBy(world, store)) >= upTo);
    const carriedMs = performance.now() - startedAt;
    const times = await beside.stop();
    return {
      lines: [
        fact('carry-over: kills in the middle of it', kills),
        fact('carry-over: orders without rows', orders),
        fact('carry-over: live orders of the store meanwhile', times.length),
        atMost('carry-over: all rows made', carriedMs, DEMANDED_MS, 'ms'),
        fact('carry-over: a live order alone, p95', `${p95Of(alone).toFixed(1)} ms`),
        atMost(
          'carry-over: a live order beside it, p95',
          p95Of(times),
          Math.ceil(3 * p95Of(alone) + 10),
          'ms',
        ),
      ],
      violations: await violationsOf(world, store.storeId, orders),
    };
  } catch (error) {
    return { lines: [], violations: [`carry-over: ${String(error)}`] };
  } finally {
    await workers.killAll();
  }
}

async function takeOrder(world: StressWorld, store: RunningStore): Promise<number> {
  const startedAt = performance.now();
  await placeOrder(world.http, store);
  return performance.now() - startedAt;
}

/** Takes one order after another. `stop` returns the duration of each order, in milliseconds. */
function takeOrdersUntilStopped(world: StressWorld, store: RunningStore): { stop(): Promise<number[]> } {
  let isStopped = false;
  const taking = (async () => {
    const times: number[] = [];
    while (!isStopped) times.push(await takeOrder(world, store));
    return times;
  })();
  taking.catch(() => undefined);
  return {
    stop: () => {
      isStopped = true;
      return taking;
    },
  };
}

/**
 * Copies the store's first order as delivered orders without rows of sold items. Returns the number of the
 * last copy.
 */
async function copyWithoutRows(world: StressWorld, storeId: number, orders: number): Promise<number> {
  const columns = await world.rows<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await world.rows(
    `insert into orders (${names})
     select ${names} from (
       select (jsonb_populate_record(o, jsonb_build_object('order_id', no, 'external_id', 'copy-' || no,
                'status', 'delivered', 'closed_at', o.received_at))).*
         from orders o, generate_series($2::bigint, $3::bigint) no where o.store_id = $1 and o.order_id = 1) copies`,
    [storeId, ALONE + 1, ALONE + orders],
  );
  await world.rows('update store_counters set order_no = $2 where store_id = $1', [storeId, ALONE + orders]);
  return ALONE + orders;
}

/** Progress of the work: orders up to this number have all their rows. */
async function reachedBy(world: StressWorld, { storeId }: RunningStore): Promise<number> {
  const [carried] = await world.rows<{ reached: string }>(
    'select order_id as reached from sold_rows_carried where store_id = $1',
    [storeId],
  );
  return Number(carried?.reached ?? 0);
}

/**
 * All copies are alike, so each must have the same rows as the first copy. The expected process must have
 * created them.
 */
async function violationsOf(world: StressWorld, storeId: number, copies: number): Promise<string[]> {
  const violations: string[] = [];
  for (const table of TABLES) {
    const wrong = await world.rows<{ id: string; is: string | null; made: string }>(
      `with sold as (
         select order_id, min(source) || '-' || max(source) as made,
                md5(string_agg(row, '|' order by row)) as content
           from (select order_id, source, (to_jsonb(t) - 'order_id' - 'source')::text as row
                   from ${table} t where store_id = $1) each
          group by order_id)
       select o.order_id as id, sold.content as is, sold.made from orders o left join sold using (order_id)
        where o.store_id = $1
          and (sold.content is distinct from (select content from sold where order_id = 1)
               or sold.made is distinct from case when o.external_id like 'copy-%' then 'carried-carried'
                                                  else 'intake-intake' end)`,
      [storeId],
    );
    for (const { id, is, made } of wrong)
      violations.push(
        `carry-over: ${table} of order ${id} ${is === null ? 'are missing' : `differ, or came by ${made}`}`,
      );
  }
  const [counted] = await world.rows<{ copies: number }>(
    `select count(distinct order_id)::integer as copies from order_lines where store_id = $1 and source = 'carried'`,
    [storeId],
  );
  if (counted?.copies !== copies)
    violations.push(`carry-over: ${counted?.copies} of ${copies} orders were carried over`);
  return violations.slice(0, 20);
}

const p95Of = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
