import { closeDispute, openDispute } from '@comanda/bank-sim/src/things/disputes.ts';
import { anOpenDeliveryOrder } from '@comanda/testkit/orders/open-delivery';
import type { TestStore } from '@comanda/testkit/stores';
import type { Pool } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../../platform/database/pools.ts';
import { runClosings } from '../../invoices/closing/closing-runs.ts';
import { sweep } from '../../payments/inbox/sweep.ts';
import { checkDue } from '../../payments/payment-jobs.ts';
import { cancelUnpaid } from '../../payments/unpaid-orders.ts';
import { proveStore } from '../proof/prove-store.ts';
import { overlook } from '../testing/ledger-store.ts';
import { payoutStores } from '../testing/payout-store.ts';
import { addedShares, type PlayedOrder, sharesOf } from './money-oracle.ts';
import { seeded } from './seeded.ts';

/**
 * Number of months to simulate. `MONEY_MONTHS=10000` simulates more, and `MONEY_SEED=1` repeats the months of
 * that seed.
 */
const MONTHS = Number(process.env.MONEY_MONTHS ?? 20);
const FIRST_SEED = Number(process.env.MONEY_SEED ?? 1);
/**
 * Months per store. A month builds on earlier months, so a failure is repeated from the store's first month.
 */
const OF_STORE = 10;

const stores = payoutStores();
const { shop } = stores;
const { clock } = shop.server;
const DAY_MS = 86_400_000;
// One connection pool for all statements: a new connection per statement would take longer than the
// simulation itself.
let pool: Pool | undefined;
const rows = async (statement: string, values: unknown[] = []) => {
  pool ??= createPool({ url: shop.server.urls.system, max: 2, applicationName: 'test', onError: overlook });
  return (await pool.query<Record<string, unknown>>(statement, values)).rows;
};
afterAll(() => pool?.end());
const price = (cents: number) => ({ value: cents / 100, currency: 'BRL' });

/** An order, with the amounts that the test knows. */
interface Order extends Pick<PlayedOrder, 'way' | 'products' | 'sponsored' | 'cash'> {
  id: string;
  orderId: number;
  online: number;
  /** The charge's name at the provider; null before its request. */
  charge: string | null;
  pixCode: string | null;
  delivered: string | undefined;
}

type Panel = Awaited<ReturnType<typeof shop.server.as>>;

/** The state at the end of a month. The next month starts from it. */
interface Played {
  store: TestStore;
  /** Orders of all months until now. */
  orders: Order[];
}

/**
 * With `isLate` the store's ledger begins tomorrow. An order of today then has no commission, or is posted on
 * the ledger's first day.
 */
async function aPlayedStore(isLate: boolean): Promise<Played> {
  const store = await stores.aStore();
  const tomorrow = new Date(clock.now() + DAY_MS).toISOString().slice(0, 10);
  if (isLate) {
    const of = [store.storeId, tomorrow];
    await rows('update ledger_books set opened_on = $2 where store_id = $1', of);
    await rows('update commission_terms set from_day = $2 where store_id = $1', of);
    // Terms of a store are cached for half a minute.
    clock.advance(31_000);
  }
  return { store, orders: [] };
}

async function play(seed: number, { store, orders }: Played): Promise<void> {
  const { below, chance, pick } = seeded(seed);
  const { storeId } = store;
  const before = orders.length;
  let key = 0;
  let session: Panel | undefined;

  /** Makes calls as an administrator. Logs in for each call, because days pass and sessions expire. */
  async function asPanel<Answer extends { status: number }>(
    request: (panel: Panel) => Promise<Answer>,
  ): Promise<Answer> {
    session ??= await shop.server.as(store.adminLogin);
    const answer = await request(session);
    if (answer.status !== 401) return answer;
    session = await shop.server.as(store.adminLogin);
    return request(session);
  }

  /** Aborts random transactions of the server, before or after their commit, while `work` runs. */
  async function crashing(work: () => Promise<unknown>) {
    const { database } = shop.services;
    const { inStore } = database;
    if (chance(0.3)) {
      const [at, isAfter] = [1 + below(4), chance(0.5)];
      let count = 0;
      database.inStore = async (id, work, options) => {
        count += 1;
        if (count !== at) return inStore(id, work, options);
        if (isAfter) await inStore(id, work, options);
        throw new Error('broken off');
      };
    }
    try {
      await work();
    } catch (error) {
      // A crash or a refusal is an expected result. A later step may repeat the request.
      if (!(error instanceof Error)) throw error;
    } finally {
      database.inStore = inStore;
    }
  }

  const statusOf = async ({ orderId }: Order) => {
    const [row] = await rows('select status from orders where store_id = $1 and order_id = $2', [
      storeId,
      orderId,
    ]);
    return row?.status;
  };
  const chargeOf = ({ charge }: Order) => {
    const there = charge === null ? undefined : shop.bank.bank.find(charge)?.object;
    return there?.kind === 'charge' ? there : null;
  };
  const isPaid = (order: Order) => chargeOf(order)?.state === 'captured';
  const openDisputes = () =>
    shop.bank.bank
      .all('dispute')
      .flatMap(({ object }) => (object.kind === 'dispute' && object.state === 'open' ? [object] : []));
  const isContested = ({ charge }: Order) => openDisputes().some((each) => each.charge === charge);

  /** An order of this store, in most cases an order of this month. */
  const anOrder = () => pick(chance(0.8) ? orders.slice(before) : orders);
  const judgeOne = async ({ charge }: Order) => {
    const dispute = openDisputes().find((each) => each.charge === charge);
    if (dispute !== undefined) closeDispute(shop.bank.bank, dispute.reference, chance(0.5) ? 'won' : 'lost');
  };
  const steps = {
    async order() {
      const products = 2_000 + below(8_000);
      const sponsored = chance(0.3) ? below(900) : 0;
      const cash = chance(0.2) ? below(900) : 0;
      const online = products - sponsored - cash;
      const way = pick(['PIX', 'CREDIT', 'CREDIT_IN_3'] as const) ?? 'PIX';
      const method = way === 'PIX' ? 'PIX' : 'CREDIT';
      const document = anOpenDeliveryOrder({
        createdAt: new Date(clock.now()).toISOString(),
        otherFees: [],
        items: [
          { name: 'Pizza', unit: 'UN', quantity: 1, unitPrice: price(products), totalPrice: price(products) },
        ],
        discounts:
          sponsored === 0
            ? []
            : [
                {
                  amount: price(sponsored),
                  target: 'CART',
                  sponsorshipValues: [{ name: 'MARKETPLACE', amount: price(sponsored) }],
                },
              ],
        total: {
          itemsPrice: price(products),
          discount: price(sponsored),
          orderAmount: price(products - sponsored),
        },
        payments: {
          ...{ prepaid: online / 100, pending: cash / 100, onlineCharge: true },
          methods: [
            { ...price(online), type: 'PREPAID', method, ...(method === 'CREDIT' ? { brand: 'VISA' } : {}) },
            ...(cash === 0 ? [] : [{ ...price(cash), type: 'PENDING', method: 'CASH' }]),
          ],
        },
      });
      const { body } = await shop.server.partner(store.intakeKey).post('order', document);
      const orderId = body.data?.id_pedido;
      if (orderId === undefined) return expect(body.motivo).toMatch(/^payments\.not-taken|^intake\./);
      const order: Order = {
        id: document.id,
        orderId,
        way,
        products,
        sponsored,
        cash,
        online,
        charge: null,
        pixCode: null,
        delivered: undefined,
      };
      orders.push(order);
      const input =
        way === 'PIX'
          ? { metodo: 'PIX' }
          : { metodo: 'CREDIT', token: 'tok_visa', bandeira: 'VISA', parcelas: way === 'CREDIT' ? 1 : 3 };
      const requested = await shop.charge(order.id, input, store);
      if (requested.status !== 200) return expect(requested.body.motivo).toBe('payments.not-taken');
      const { id_cobranca, pix_copia_e_cola } = requested.body.data;
      order.charge = `s${storeId}-charge${id_cobranca}-1`;
      order.pixCode = pix_copia_e_cola === null ? null : String(pix_copia_e_cola);
      if (chance(0.9)) await steps.pay(order);
    },
    async pay(order = anOrder()) {
      if (!order?.pixCode || chargeOf(order)?.state !== 'waiting') return;
      shop.pay(order.pixCode);
      if (chance(0.8)) await steps.receive();
    },
    /** Moves an order one step towards its delivery. */
    async move(order = anOrder()) {
      if (order === undefined) return;
      const status = await statusOf(order);
      const next = { pending: 'PA', accepted: 'PE', sent: 'PD' }[String(status)];
      if (next === undefined) return;
      const { body } = await asPanel((panel) => panel.put(`orders/${order.orderId}`, { new_status: next }));
      order.delivered = next === 'PD' ? body.pedido?.desfazer?.ate : undefined;
    },
    async undo(order = anOrder()) {
      if (order?.delivered === undefined) return;
      const { status, body } = await asPanel((panel) =>
        panel.post(`pedidos/${order.orderId}/desfazer`, { ate: order.delivered }),
      );
      if (status !== 200)
        expect(['ledger.moved-since', 'order.undo-over', 'order.changed-meanwhile']).toContain(body.motivo);
      order.delivered = undefined;
    },
    /** Delivers an order. Users, customers and the team act while the delivery can still be undone. */
    async hurry() {
      await steps.order();
      const order = orders.at(-1);
      for (let step = 0; step < 3; step += 1) await steps.move(order);
      if (order?.delivered === undefined) return;
      if (chance(0.5)) await steps.refund(order);
      if (chance(0.5)) await steps.contest(order);
      for (let step = 0; step < 2; step += 1) await pick([steps.judge, steps.soon])?.();
      await steps.undo(order);
      if (chance(0.7)) await steps.move(order);
    },
    /** Lets enough time pass for a refund. After two such pauses a delivery can still be undone. */
    async soon() {
      clock.advance(3_000);
      await steps.receive();
    },
    async cancel(order = anOrder()) {
      if (order === undefined || (await statusOf(order)) === 'delivered') return;
      const input = { new_status: 'PC', motivo_cancelamento: 'UNAVAILABLE_ITEM' };
      await asPanel((panel) => panel.put(`orders/${order.orderId}`, input));
    },
    async refund(order = anOrder()) {
      if (order === undefined || !isPaid(order)) return;
      const chargeId = Number(/charge(\d+)-/.exec(order.charge ?? '')?.[1]);
      const payer = pick(['store', 'store', 'provider', 'courier'] as const) ?? 'store';
      const cents = chance(0.3) ? order.online : 1 + below(order.online);
      key += 1;
      const input = { chargeId, cents, payer, reason: 'Faltou', key: `${seed}-${key}` } as const;
      await crashing(() => shop.refund(storeId, input));
    },
    async contest(order = anOrder()) {
      if (!order?.charge || !isPaid(order) || isContested(order)) return;
      const part = chance(0.5) ? null : 1 + below(order.online);
      // The provider itself blocks at most the remaining amount.
      await crashing(async () => openDispute(shop.bank.bank, order.charge ?? '', part, 'não reconhece'));
      if (chance(0.7)) await steps.receive();
    },
    async judge() {
      const dispute = pick(openDisputes().filter(({ charge }) => charge.startsWith(`s${storeId}-`)));
      if (dispute === undefined) return;
      closeDispute(shop.bank.bank, dispute.reference, chance(0.5) ? 'won' : 'lost');
      if (chance(0.7)) await steps.receive();
    },
    async receive() {
      shop.bank.misbehave({
        losesAnswers: chance(0.1),
        isDown: chance(0.05),
        refusesRefunds: chance(0.1),
        repeats: chance(0.2),
        shuffles: chance(0.2),
        drops: chance(0.2),
        tellsOtherAmounts: chance(0.03),
      });
      await shop.receive();
      await crashing(() => checkDue(shop.services));
      shop.bank.behave();
    },
    async wait() {
      clock.advance(pick([1_000, 3_000, 5_000, 9_000, 60_000, 3_600_000]) ?? 1_000);
      await steps.receive();
    },
    /** Advances the clock by days or weeks. */
    async pass() {
      await (chance(0.7) ? steps.settle() : steps.close());
    },
    async close() {
      const next = new Date(clock.now());
      clock.set(new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 1, 15, 30)).toISOString());
      await crashing(() => runClosings(shop.platform));
    },
    async settle() {
      clock.advance((1 + below(3)) * DAY_MS);
      await crashing(() => stores.run());
      await steps.receive();
    },
  };
  const ways = [
    ...[steps.order, steps.order, steps.hurry, steps.hurry, steps.move, steps.move, steps.move, steps.move],
    ...[
      steps.undo,
      steps.cancel,
      steps.refund,
      steps.refund,
      steps.contest,
      steps.judge,
      steps.wait,
      steps.pass,
    ],
  ];
  await steps.order();
  for (let round = 0; round < 16; round += 1) await pick(ways)?.();
  await calmDown();
  if (chance(0.5)) {
    for (const order of orders)
      if (chance(0.7)) for (let step = 0; step < 3; step += 1) await steps.move(order);
    await calmDown();
  }
  await compare();

  /** Ends all faults of the provider, and runs jobs until no notice or request is pending. */
  async function calmDown() {
    shop.bank.behave();
    for (let round = 0; round < 20; round += 1) {
      clock.advance(10 * 60_000);
      await cancelUnpaid(shop.services);
      // While a dispute of a cancelled order is open, its held money cannot return to the payers of its
      // refunds. Therefore this loop decides such disputes.
      for (const order of orders)
        if (isContested(order) && (await statusOf(order)) === 'cancelled') await judgeOne(order);
      // Jobs would cancel unanswered orders at their deadline. The test cancels them now.
      for (const order of orders) if ((await statusOf(order)) === 'pending') await steps.cancel(order);
      await shop.receive();
      await sweep(shop.services);
      await checkDue(shop.services);
      const [open] = await rows(
        "select count(*) as count from payment_refunds where store_id = $1 and state in ('asking', 'waiting')",
        [storeId],
      );
      if (round > 1 && Number(open?.count) === 0) return;
    }
    throw new Error(`seed ${seed}: refunds are still under way`);
  }

  async function compare() {
    const played = await Promise.all(orders.map(playedOf));
    const expected = addedShares(played.map(sharesOf));
    const [book] = await rows('select to_jsonb(b) as book from ledger_books b where store_id = $1', [
      storeId,
    ]);
    const of = (book as { book: Record<string, number> }).book;
    const own = ['held', 'receivable', 'available', 'transit', 'blocked', 'current', 'invoiced', 'bank'];
    const found = {
      store: own.reduce((sum, account) => sum + (of[account] ?? 0), 0),
      ...{ customer: of.customer, commission: of.commission, fee: of.payment_fee },
      ...{ sponsor: of.sponsor, others: of.custom, till: of.till },
    };
    expect({ seed, ...found }).toEqual({ seed, ...expected });
    const proof = await proveStore(shop.services.system, storeId, { fromZero: true, now: clock.now() });
    expect({ seed, differences: proof?.differences }).toEqual({ seed, differences: [] });
    // Each line of the accountant's month adds up.
    const gaps = await rows(
      `select posting_id from order_transactions
        where store_id = $1 and nett_cents <> subtotal_cents + delivery_cents - store_discount_cents - cash_cents - card_cents
                                            - partner_cents - fee_cents - commission_cents - platform_fee_cents`,
      [storeId],
    );
    expect({ seed, gaps }).toEqual({ seed, gaps: [] });
    const { body } = await asPanel((panel) => panel.get('financial-periods'));
    const periods = body.data as unknown as { id: number; starts_at: string; ends_at: string }[];
    for (const { id, starts_at: from, ends_at: to } of periods.slice(0, 2)) {
      const month = (await asPanel((panel) => panel.get(`financial-periods/${id}`)))
        .body as unknown as Record<string, number>;
      expect({ seed, id, other: month.other_value }).toEqual({
        seed,
        id,
        other: await returnedTwice(from, to),
      });
    }
    const sums = await rows(
      `select order_id::integer as id, sum(partner_cents)::integer as partner, sum(cash_cents)::integer as cash, sum(nett_cents)::integer as nett
         from order_transactions where store_id = $1 group by order_id`,
      [storeId],
    );
    for (const { id, partner, cash, nett } of sums) {
      const index = orders.findIndex(({ orderId }) => orderId === id);
      const order = played[index];
      if (order === undefined) continue;
      const isSold = order.end === 'delivered';
      const sold = isSold ? { cash: order.cash, nett: sharesOf(order).store } : { cash: 0, nett: 0 };
      expect({ seed, id, partner, cash, nett }).toEqual({ seed, id, partner: 0, ...sold });
    }
  }

  /**
   * The amount that undelivered orders returned beyond their payments, by refunds and lost disputes, as a
   * negative sum. The current account pays this sum; no order transaction contains it.
   */
  async function returnedTwice(from: string, to: string): Promise<number> {
    const [row] = await rows(
      `select coalesce(sum(case 'current' when from_account then -cents else cents end), 0)::integer as cents
         from ledger_entries
        where store_id = $1 and booked_on between $2::date and $3::date and kind = 'returned'
          and 'current' in (from_account, to_account)`,
      [storeId, from, to],
    );
    return Number(row?.cents);
  }

  /** The events of an order, read from the payment provider and from the order. */
  async function playedOf(order: Order): Promise<PlayedOrder> {
    const status = await statusOf(order);
    const there = chargeOf(order);
    const isHeld = status !== 'awaiting-payment' && there?.state === 'captured';
    const payers = await payersOf();
    const refunds = shop.bank.bank.all('refund').flatMap(({ object }) => {
      if (object.kind !== 'refund' || object.charge !== order.charge || object.state !== 'done') return [];
      const refundId = Number(/refund(\d+)-/.exec(object.reference)?.[1]);
      return [{ by: payers.get(refundId) ?? 'store', cents: object.amountCents } as const];
    });
    const disputes = shop.bank.bank
      .all('dispute')
      .flatMap(({ object }) => (object.kind === 'dispute' && object.charge === order.charge ? [object] : []));
    const lost = disputes
      .filter(({ state }) => state === 'lost')
      .map(({ blockedCents }) => ({ by: 'dispute', cents: blockedCents }) as const);
    const end = status === 'delivered' || status === 'cancelled' ? status : 'open';
    // The payment of an order cancelled before delivery is refunded. Its amount was never the store's money.
    const wasHeld = await isOfStore(order);
    return {
      ...order,
      captured: isHeld && wasHeld ? order.online : 0,
      end,
      back: wasHeld ? [...refunds, ...lost] : [],
    };
  }

  /** The payer that was requested for each refund. */
  async function payersOf() {
    const requested = await rows(
      'select refund_id::integer as id, payer from payment_refunds where store_id = $1',
      [storeId],
    );
    return new Map(requested.map(({ id, payer }) => [id, payer === 'store' ? 'store' : 'others'] as const));
  }

  async function isOfStore({ charge }: Order): Promise<boolean> {
    const chargeId = /charge(\d+)-/.exec(charge ?? '')?.[1];
    const [row] = await rows('select is_held from payment_charges where store_id = $1 and charge_id = $2', [
      storeId,
      chargeId,
    ]);
    return row?.is_held === true;
  }
}

describe('months of stores leave each party the sums computed from a plain list of events', () => {
  const firsts = Array.from(
    { length: Math.ceil(MONTHS / OF_STORE) },
    (_, index) => FIRST_SEED + index * OF_STORE,
  );
  it.each(firsts)('seeds from %i', async (first) => {
    const played = await aPlayedStore(first % (2 * OF_STORE) > OF_STORE);
    for (let seed = first; seed < Math.min(first + OF_STORE, FIRST_SEED + MONTHS); seed += 1)
      await play(seed, played);
  });
});
