import type { Account } from '@comanda/domain/money/ledger/accounts';
import { testServer } from '@comanda/testkit/http/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { createDatabase } from '../../../../platform/database/transaction.ts';
import { postDisputeClosed, postDisputeOpened } from '../payments/ledger-of-disputes.ts';
import { postRefunded } from '../payments/ledger-of-payments.ts';
import { proveStore } from '../proof/prove-store.ts';
import { settle } from '../settling/settle.ts';
import { aLedgerStore, overlook, type SoldOrder } from '../testing/ledger-store.ts';

const server = testServer();
type LedgerStore = Awaited<ReturnType<typeof aLedgerStore>>;
const closers: (() => Promise<unknown>)[] = [];
let pool: ReturnType<typeof createPool>;
beforeAll(() => {
  pool = createPool({ url: server.urls.system, max: 2, applicationName: 'test', onError: overlook });
});
afterAll(() => Promise.all([pool.end(), ...closers.map((close) => close())]));

const aStore = async (over = {}) => {
  const store = await aLedgerStore(server, over);
  closers.push(store.close);
  return store;
};

/** Creates an order in a new store, with a function for each event of the order's money. */
async function anOrder(sold: SoldOrder, given?: LedgerStore) {
  const store = given ?? (await aStore());
  const orderId = await store.order(sold);
  const { rows } = await store.run(
    `select charge_id::integer as id, cents::integer from held_payments where store_id = $1 and order_id = $2`,
    [store.storeId, orderId],
  );
  const [chargeId, paid] = [Number(rows[0]?.id), Number(rows[0]?.cents)];
  const when = () => ({ at: server.clock.now(), day: store.day() });
  let number = 0;
  const refund = (cents: number, payer: 'store' | 'provider' | 'courier' = 'store') => {
    number += 1;
    const input = { orderId, refundId: number, chargeId, cents, payer, reason: 'Faltou', ...when() } as const;
    return store.inStore((tx) => postRefunded(tx, input));
  };
  const contest = { orderId, disputeId: 1, chargeId };
  return {
    store,
    orderId,
    paid,
    refund,
    contest: (cents: number) =>
      store.inStore((tx) => postDisputeOpened(tx, { ...contest, cents, ...when() })),
    judge: (cents: number, outcome: 'won' | 'lost') =>
      store.inStore((tx) => postDisputeClosed(tx, { ...contest, cents, ...when() }, outcome)),
    accept: () => store.change(orderId, 'PA', 'PE'),
    deliver: () => store.change(orderId, 'PD'),
    cancel: async () => {
      const panel = await store.panel();
      const input = { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' };
      expect((await panel.put(`orders/${orderId}`, input)).status).toBe(200);
    },
    undo: async (until: string | undefined) =>
      (await store.panel()).post(`pedidos/${orderId}/desfazer`, { ate: until }),
    /** The order's sums over all its transactions. */
    sums: async () => {
      const sums = await store.run(
        `select sum(fee_cents)::integer as fee, sum(commission_cents)::integer as commission, sum(nett_cents)::integer as saldo,
                sum(cash_cents)::integer as cash, sum(partner_cents)::integer as partner, sum(online_cents)::integer as online
           from order_transactions where store_id = $1 and order_id = $2`,
        [store.storeId, orderId],
      );
      return sums.rows[0];
    },
    /** Proves the ledger, then returns the accounts that have a balance. */
    book: async (): Promise<Partial<Record<Account, number>>> => {
      const proof = await proveStore(createDatabase(pool), store.storeId, { fromZero: true, now: 0 });
      expect(proof).toMatchObject({ differences: [] });
      return store.balances();
    },
  };
}
type Played = Awaited<ReturnType<typeof anOrder>>;

const PIX = { method: 'PIX' } as const;
const SIXTY: SoldOrder = { products: 6_000, online: PIX };

/** All merges of two lists of events that preserve the order within each list. */
function interleaved<T>(one: readonly T[], other: readonly T[]): T[][] {
  const [first, ...rest] = one;
  const [head, ...tail] = other;
  if (first === undefined) return [[...other]];
  if (head === undefined) return [[...one]];
  return [
    ...interleaved(rest, other).map((events) => [first, ...events]),
    ...interleaved(one, tail).map((events) => [head, ...events]),
  ];
}

type Event = (order: Played) => Promise<unknown>;
const refunds =
  (cents: number, payer: 'store' | 'provider' | 'courier' = 'store'): Event =>
  ({ refund }) =>
    refund(cents, payer);
const deliver: Event = ({ deliver }) => deliver();
const lost = (cents: number): Event[] => [
  ({ contest }) => contest(cents),
  ({ judge }) => judge(cents, 'lost'),
];

describe('money returned before the delivery', () => {
  it.each<[string, SoldOrder, Event[], Partial<Record<Account, number>>, object]>([
    [
      '20,00 of 60,00 by the store',
      SIXTY,
      [refunds(2_000)],
      { receivable: 3_461 },
      { fee: 59, commission: 480, saldo: 3_461 },
    ],
    [
      'all by the store',
      SIXTY,
      [refunds(6_000)],
      { current: -59 },
      { fee: 59, commission: 0, saldo: -59, partner: 0 },
    ],
    [
      'all, contested and lost',
      SIXTY,
      lost(6_000),
      { current: -59 },
      { fee: 59, commission: 0, saldo: -59, partner: 0 },
    ],
    [
      'all lost, and 20,00 more that were under way',
      SIXTY,
      [...lost(6_000), refunds(2_000)],
      { current: -2_059, customer: 2_000 },
      { fee: 59, commission: 0, saldo: -2_059 },
    ],
    [
      '20,00 by the team',
      SIXTY,
      [refunds(2_000, 'provider')],
      { receivable: 5_221, custom: -2_000 },
      { commission: 720, saldo: 5_221 },
    ],
    [
      '10,00 of the Pix of an order paid in two ways',
      { products: 6_000, online: PIX, cash: 2_000 },
      [refunds(1_000)],
      { receivable: 2_360, till: 2_000 },
      { fee: 40, commission: 600, saldo: 2_360, cash: 2_000, partner: 0 },
    ],
    [
      'in two parts with a sponsor, by card',
      {
        products: 6_290,
        delivery: 700,
        storeDiscount: 200,
        sponsored: 300,
        online: { method: 'CREDIT', brand: 'Visa' },
      },
      [refunds(3_245), refunds(3_245)],
      { current: -259 },
      { fee: 259, commission: 0, saldo: -259 },
    ],
    [
      'a part lost and a part by courier and store, in instalments',
      { products: 10_000, online: { method: 'CREDIT', brand: 'Visa', instalments: 3 } },
      [...lost(2_500), refunds(1_000, 'courier'), refunds(3_000)],
      { receivable: 5_841 + 360 - 3_000, current: 300, custom: -1_000 },
      { fee: 459, commission: 540, saldo: 3_501 },
    ],
  ])('%s: the same cents wherever the delivery comes', async (_, sold, returns, book, sums) => {
    for (const events of interleaved([deliver], returns)) {
      const order = await anOrder(sold);
      await order.accept();
      for (const event of events) await event(order);
      expect(await order.book()).toMatchObject(book);
      const { receivable = 0, current = 0 } = book;
      expect(await order.book().then((found) => [found.receivable ?? 0, found.current ?? 0])).toEqual([
        receivable,
        current,
      ]);
      expect(await order.sums()).toMatchObject(sums);
    }
  });

  it('is reversed with the delivery, and posted with the next one', async () => {
    const order = await anOrder(SIXTY);
    await order.accept();
    await order.refund(2_000);
    await order.contest(1_000);
    const before = await order.book();
    const delivered = await order.deliver();
    const after = await order.book();
    expect((await order.undo(delivered?.desfazer?.ate)).status).toBe(200);
    expect(await order.book()).toEqual(before);
    expect(await order.sums()).toMatchObject({ fee: 0, commission: 0, saldo: 0, online: 0 });
    await order.deliver();
    expect(await order.book()).toEqual(after);
    // Screens and reports read each kind of transaction separately: one sale, and one refund.
    const kinds = await order.store.run(
      `select sum(online_cents) filter (where kind in ('delivered', 'undone'))::integer as sold,
              -sum(online_cents) filter (where kind = 'refund')::integer as refunded
         from order_transactions where store_id = $1`,
      [order.store.storeId],
    );
    expect(kinds.rows[0]).toEqual({ sold: 6_000, refunded: 2_000 });
    expect(await order.sums()).toMatchObject({ commission: 480, saldo: 3_461, online: 4_000 });
    await order.judge(1_000, 'won');
    expect(await order.book()).toMatchObject({ receivable: 3_461 });
  });

  it('may be refunded while a part of it is disputed: the current account covers the blocked amount', async () => {
    const order = await anOrder(SIXTY);
    await order.accept();
    await order.contest(6_000);
    await order.refund(2_000);
    expect(await order.book()).toEqual({ blocked: 6_000, current: -2_000, customer: -4_000 });
    await order.judge(6_000, 'lost');
    await order.deliver();
    // The customer got 80,00 back after paying 60,00. The store gets the commission back only once.
    expect(await order.book()).toMatchObject({ current: -2_059, 'payment-fee': 59, customer: 2_000 });
  });
});

describe('an order that is never delivered', () => {
  it.each<[string, Event[]]>([
    ['before the cancellation', [refunds(1_000, 'provider'), ({ cancel }) => cancel(), refunds(5_490)]],
    ['while it is cancelled', [({ cancel }) => cancel(), refunds(1_000, 'courier'), refunds(5_490)]],
    ['after the rest went back', [({ cancel }) => cancel(), refunds(5_490), refunds(1_000, 'provider')]],
    [
      'and is contested and won',
      [
        refunds(1_000, 'provider'),
        ({ contest }) => contest(6_490),
        ({ cancel }) => cancel(),
        ({ judge }) => judge(6_490, 'won'),
        refunds(5_490),
      ],
    ],
    [
      'and the rest is contested and lost',
      [
        refunds(1_000, 'provider'),
        ({ cancel }) => cancel(),
        ({ contest }) => contest(5_490),
        ({ judge }) => judge(5_490, 'lost'),
      ],
    ],
    [
      'and the rest was contested before',
      [
        refunds(1_000, 'provider'),
        ({ contest }) => contest(5_490),
        ({ cancel }) => cancel(),
        ({ judge }) => judge(5_490, 'lost'),
      ],
    ],
  ])('holds nothing of what others refunded %s', async (_, events) => {
    const order = await anOrder({ products: 6_490, online: PIX });
    for (const event of events) await event(order);
    expect(await order.book()).toEqual({});
    expect((await order.sums())?.saldo ?? 0).toBe(0);
  });
});

describe('an undo of a delivery', () => {
  it.each<[string, Event]>([
    ['a contest', ({ contest }) => contest(6_000)],
    ['a contest that was won', async (order) => (await order.contest(6_000)) && order.judge(6_000, 'won')],
    ['a refund', refunds(2_000)],
    ['a refund of the team', refunds(2_000, 'provider')],
    [
      'its repasse',
      ({ store }) =>
        store.inStore((tx) =>
          settle(tx, { day: '2026-12-31', at: server.clock.now(), overdueCents: 0, withCredit: false }),
        ),
    ],
  ])('is refused in words after %s, and nothing moves', async (_, since) => {
    const order = await anOrder(SIXTY);
    await order.accept();
    const delivered = await order.deliver();
    await since(order);
    const before = await order.book();
    const refused = await order.undo(delivered?.desfazer?.ate);
    expect([refused.status, refused.body.motivo]).toEqual([409, 'ledger.moved-since']);
    expect(await order.book()).toEqual(before);
  });
});

it("an online order of a day before the ledger is posted on the ledger's first open day", async () => {
  const store = await aStore();
  const order = await anOrder(SIXTY, store);
  const onDelivery = await anOrder({ products: 4_000 }, store);
  await store.run(`update ledger_books set opened_on = '2099-01-01' where store_id = $1`, [store.storeId]);
  await store.run(`update commission_terms set from_day = '2099-01-01' where store_id = $1`, [store.storeId]);
  // Terms of a store are cached for half a minute.
  server.clock.advance(31_000);
  await order.accept();
  await order.deliver();
  await onDelivery.accept();
  await onDelivery.deliver();
  expect(await order.book()).toMatchObject({ receivable: 5_221, commission: 720 });
  const { rows } = await store.run(
    `select p.reason, p.booked_on::text as booked, t.day::text as day
       from ledger_postings p join order_transactions t on t.store_id = p.store_id and t.posting_id = p.posting_id
      where p.store_id = $1`,
    [store.storeId],
  );
  expect(rows).toEqual([
    {
      booked: '2099-01-01',
      day: '2026-11-20',
      reason: 'Pedido de 20/11/2026, de antes do início do financeiro em 01/01/2099.',
    },
  ]);
});
