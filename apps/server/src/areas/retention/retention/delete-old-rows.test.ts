import { testServer } from '@comanda/testkit/http/test-server';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import type { TestStore } from '@comanda/testkit/stores';
import { Registry } from '@prometheus-io/client';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { createLogger } from '../../../platform/log.ts';
import { deleteOldRows } from './delete-old-rows.ts';
import { createRetention } from './retention-job.ts';
import { RETENTION_RULES } from './retention-rules.ts';

const DAY = 24 * 3_600_000;
const server = testServer();
let pool: pg.Pool;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 1, applicationName: 'test', onError: () => undefined });
});
afterAll(() => pool.end());

/** A failed rule fails the test. */
const onFailure = (_rule: string, _storeId: number | null, err: unknown) => {
  throw err;
};
const run = (batch?: number) =>
  deleteOldRows(createDatabase(pool), { now: server.clock.now(), batch, onFailure });
const ago = (days: number) => new Date(server.clock.now() - days * DAY);

async function eventsOf(store: TestStore): Promise<number[]> {
  const { rows } = await pool.query<{ seq: number }>(
    'select seq from store_events where store_id = $1 order by seq',
    [store.storeId],
  );
  return rows.map((row) => row.seq);
}

/**
 * A store with one event per age in days. Events whose number is in `steps` belong to a timeline; all other
 * events are notifications.
 */
async function storeWithEvents(ages: readonly number[], steps: readonly number[] = []): Promise<TestStore> {
  const store = await server.createStore();
  for (const [index, days] of ages.entries()) {
    await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
    await pool.query(
      'update store_events set at = $3, status = case when $4 then status end where store_id = $1 and seq = $2',
      [store.storeId, index + 1, ago(days), steps.includes(index + 1)],
    );
  }
  return store;
}

it('notifications are deleted after fourteen days, for any batch size; steps of a timeline stay', async () => {
  const stores = [
    await storeWithEvents([20, 15, 13.9, 0]),
    await storeWithEvents([30, 29, 28]),
    await storeWithEvents([1, 0]),
    // A higher number may have an earlier time, because its transaction began earlier.
    await storeWithEvents([15, 13, 14.1]),
    await storeWithEvents([19, 18, 17, 16, 1, 15], [1, 2, 4]),
  ];
  expect(await run(2)).toEqual({ store_events: 7 });
  expect(await Promise.all(stores.map(eventsOf))).toEqual([[3, 4], [], [1, 2], [2, 3], [1, 2, 4, 5, 6]]);
  expect(await run()).toEqual({});
  // Deletes as servers of version 1.2 do, which may run beside this server during an upgrade.
  const { rowCount } = await pool.query('delete from store_events where store_id = $1 and seq < 6', [
    stores[4]?.storeId,
  ]);
  expect([rowCount, await eventsOf(stores[4] as TestStore)]).toEqual([1, [1, 2, 4, 6]]);
});

it('a panel that was offline for longer than the retention reloads its board; other panels miss no event', async () => {
  const store = await storeWithEvents([20, 19, 2, 1]);
  const silent = await storeWithEvents([20, 19]);
  await run();
  const caughtUp = async (of: TestStore, since: number) => {
    const { body } = await (await server.as(of.operatorLogin)).get(`pedidos/eventos?desde=${since}`);
    const isTooOld: unknown = Reflect.get(body, 'muito_antigo');
    return { isTooOld, seqs: body.eventos.map(({ seq }) => seq) };
  };
  expect(await caughtUp(store, 2)).toEqual({ isTooOld: false, seqs: [3, 4] });
  expect(await caughtUp(store, 1)).toMatchObject({ isTooOld: true });
  expect(await caughtUp(silent, 2)).toEqual({ isTooOld: false, seqs: [] });
  expect(await caughtUp(silent, 1)).toMatchObject({ isTooOld: true });
});

it('ended rows are deleted after their time, in every store; other rows stay', async () => {
  const store = await server.createStore();
  await server.as(store.adminLogin);
  await server.as(store.operatorLogin);
  const { storeId } = store;
  await pool.query('delete from throttles');
  await pool.query('update sessions set expires_at = $2 where store_id = $1 and user_id = 2', [
    storeId,
    ago(31),
  ]);
  await pool.query(
    `insert into sessions (store_id, token_hash, session_id, user_id, expires_at, revoked_at) values
       ($1, 'a', gen_random_uuid(), 1, $2, $3), ($1, 'b', gen_random_uuid(), 1, $2, $4)`,
    [storeId, ago(-9), ago(31), ago(29)],
  );
  await pool.query(
    `insert into login_tickets (store_id, ticket_hash, user_id, expires_at) values ($1, 'a', 1, $2), ($1, 'b', 1, $3)`,
    [storeId, ago(31), ago(29)],
  );
  await pool.query(
    `insert into recovery_codes (store_id, request_id, user_id, channel, code_mac, expires_at) values
       ($1, gen_random_uuid(), 1, 'sms', 'x', $2), ($1, gen_random_uuid(), 1, 'sms', 'y', $3)`,
    [storeId, ago(31), ago(29)],
  );
  await pool.query(
    `insert into email_changes (store_id, user_id, email, code_mac, expires_at) values
       ($1, 1, 'a@a', 'x', $2), ($1, 2, 'b@b', 'y', $3)`,
    [storeId, ago(1.1), ago(0.9)],
  );
  await pool.query(
    `insert into throttles (scope, subject, hits, window_ends_at, blocked_until) values
       ('t', 'over', 1, $1, null), ('t', 'blocked', 1, $1, $2), ('t', 'open', 1, $2, null)`,
    [ago(0.1), ago(-0.1)],
  );
  await pool.query(
    `insert into registration_requests (name, store_name, mobile, email, created_at)
       select 'Zé', 'Zé', '11', 'z@z', at from unnest($1::timestamptz[]) at`,
    [[ago(181), ago(179)]],
  );
  await pool.query(
    `insert into audit_log (store_id, at, action) values ($1, $2, 'store.opened'), ($1, $3, 'store.closed')`,
    [storeId, ago(731), ago(729)],
  );
  await pool.query(
    `insert into menu_batches (store_id, batch_id, kind, made_at, before)
       values ($1, gen_random_uuid(), 'prices', $2, '{}'), ($1, gen_random_uuid(), 'prices', $3, '{}')`,
    [storeId, ago(1.1), ago(0.9)],
  );
  await pool.query(
    `insert into delivery_area_batches (store_id, batch_id, made_at, before)
       values ($1, gen_random_uuid(), $2, '[]'), ($1, gen_random_uuid(), $3, '[]')`,
    [storeId, ago(1.1), ago(0.9)],
  );
  await pool.query(
    `insert into special_dates (store_id, on_date, name, version, changed_at)
       select $1, at::date, 'Natal', 1, at from unnest($2::timestamptz[]) at`,
    [storeId, [ago(402), ago(399)]],
  );
  await pool.query(
    `insert into product_files (store_id, file_id, file_name, reading, should_update, waits_for_yes, state, sent_by,
                                sent_by_id, sent_at)
       select $1, id, 'a.csv', '{}', true, false, 'finished', 'Ana', 1, at
         from unnest($2::timestamptz[]) with ordinality as aged(at, id)`,
    [storeId, [ago(31), ago(29)]],
  );
  await pool.query(
    `insert into product_file_rows (store_id, file_id, row_no, line, cells)
       select $1, id, no, no, '[]' from generate_series(1, 2) id, generate_series(1, 3) no`,
    [storeId],
  );
  expect(await run()).toEqual({
    product_file_rows: 3,
    product_files: 1,
    audit_log: 1,
    delivery_area_batches: 1,
    menu_batches: 1,
    special_dates: 1,
    registration_requests: 1,
    sessions: 2,
    login_tickets: 1,
    recovery_codes: 1,
    email_changes: 1,
    throttles: 1,
  });
  expect(await run()).toEqual({});
});

it('conversations and couriers of old orders are deleted, also of open ones; those of new orders stay', async () => {
  const store = await server.createStore();
  const { storeId } = store;
  const orderIds: number[] = [];
  for (let placed = 0; placed < 2; placed++) {
    const { body } = await server.partner(store.intakeKey).post('order', anOpenDeliveryOrder());
    orderIds.push(body.data.id_pedido);
  }
  const ages = [ago(181), ago(179)];
  await pool.query(
    `insert into chat_messages (store_id, order_id, message_no, author, message_id, text, created_at)
       select $1, id, no, 'customer', gen_random_uuid(), 'Oi', at
         from unnest($2::bigint[], $3::timestamptz[]) aged(id, at), generate_series(1, 2) no`,
    [storeId, orderIds, ages],
  );
  await pool.query(
    `insert into courier_requests (store_id, request_id, order_id, kind, status, idempotency_key, requested_at, ended_at)
       select $1, no * 2 + ended::integer, id, 'own', case when ended then 'cancelled' else 'searching' end,
              gen_random_uuid(), at, case when ended then at end
         from unnest($2::bigint[], $3::timestamptz[]) with ordinality aged(id, at, no), unnest('{t,f}'::boolean[]) ended`,
    [storeId, orderIds, ages],
  );
  await pool.query(
    `insert into courier_events (store_id, request_id, event_no, type, happened_at, received_at)
       select store_id, request_id, 1, 'REQUESTED', requested_at, requested_at from courier_requests where store_id = $1`,
    [storeId],
  );
  await pool.query(
    `insert into courier_link_codes (code_hash, store_id, request_id)
       values (sha256('old'), $1, 2), (sha256('new'), $1, 4)`,
    [storeId],
  );
  expect(await run(1)).toEqual({
    chat_messages: 2,
    courier_events: 2,
    courier_requests: 2,
    courier_link_codes: 1,
  });
  expect(await run()).toEqual({});
});

it('notices of the payment provider are deleted 90 days after they were applied; others stay', async () => {
  const { storeId } = await server.createStore();
  await pool.query(
    `insert into payment_inbox (store_id, inbox_id, event_id, kind, reference, received_at, applied_at)
       select $1, no, 'e' || no, 'charge', 'x', $2, at from unnest($3::timestamptz[]) with ordinality aged(at, no)`,
    [storeId, ago(200), [null, ago(91), ago(89), ago(91)]],
  );
  expect(await run(1)).toEqual({ payment_inbox: 2 });
  const { rows } = await pool.query(
    'select inbox_id as id from payment_inbox where store_id = $1 order by 1',
    [storeId],
  );
  expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
});

it('a rule that fails, for one store or for all, is counted, and stops neither other stores nor other rules', async () => {
  const [bad, good] = [await server.createStore(), await server.createStore()];
  const made = async () => {
    await pool.query(
      `insert into menu_batches (store_id, batch_id, kind, made_at, before)
         select id, gen_random_uuid(), 'prices', $2, '{}' from unnest($1::integer[]) id`,
      [[bad.storeId, good.storeId], ago(2)],
    );
    await pool.query(
      `insert into registration_requests (name, store_name, mobile, email, created_at)
         values ('Zé', 'Zé', '11', 'z@z', $1)`,
      [ago(181)],
    );
  };
  const owner = new pg.Client(server.urls.owner);
  await owner.connect();
  await owner.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'not this one'; end $$;
    create trigger refused before delete on menu_batches for each row when (old.store_id = ${bad.storeId})
      execute function refuse();
    revoke select on special_dates from comanda_system`);
  const metrics = new Registry();
  const retain = createRetention({
    system: createDatabase(pool),
    clock: server.clock,
    log: createLogger('silent'),
    retention: { contactsDays: 365, namesDays: 1825 },
    metrics,
    outboxDir: folderOfTest(),
  });
  await made();
  await retain();
  await owner.query(
    'drop trigger refused on menu_batches; drop function refuse; grant select on special_dates to comanda_system',
  );
  await owner.end();
  const left = await pool.query(
    `select store_id from menu_batches where made_at < $1 union all
     select 0 from registration_requests where created_at < $2`,
    [ago(1), ago(180)],
  );
  expect(left.rows).toEqual([{ store_id: bad.storeId }]);
  const counted = (await metrics.metrics()).match(/(?<=_failures_total\{rule=").*(?= [1-9])/g);
  expect(counted).toEqual(['menu_batches"}', 'special_dates"}']);
  await retain();
  const rest = await pool.query('select from menu_batches where made_at < $1', [ago(1)]);
  expect(rest.rowCount).toBe(0);
});

it('no rule deletes orders, stores or users', () => {
  const stored = ['orders', 'order_history', 'stores', 'users', 'store_counters', 'invoices', 'banners'];
  expect(RETENTION_RULES.map((rule) => rule.table).filter((table) => stored.includes(table))).toEqual([]);
});

it('stops between two batches', async () => {
  await storeWithEvents([20, 19]);
  const stopped = new AbortController();
  stopped.abort();
  const now = server.clock.now();
  expect(await deleteOldRows(createDatabase(pool), { now, signal: stopped.signal, onFailure })).toEqual({});
});
