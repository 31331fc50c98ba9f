import { newOrderFrom } from '@comanda/contract/orders/intake/new-order.wire';
import { openDeliveryOrderWire } from '@comanda/contract/orders/intake/open-delivery-order.wire';
import { ALL_SOLD } from '@comanda/domain/insight/insight/sold-filter';
import { cardOfOrder } from '@comanda/domain/orders/orders/card-of-order';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { soldRowsOf } from '@comanda/domain/orders/orders/sold-rows';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { seedPast } from '@comanda/testkit/orders/seed-past';
import { testDatabase } from '@comanda/testkit/postgres';
import { createTestStore } from '@comanda/testkit/stores';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMinutes } from './areas/insight/insight/figures/minutes.reads.ts';
import { readCounts, readCustomers, readSalesDays } from './areas/insight/insight/figures/period.reads.ts';
import { soldOrders } from './areas/insight/insight/figures/sold-orders.ts';
import { salesHistory } from './areas/insight/sales-history/history.reads.ts';
import { createUploadLease } from './areas/menu/bulk-upload/work/upload-lease.ts';
import { rowsBehind } from './areas/menu/bulk-upload/work/upload-rows.ts';
import { menuVersion } from './areas/menu/menu/whole/menu.reads.ts';
import { overdueInvoices } from './areas/money/invoices/provider/overdue-invoices.reads.ts';
import { findHead, pageOfMessages } from './areas/orders/chat/messages.reads.ts';
import { findCustomerOrder, listReached } from './areas/orders/customer/customer-order.reads.ts';
import { findReceipt, listReceipts, readVersions } from './areas/orders/intake/intake.reads.ts';
import { placeOrder } from './areas/orders/intake/intake.writes.ts';
import {
  boardCards,
  eventsAfter,
  findStoredDetail,
  journalEnds,
  lockCard,
  orderHistory,
} from './areas/orders/orders/orders.reads.ts';
import { saveChange } from './areas/orders/orders/orders.writes.ts';
import { findPastOrders } from './areas/orders/orders/past/find-past-orders.ts';
import { ordersWithoutRows } from './areas/orders/orders/sold/carry-over.ts';
import { overdueOrders } from './areas/orders/orders/waiting/acceptance-deadline.reads.ts';
import { ordersToAccept } from './areas/orders/orders/waiting/auto-accept.reads.ts';
import {
  jobsOfLeftOrders,
  overdueJobs,
  silentHolders,
} from './areas/orders/printing/jobs/open-jobs.reads.ts';
import {
  listJobsOfOrder,
  listLastJobs,
  listOwedJobs,
} from './areas/orders/printing/jobs/print-jobs.reads.ts';
import { lockJobs, waitingStations } from './areas/orders/printing/jobs/print-jobs.writes.ts';
import { findPrintedOrders } from './areas/orders/printing/tickets/printed-orders.reads.ts';
import { findLivingSession } from './areas/people/access/sessions/sessions.writes.ts';
import { auditEntries } from './areas/people/audit/audit.reads.ts';
import { findIntakeStore } from './areas/people/intake-keys/find-intake-store.ts';
import { createMailLease } from './areas/people/mail/mails-out.writes.ts';
import { listVisitsToEnd } from './areas/people/visits/support-visits.writes.ts';
import { findCustomer } from './areas/retention/retention/provider/customers.ts';
import { retentionRules } from './areas/retention/retention/retention-rules.ts';
import { createPool } from './platform/database/pools.ts';
import { type Planner, plansOf } from './platform/database/testing/plans-of.ts';
import { createDatabase, type Transaction } from './platform/database/transaction.ts';
import { readerOfAll } from './platform/paged/define-paged.ts';
import { LARGE_IN_MONEY, MONEY_AS_SYSTEM, MONEY_IN_STORE, MONEY_ROWS } from './testing/money-plans.ts';

const NOW = Date.parse('2026-11-20T22:10:00Z');
const AT_NOW = { now: () => NOW };
const DAY_MS = 24 * 3_600_000;
const SAO_PAULO = { timeZone: 'America/Sao_Paulo' };
const PIZZERIA = { storeName: 'Pizzaria', timeZone: 'America/Sao_Paulo' };
const MONTH = { from: '2026-10-22', to: '2026-11-20' };
const ENTRY = '11111111-1111-4111-8111-111111111111';
const NEIGHBOURS = 5;

/** Tables that grow with every order. No statement may scan one of these tables completely. */
const LARGE = [
  ...[
    'orders',
    'order_lines',
    'order_fees',
    'order_discounts',
    'order_payments',
    'order_history',
    'store_events',
  ],
  ...['audit_log', 'chat_messages', 'print_jobs', 'order_facts', 'sales_counts'],
  ...LARGE_IN_MONEY,
];

/** Frequent statements of users, partners and jobs. One entry may send several statements. */
const IN_STORE: readonly [name: string, query: (tx: Transaction, card: OrderCard) => Promise<unknown>][] = [
  [
    'intake: an order',
    (tx) =>
      placeOrder(
        tx,
        placed(),
        { acceptMinutes: 8, maxMinutes: 60, openingVersion: 1 },
        { methods: 0, areas: 0, menu: { version: 0, ...SAO_PAULO } },
      ),
  ],
  ['intake: versions of what a store says', (tx) => readVersions(tx)],
  ['intake: an order the partner asks about', (tx) => findReceipt(tx, 'seed-700')],
  ['intake: a partner’s list', (tx) => listReceipts(tx, listOf(null))],
  ['intake: a partner’s list of accepted orders', (tx) => listReceipts(tx, listOf('accepted'))],
  ['intake: a partner’s list of delivered orders', (tx) => listReceipts(tx, listOf('delivered'))],
  ['orders: held for a change', (tx) => lockCard(tx, 700)],
  ['orders: a change', (tx, card) => saveChange(tx, changeOf(card))],
  ['orders: the board', (tx) => boardCards(tx, NOW - DAY_MS)],
  ['orders: where the journal begins and ends', (tx) => journalEnds(tx)],
  ['orders: events a panel missed', (tx) => eventsAfter(tx, 300, 201)],
  ['orders: one with its detail', (tx) => findStoredDetail(tx, 700)],
  ['orders: what became of one', (tx) => orderHistory(tx, 700)],
  ['orders: without rows', (tx) => ordersWithoutRows(tx, { after: 300, upTo: 700, limit: 100 })],
  ['orders: of days before', (tx) => findPastOrders(tx, { text: 'ana souza', isPhoneSearched: true }, NOW)],
  ['customer: their order', (tx) => findCustomerOrder(tx, 700)],
  ['customer: its steps', (tx) => listReached(tx, 700)],
  ['chat: who', (tx) => findHead(tx, 700)],
  ['chat: the last messages', (tx) => pageOfMessages(tx, 700, { before: null, after: null })],
  ['audit: the first page', (tx) => auditEntries.page(tx, entries(null), SAO_PAULO)],
  ['audit: the next page', (tx) => auditEntries.page(tx, entries(`${NOW - DAY_MS}_${ENTRY}`), SAO_PAULO)],
  ['access: a session', (tx) => findLivingSession(tx, { tokenHash: Buffer.alloc(32) }, NOW)],
  ['menu: its version', (tx) => menuVersion(tx)],
  ['printing: an order’s papers', (tx) => listJobsOfOrder(tx, 700)],
  ['printing: an order’s papers, held for a change', (tx) => lockJobs(tx, 700)],
  ['printing: orders as their papers show them', (tx) => findPrintedOrders(tx, [700], PIZZERIA, NOW)],
  ['printing: the last papers', (tx) => listLastJobs(tx)],
  ['printing: papers that are not out', (tx) => listOwedJobs(tx)],
  ['printing: stations that wait', (tx) => waitingStations(tx, NOW)],
  ['insight: sums of a month', (tx) => readSalesDays(tx, MONTH)],
  [
    'insight: items of a month',
    (tx) => readCounts(tx, MONTH, { kind: 'item', outcome: 'completed', most: 10 }),
  ],
  ['insight: minutes of a month', (tx) => readMinutes(tx, MONTH)],
  ['insight: customers of a month', (tx) => readCustomers(tx, MONTH)],
  ['insight: orders of a month', (tx) => soldOrders.page(tx, { ...MONTH, ...ALL_SOLD, after: null })],
  [
    'sales history: orders of a month',
    (tx) =>
      salesHistory.page(tx, { ...MONTH, status: null, way: null, payer: null, search: null, after: null }),
  ],
  ['uploads: the rows of a step', (tx) => rowsBehind(tx, 1, 2_000, 500)],
  ...MONEY_IN_STORE,
];

/**
 * Statements over all stores, which mostly run once a second. Includes the provider's requests about one
 * store.
 */
const AS_SYSTEM: readonly [name: string, query: (system: Planner) => Promise<unknown>][] = [
  ['intake keys: whose', (system) => findIntakeStore(system, Buffer.alloc(32))],
  ['orders: acceptance overdue', (system) => overdueOrders(system, NOW - 60_000, NOW)],
  ['orders: to be accepted by the server', (system) => ordersToAccept(system, NOW)],
  ['printing: papers whose time is up', (system) => overdueJobs(system, NOW)],
  ['printing: devices that fell silent', (system) => silentHolders(system, NOW)],
  ['printing: papers of orders that left', (system) => jobsOfLeftOrders(system, NOW)],
  ['uploads: nobody works on', (system) => createUploadLease(AT_NOW).findFree(system, 4)],
  ['mails: nobody sends', (system) => createMailLease(AT_NOW).findFree(system, 16)],
  ['visits: to end', (system) => listVisitsToEnd(system, NOW)],
  [
    'invoices: overdue of all stores',
    (system) => overdueInvoices.page(readerOfAll(system), {}, { now: NOW }),
  ],
  ['customer: all orders of a phone', (system) => findCustomer(system, { phone: '11900000700' })],
  ['customer: all orders of an id', (system) => findCustomer(system, { customerId: 'customer-700' })],
  ...MONEY_AS_SYSTEM,
];

/** SQL that inserts stores with keys, people, sessions and products, but without orders. */
const STORES_AROUND = `
  insert into stores (store_id, company, name, legal_name, document, district, city, state, channel, word_is_open)
    select n, 'comanda', 'Pizzaria ' || n, 'Pizzaria ' || n, lpad(n::text, 14, '0'), 'Centro', 'Campinas', 'SP', n::text, true
      from generate_series(10001, 12000) n;
  insert into store_counters (store_id) select n from generate_series(10001, 12000) n;
  insert into menus (store_id, version) select store_id, 1 from store_counters;
  insert into intake_keys (key_hash, store_id, label) select sha256(n::text::bytea), n, 'Site' from generate_series(10001, 12000) n;
  insert into users (store_id, user_id, name, username, password_hash, roles)
    select n, 1, 'Ana', 'ana.' || n, '', '{Lojista Admin}' from generate_series(10001, 12000) n;
  insert into sessions (store_id, token_hash, session_id, user_id, expires_at)
    select store_id, sha256((store_id || '-' || no)::bytea), md5(store_id || '-' || no)::uuid, 1, now()
      from store_counters, generate_series(1, 4) no;
  insert into menu_categories (store_id, category_id, name, changed_at) select store_id, 1, 'Pizzas', now() from store_counters;
  insert into menu_products (store_id, product_id, category_id, name, pdv_code, changed_at)
    select store_id, no, 1, 'Pizza ' || no, no::text, now() from store_counters, generate_series(1, 10) no`;

/**
 * SQL that inserts facts and sums of the orders. Leaves out customers, which do not change the query plans.
 */
const SALES = `
  insert into order_facts
    select store_id, order_id, created_at::date, 19, case when closed_at is null then 'open' else 'completed' end, 'online', 'PIX', true,
           9980, 0, 0, 0, 9980, 0, 0, 1198, null, null, 'Centro', 1 + order_id % 300, 2, 20, 40, -5, version
      from orders;
  insert into order_discounts (store_id, order_id, discount_no, share_no, name, cents, sponsor, coupon, is_on_delivery)
    select store_id, order_id, 1, 1, 'Volte sempre', 500, 'MERCHANT', 'VOLTA5', false from orders;
  insert into sales_days
    select store_id, day, outcome, way, count(*), sum(subtotal_cents), 0, 0, 0, sum(online_cents), 0, 0, sum(commission_cents), 0, count(*)
      from order_facts group by 1, 2, 3, 4;
  insert into sales_counts
    select store_id, 'item', day, outcome, 'n:' || no, 'Pizza ' || no, orders, 4990 * orders from sales_days, generate_series(1, 20) no;
  insert into sales_counts
    select store_id, 'door', date_trunc('month', day)::date, 'completed', minutes::text, minutes::text, 100, 0
      from sales_days, generate_series(20, 80) minutes group by 1, 3, minutes;
  insert into sales_customers (store_id, customer_no, first_day)
    select store_id, customer_no, min(day) from order_facts group by 1, 2`;

/** SQL that inserts an upload in progress, with rows that are not counted yet. */
const UPLOADED = `
  with file as (
    insert into product_files (store_id, file_id, file_name, reading, should_update, waits_for_yes, state, sent_by, sent_by_id, sent_at)
      values ($1, 1, 'produtos.csv', '{}', true, true, 'checked', 'Ana', 1, now()) returning store_id, file_id)
  insert into product_file_rows (store_id, file_id, row_no, line, cells, barcode)
    select store_id, file_id, no, no, '[]', lpad(no::text, 14, '0') from file, generate_series(1, 5000) no`;

const database = testDatabase();
let storeId: number;
let card: OrderCard;
let app: pg.Client;
let system: pg.Client;

beforeAll(async () => {
  ({ storeId } = await createTestStore(database.urls.system));
  const neighbours = Array.from({ length: NEIGHBOURS }, () => createTestStore(database.urls.system));
  app = new pg.Client({ connectionString: database.urls.app });
  system = new pg.Client({ connectionString: database.urls.system });
  await Promise.all([app.connect(), system.connect()]);
  const past = { days: 400, now: NOW, document: { items: [] } };
  await seedPast(system, { ...past, storeId, orders: 20_000, open: 40 });
  for (const other of await Promise.all(neighbours))
    await seedPast(system, { ...past, storeId: other.storeId, orders: 500, open: 5 });
  await system.query(STORES_AROUND);
  await system.query(`
    insert into order_lines (store_id, order_id, line_no, name, quantity, unit, unit_price_cents, options_price_cents, total_cents, options)
      select store_id, order_id, no, 'Pizza', 1, 'UN', 4990, 0, 4990, '[]' from orders, generate_series(0, 1) no`);
  await system.query(SALES);
  await system.query(MONEY_ROWS);
  const owner = new pg.Client({ connectionString: database.urls.owner });
  await owner.connect();
  await owner.query('vacuum analyze');
  await system.query(UPLOADED, [storeId]);
  await owner.end();
  const pool = createPool({
    url: database.urls.app,
    max: 1,
    applicationName: 'test',
    onError: () => undefined,
  });
  const [first] = await createDatabase(pool).inStore(storeId, (tx) => boardCards(tx, NOW));
  await pool.end();
  if (first === undefined) throw new Error('no order is open');
  card = first;
  // Fixes the planner's settings, so that the query plans are the same on each machine.
  for (const client of [app, system])
    await client.query(`set jit = off; set max_parallel_workers_per_gather = 0; set work_mem = '4MB';
      set effective_cache_size = '1GB'; set random_page_cost = 1.1; set plan_cache_mode = force_custom_plan`);
  await app.query(`select set_config('app.store_id', $1, false)`, [String(storeId)]);
});
afterAll(async () => {
  await Promise.all([app.end(), system.end()]);
});

it('frequent statements have their saved plans: check the difference, then `npx vitest run --project server plans -u`', async () => {
  const reported: string[] = [];
  for (const [name, query] of IN_STORE)
    reported.push(...(await plansOf(name, { client: app, storeId }, (planner) => query(planner, card))));
  const all = { client: system, storeId };
  for (const [name, query] of AS_SYSTEM) reported.push(...(await plansOf(name, all, query)));
  for (const rule of retentionRules()) {
    const isLarge = LARGE.includes(rule.table) || rule.table.startsWith('orders: ');
    if (!('dueStores' in rule) || !isLarge) continue;
    const before = new Date(NOW - rule.retainedDays * DAY_MS);
    const due = (planner: Planner) => planner.directory(rule.dueStores(before, [storeId]));
    reported.push(...(await plansOf(`retention: stores with old ${rule.table}`, all, due)));
    const removed = (planner: Planner) => rule.deleteIn(planner, before, 1_000);
    reported.push(...(await plansOf(`retention: old ${rule.table} of one`, all, removed)));
  }
  const complete = reported.filter((plan) => LARGE.some((table) => plan.includes(`Seq Scan on ${table}\n`)));
  expect(complete).toEqual([]);
  await expect(reported.join('\n')).toMatchFileSnapshot('plans.txt');
});

function listOf(status: 'accepted' | 'delivered' | null) {
  return { status, kitchenStage: null, isPrinted: null, since: null, limit: 50, now: NOW };
}

function entries(after: string | null) {
  return { from: '2026-10-22', to: '2026-11-20', who: null, area: null, after };
}

function placed() {
  const order = newOrderFrom(openDeliveryOrderWire.parse(anOpenDeliveryOrder()));
  const { document, externalId } = order;
  const card = {
    ...cardOfOrder(order),
    ...{ receivedAt: NOW, acceptBy: NOW, promisedFor: NOW, status: 'pending' as const },
    ...{ isOutsideAreas: false, itemsOut: [], differences: [] },
  };
  const sold = soldRowsOf(document, []);
  return { card, externalId, document, contentHash: Buffer.alloc(32), countedItems: [], sold };
}

function changeOf(before: OrderCard) {
  const actor = { kind: 'user', id: '1', name: 'Ana', sessionId: null } as const;
  const after = { ...before, version: before.version + 1 };
  return { before, after, happened: 'accepted', note: null, actor, at: NOW, cancellation: null } as const;
}
