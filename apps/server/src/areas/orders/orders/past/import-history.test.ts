import { newOrderFrom } from '@comanda/contract/orders/intake/new-order.wire';
import {
  type OpenDeliveryOrder,
  openDeliveryOrderWire,
} from '@comanda/contract/orders/intake/open-delivery-order.wire';
import { BROUGHT_ALWAYS, cardOfOrder } from '@comanda/domain/orders/orders/card-of-order';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import { testDatabase } from '@comanda/testkit/postgres';
import { createTestStore, type TestStore } from '@comanda/testkit/stores';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { rereadFrom } from '../../../retention/retention/public.ts';
import { contentHashOf } from '../../intake/receive-order.ts';
import { lockCard } from '../orders.reads.ts';
import { importHistory, UnknownStore } from './import-past-orders.ts';

const database = testDatabase();
let pool: pg.Pool;
let store: TestStore;

beforeEach(async () => {
  pool = createPool({ url: database.urls.system, max: 1, applicationName: 'test', onError: () => undefined });
  store = await createTestStore(database.urls.system);
});
afterEach(() => pool.end());

const RECEIVED = '2026-11-20T22:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(RECEIVED) + minutes * 60_000).toISOString();

interface Step {
  status: string;
  at: string;
  by?: string;
  reason?: { code: string; text?: string };
}

function aLine(id: string, steps: Step[] = [], over: Partial<OpenDeliveryOrder> = {}): string {
  const price = { value: 62.9, currency: 'BRL' };
  const order: OpenDeliveryOrder = {
    id,
    type: 'TAKEOUT',
    displayId: '4821',
    createdAt: RECEIVED,
    items: [{ name: 'Pizza grande', unit: 'UN', quantity: 1, unitPrice: price, totalPrice: price }],
    total: { itemsPrice: price, orderAmount: price },
    payments: { methods: [{ value: 62.9, type: 'PENDING', method: 'CASH', changeFor: 100 }] },
    customer: { id: 'c-1', name: 'Ana Souza', ordersCountOnMerchant: 3 },
    ...over,
  };
  return JSON.stringify({ order, receivedAt: RECEIVED, steps });
}

const DELIVERED: Step[] = [
  { status: 'printed', at: at(2), by: 'Ana' },
  { status: 'ready-for-pickup', at: at(25), by: 'Ana' },
  { status: 'delivered', at: at(40) },
];

async function* linesFrom(lines: string[]) {
  yield* lines;
}

function run(lines: string[], storeId = store.storeId) {
  return importHistory(createDatabase(pool), storeId, linesFrom(lines), {
    hashOf: contentHashOf,
    privacy: { rereadFrom },
  });
}

async function rows(text: string): Promise<unknown[]> {
  return (await pool.query(text, [store.storeId])).rows;
}

it('writes orders with the history that this server would have written', async () => {
  const cancelled: Step[] = [
    { status: 'cancelled', at: at(3), reason: { code: 'CONSUMER_CANCELLATION_REQUESTED' } },
  ];
  const report = await run([aLine('a', DELIVERED), aLine('b', cancelled), aLine('c', [])]);
  expect(report).toEqual({ imported: 3, known: 0, faults: [] });
  expect(
    await rows(`select order_id::int, external_id, status, version, total_cents::int, charge_cents::int, cancel_code,
                       cancel_text, cancelled_by, printed_at is not null as printed, closed_at is not null as closed,
                       payment_summary, ticket_lines
                  from orders where store_id = $1 order by order_id`),
  ).toMatchObject([
    {
      order_id: 1,
      external_id: 'a',
      status: 'delivered',
      version: 4,
      total_cents: 6290,
      charge_cents: 6290,
      printed: true,
      closed: true,
      payment_summary: 'Dinheiro · troco p/ R$ 100,00',
      ticket_lines: [],
    },
    {
      order_id: 2,
      status: 'cancelled',
      cancel_text: 'Cliente pediu',
      cancelled_by: 'customer',
      closed: true,
    },
    { order_id: 3, status: 'pending', version: 1, closed: false, ticket_lines: ['1× Pizza grande'] },
  ]);
  expect(
    await rows(`select version, at, happened, status, actor_kind, actor_name from order_timeline
                 where store_id = $1 and order_id = 1 order by version`),
  ).toEqual([
    {
      version: 1,
      at: Date.parse(RECEIVED),
      happened: 'received',
      status: 'pending',
      actor_kind: 'platform',
      actor_name: null,
    },
    {
      version: 2,
      at: Date.parse(at(2)),
      happened: 'accepted-and-printed',
      status: 'accepted',
      actor_kind: 'user',
      actor_name: 'Ana',
    },
    {
      version: 3,
      at: Date.parse(at(25)),
      happened: 'ready-for-pickup',
      status: 'ready-for-pickup',
      actor_kind: 'user',
      actor_name: 'Ana',
    },
    {
      version: 4,
      at: Date.parse(at(40)),
      happened: 'delivered',
      status: 'delivered',
      actor_kind: 'system',
      actor_name: null,
    },
  ]);
});

it('skips orders that the store has, and continues its numbers', async () => {
  await run([aLine('a'), aLine('b')]);
  expect(await run([aLine('b'), aLine('c'), aLine('c'), aLine('a')])).toEqual({
    imported: 1,
    known: 3,
    faults: [],
  });
  expect(await rows('select order_no::int from store_counters where store_id = $1')).toEqual([
    { order_no: 3 },
  ]);
  expect(await rows(`select order_id::int from orders where store_id = $1 and external_id = 'c'`)).toEqual([
    { order_id: 3 },
  ]);
});

it('imports more than one batch', async () => {
  const lines = Array.from({ length: 1_203 }, (_none, index) => aLine(`many-${index}`));
  expect(await run(lines)).toEqual({ imported: 1_203, known: 0, faults: [] });
  expect(await rows('select max(order_id)::int as last from orders where store_id = $1')).toEqual([
    { last: 1_203 },
  ]);
});

it('writes to its own store only', async () => {
  const neighbour = await createTestStore(database.urls.system);
  await run([aLine('a')]);
  expect(await run([aLine('a')], neighbour.storeId)).toMatchObject({ imported: 1, known: 0 });
  await expect(run([aLine('a')], 999_999)).rejects.toBeInstanceOf(UnknownStore);
});

it('reports the faults of a line and imports the others', async () => {
  const report = await run([
    'not json',
    aLine('no-items', [], { items: [] }),
    '',
    aLine('back-in-time', [{ status: 'accepted', at: at(-5) }]),
    aLine('illegal', [{ status: 'sent', at: at(5) }]),
    aLine('needless', [...DELIVERED, { status: 'delivered', at: at(50) }]),
    aLine('unwritable', [], { extraInfo: 'a\u0000b \ud83c' }),
    aLine('fine', [], { extraInfo: 'C:\\u0000 é só texto' }),
  ]);
  expect(report.imported).toBe(2);
  expect(report.faults.map(({ line, faults }) => [line, faults[0]])).toEqual([
    [1, 'não é um documento JSON'],
    [2, expect.stringMatching(/^order\.items: /)],
    [4, 'steps: um passo vem antes do anterior'],
    [5, 'steps: um passo não pode vir depois do anterior'],
    [6, 'steps: um passo não pode vir depois do anterior'],
  ]);
});

it('writes a batch as a whole or not at all', async () => {
  const owner = new pg.Client({ connectionString: database.urls.owner });
  await owner.connect();
  await owner.query(`alter table orders add constraint refuse_x check (external_id <> 'x')`);
  await expect(run([aLine('v'), aLine('x'), aLine('y')])).rejects.toThrow(/refuse_x/);
  await owner.query('alter table orders drop constraint refuse_x');
  await owner.end();
  expect(await rows('select 1 from orders where store_id = $1')).toEqual([]);
  expect(await rows('select order_no::int from store_counters where store_id = $1')).toEqual([
    { order_no: 0 },
  ]);
});

it('locates addresses, and a courier can be called for an open order', async () => {
  const order = { ...anOpenDeliveryOrder(), id: 'on-the-map' };
  const delivery = JSON.stringify({ order, receivedAt: RECEIVED, steps: [] });
  await run([delivery, aLine('over-the-counter', [])]);
  expect(
    await rows('select external_id, is_located from orders where store_id = $1 order by order_id'),
  ).toEqual([
    { external_id: 'on-the-map', is_located: true },
    { external_id: 'over-the-counter', is_located: false },
  ]);
});

it('lets the anonymisation check imported orders again, and only these', async () => {
  const marks =
    'select contacts_gone_until as at, names_gone_until as names from order_privacy_marks where store_id = $1';
  await pool.query(
    'insert into order_privacy_marks (store_id, contacts_gone_until, names_gone_until) values ($1, now(), $2)',
    [store.storeId, at(-600)],
  );
  await run([aLine('old', DELIVERED)]);
  const [mark] = (await pool.query<{ at: number; names: number }>(marks, [store.storeId])).rows;
  expect(mark).toEqual({ at: Date.parse(at(40)) - 1, names: Date.parse(at(-600)) });
});

it('an imported order has each field of a card that follows from the order', async () => {
  const sent = anOpenDeliveryOrder();
  await run([JSON.stringify({ order: sent, receivedAt: RECEIVED, steps: [] })]);
  const card = await createDatabase(pool).inStore(store.storeId, (tx) => lockCard(tx, 1));
  const expected = cardOfOrder(newOrderFrom(openDeliveryOrderWire.parse(sent)));
  // The promised time is not compared: intake replaces a time in the past by the store's estimate.
  const names = BROUGHT_ALWAYS.filter((name) => name in expected && name !== 'promisedFor');
  const fieldsOf = (whole: object) => names.map((name) => [name, (whole as Record<string, unknown>)[name]]);
  expect(fieldsOf(card ?? {})).toEqual(fieldsOf(expected));
  expect(names).toEqual(expect.arrayContaining(['district', 'searchText', 'origin', 'ticketLines']));
});
