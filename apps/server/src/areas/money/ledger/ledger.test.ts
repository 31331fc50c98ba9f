import { noBalances } from '@comanda/domain/money/ledger/accounts';
import { MONEY_WORDS } from '@comanda/domain/money/ledger/money-words';
import { SETTLEMENT_PARTS } from '@comanda/domain/money/ledger/settlement-words';
import { exportedLines } from '@comanda/testkit/http/exported-lines';
import { openSocket } from '@comanda/testkit/http/open-socket';
import { testServer } from '@comanda/testkit/http/test-server';
import { runStatement } from '@comanda/testkit/run-statement';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase } from '../../../platform/database/transaction.ts';
import { postDisputeClosed, postDisputeOpened } from './payments/ledger-of-disputes.ts';
import { postCaptured, postRefunded } from './payments/ledger-of-payments.ts';
import { proveStore } from './proof/prove-store.ts';
import {
  adjustmentMoves,
  fineMoves,
  openingMoves,
  postByHand,
  reverseByHand,
} from './provider/manual-postings.ts';
import { closePeriod, postInvoicePayment, postTransferStep, settle } from './settling/settle.ts';
import { aLedgerStore, overlook, type SoldOrder } from './testing/ledger-store.ts';

const server = testServer();
type LedgerStore = Awaited<ReturnType<typeof aLedgerStore>>;
const stores: LedgerStore[] = [];
const aStore = async () => {
  const store = await aLedgerStore(server);
  stores.push(store);
  return store;
};
const pools: Pool[] = [];
const systemPool = () => {
  const pool = createPool({ url: server.urls.system, max: 2, applicationName: 'test', onError: overlook });
  pools.push(pool);
  return pool;
};
afterAll(() => Promise.all([...stores.map((store) => store.close()), ...pools.map((pool) => pool.end())]));

const CREDIT = { method: 'CREDIT', brand: 'Visa' } as const;
const PIX = { method: 'PIX' } as const;

describe('an order in the ledger', () => {
  it('is posted when delivered, reversed when undone, and posted again', async () => {
    const { order, change, balances, run, storeId } = await aStore();
    const orderId = await order({
      products: 6_290,
      delivery: 700,
      storeDiscount: 200,
      sponsored: 300,
      online: CREDIT,
    });
    expect(await balances()).toEqual({ held: 6_490, customer: -6_490 });
    const sent = {
      customer: -6_490,
      receivable: 5_500,
      current: 300,
      sponsor: -300,
      'payment-fee': 259,
      commission: 731,
    };
    const delivered = await change(orderId, 'PA', 'PE', 'PD');
    expect(await balances()).toEqual(sent);
    const panel = await server.as(stores.at(-1)?.store.adminLogin ?? '');
    await panel.post(`pedidos/${orderId}/desfazer`, { ate: delivered?.desfazer?.ate });
    expect(await balances()).toEqual({ held: 6_490, customer: -6_490 });
    await change(orderId, 'PD');
    expect(await balances()).toEqual(sent);
    const { rows } = await run(
      `select kind, nett_cents::integer as nett, way, day::text from order_transactions where store_id = $1 order by posting_id`,
      [storeId],
    );
    expect(rows.map(({ kind, nett }) => [kind, nett])).toEqual([
      ['delivered', 5_800],
      ['undone', -5_800],
      ['delivered', 5_800],
    ]);
    expect(rows[0]).toMatchObject({ way: 'online', day: '2026-11-20' });
    const due = await run(
      `select state, cents::integer as cents, due_on::text as due from receivables where store_id = $1`,
      [storeId],
    );
    expect(due.rows.filter(({ state }) => state === 'open')).toEqual([
      { state: 'open', cents: 5_500, due: '2026-12-21' },
    ]);
  });

  it("is not posted without a ledger, before the ledger's first day, or when it is only cancelled", async () => {
    const { order, change, balances, run, storeId } = await aStore();
    const cancelled = await order({ products: 4_000 });
    await change(cancelled, 'PA');
    await run(`update ledger_books set opened_on = '2026-11-21' where store_id = $1`, [storeId]);
    const early = await order({ products: 4_000 });
    // Terms of a store's orders are cached for half a minute.
    server.clock.advance(31_000);
    await change(early, 'PA', 'PE', 'PD');
    expect(await balances()).toEqual({});
  });

  it('is posted once when two users deliver it concurrently', async () => {
    const { order, change, balances } = await aStore();
    const orderId = await order({ products: 5_000 });
    await change(orderId, 'PA');
    await Promise.allSettled([change(orderId, 'PD'), change(orderId, 'PD'), change(orderId, 'PD')]);
    expect(await balances()).toEqual({ customer: -5_000, till: 5_000, current: -600, commission: 600 });
  });
});

describe('a captured payment', () => {
  const captured = {
    orderId: 1,
    chargeId: 9,
    method: 'PIX',
    brand: null,
    instalments: 1,
    at: server.clock.now(),
  };
  it('is posted once, refused with other amounts, and refunded at most once', async () => {
    const { order, inStore, balances, day } = await aStore();
    const orderId = await order({ products: 4_125 });
    const charge = { ...captured, orderId, cents: 4_125, day: day() };
    const reported = await Promise.all([0, 1, 2].map(() => inStore((tx) => postCaptured(tx, charge))));
    expect(reported.filter(Boolean)).toHaveLength(1);
    await expect(inStore((tx) => postCaptured(tx, { ...charge, cents: 4_126 }))).rejects.toMatchObject({
      code: 'ledger.other-figures',
    });
    const back = {
      orderId,
      chargeId: 9,
      cents: 4_125,
      payer: 'store',
      reason: 'Recusado',
      at: 0,
      day: day(),
    } as const;
    await inStore((tx) => postRefunded(tx, { ...back, refundId: 1 }));
    expect(await balances()).toEqual({});
    await expect(inStore((tx) => postRefunded(tx, { ...back, refundId: 2, cents: 1 }))).rejects.toMatchObject(
      { constraint: 'held_payments_returned' },
    );
  });

  it('may be disputed before the delivery; the order can still be delivered, and panels are notified', async () => {
    const { order, change, inStore, balances, day, storeId, run, store } = await aStore();
    const watching = await openSocket(server.url, (await server.as(store.adminLogin)).token);
    const orderId = await order({ products: 6_000, online: PIX });
    const { rows } = await run(`select charge_id from held_payments where store_id = $1`, [storeId]);
    const dispute = {
      orderId,
      disputeId: 1,
      chargeId: Number(rows[0]?.charge_id),
      cents: 6_000,
      at: 0,
      day: day(),
    };
    await inStore((tx) => postDisputeOpened(tx, dispute));
    expect(await watching.take('mudou', 1)).toMatchObject([{ assunto: 'financeiro' }]);
    expect(await balances()).toEqual({ blocked: 6_000, customer: -6_000 });
    const delivered = await change(orderId, 'PA', 'PE', 'PD');
    const fees = { 'payment-fee': 59, commission: 720, customer: -6_000 };
    expect(await balances()).toEqual({ ...fees, blocked: 6_000, current: -779 });
    const panel = await server.as(stores.at(-1)?.store.adminLogin ?? '');
    await panel.post(`pedidos/${orderId}/desfazer`, { ate: delivered?.desfazer?.ate });
    expect(await balances()).toEqual({ blocked: 6_000, customer: -6_000 });
    await change(orderId, 'PD');
    await inStore((tx) => postDisputeClosed(tx, dispute, 'won'));
    expect(await watching.take('mudou', 2)).toMatchObject([{}, { assunto: 'financeiro' }]);
    watching.close();
    expect(await balances()).toEqual({ ...fees, receivable: 5_221 });
    expect(await inStore((tx) => postDisputeClosed(tx, dispute, 'won'))).toBe(false);
    // Only entries of the dispute are listed, not the entries of the delivery and of its undo.
    const { body } = await panel.get(`order-transactions/${orderId}`);
    expect(body).toMatchObject({
      contested: [{ blocked_value: 6_000 }, { blocked_value: -6_000 }],
      returned: [],
    });
  });

  /** Proves the ledger, then returns the states of an order's receivables. */
  const provenDue = async ({ run, storeId }: LedgerStore, orderId: number) => {
    const proof = await proveStore(createDatabase(systemPool()), storeId, { fromZero: true, now: 0 });
    expect(proof).toMatchObject({ differences: [] });
    const { rows } = await run(
      `select cents::integer, state from receivables where store_id = $1 and order_id = $2 order by receivable_id`,
      [storeId, orderId],
    );
    return rows.map(({ cents, state }) => [cents, state]);
  };
  const contestOf = async ({ run, storeId, day }: LedgerStore, orderId: number, cents: number) => {
    const { rows } = await run(`select charge_id from held_payments where store_id = $1 and order_id = $2`, [
      storeId,
      orderId,
    ]);
    return { orderId, disputeId: 1, chargeId: Number(rows[0]?.charge_id), cents, at: 0, day: day() };
  };

  it('a disputed part whose receivable was settled meanwhile is paid to the current account when the dispute is won', async () => {
    const store = await aStore();
    const { order, change, balances, inStore } = store;
    server.clock.set('2026-11-16T15:00:00Z');
    const orderId = await order({ products: 6_000, online: PIX });
    await change(orderId, 'PA', 'PE', 'PD');
    const contest = await contestOf(store, orderId, 2_500);
    await inStore((tx) => postDisputeOpened(tx, contest));
    await inStore((tx) => settle(tx, { day: '2026-11-17', at: 0, overdueCents: 0, withCredit: false }));
    await inStore((tx) => postDisputeClosed(tx, contest, 'won'));
    expect(await provenDue(store, orderId)).toEqual([[2_721, 'settled']]);
    expect(await balances()).toMatchObject({ available: 2_721, current: 2_500 });
  });

  it('a payment in instalments that was disputed and won is due as before', async () => {
    const store = await aStore();
    const { order, change, inStore } = store;
    server.clock.set('2026-11-16T15:00:00Z');
    const orderId = await order({ products: 10_000, online: { ...CREDIT, instalments: 3 } });
    await change(orderId, 'PA', 'PE', 'PD');
    const contest = await contestOf(store, orderId, 10_000);
    await inStore((tx) => postDisputeOpened(tx, contest));
    expect(await provenDue(store, orderId)).toEqual(Array(3).fill([0, 'cancelled']));
    await inStore((tx) => postDisputeClosed(tx, contest, 'won'));
    expect(await provenDue(store, orderId)).toEqual([
      [2_781, 'open'],
      [2_780, 'open'],
      [2_780, 'open'],
    ]);
  });
});

describe('the lines of a settlement', () => {
  const read = async (store: LedgerStore) => {
    const panel = await store.panel();
    const { body } = await panel.get('settlement-periods?periodo=PP&inicio=2026-11-01&fim=2027-06-30');
    const rows = body.data as unknown as { id: number; settlement_date: string }[];
    const details = [];
    for (const { id } of rows.toReversed())
      details.push((await panel.get(`settlement-periods/${id}`)).body.data as unknown as Detail);
    return { panel, rows, details };
  };
  interface Detail {
    nett_value: number;
    lines: Record<string, number>;
    orders: { nett_value: number; total_value: number; lines: Record<string, number> }[];
  }
  const sumOf = (of: Record<string, number>) =>
    Object.entries(of).reduce((sum, [name, cents]) => sum + (TAKES_AWAY.test(name) ? -cents : cents), 0);
  const TAKES_AWAY = /discount|online_payment|commission|kept_by|refund|lost|blocked/;
  const settleOn = (store: LedgerStore, day: string) =>
    store.inStore((tx) =>
      settle(tx, { day, at: Date.parse(`${day}T12:00:00Z`), overdueCents: 0, withCredit: false }),
    );

  it('show disputed amounts apart from amounts retained by others', async () => {
    server.clock.set('2026-11-25T15:00:00Z');
    const store = await aStore();
    const orderId = await store.order({ products: 6_000, online: PIX });
    await store.change(orderId, 'PA', 'PE', 'PD');
    const { rows } = await store.run(
      `select charge_id::integer as id from held_payments where store_id = $1`,
      [store.storeId],
    );
    const contest = { orderId, disputeId: 1, chargeId: Number(rows[0]?.id), cents: 2_500 };
    await store.inStore((tx) =>
      postDisputeOpened(tx, { ...contest, at: server.clock.now(), day: store.day() }),
    );
    await settleOn(store, '2026-11-26');
    const { panel, details } = await read(store);
    expect(details).toMatchObject([
      {
        lines: {
          sold_subtotal_value: 6_000,
          blocked_value: 2_500,
          refund_value: 0,
          kept_by_others_value: 0,
          covered_value: 0,
        },
        orders: [{ lines: { blocked_value: 2_500 } }],
      },
    ]);
    expect(sumOf(details[0]?.lines ?? {})).toBe(details[0]?.nett_value);
    const lines = await exportedLines(server, panel, 'settlement-periods/exportar', {
      ...{ periodo: 'PP', inicio: '2026-11-01', fim: '2026-11-30', formato: 'csv' },
    });
    // 60,00 − fee 0,59 − commission 7,20 − disputed 25,00 = total 27,21.
    const [titles = [], row = []] = lines.map((line) => line.split(';').slice(4));
    expect(titles).toEqual(Object.values(SETTLEMENT_PARTS));
    expect(row.filter((cell) => cell !== '0,00')).toEqual(['60,00', '0,59', '7,20', '25,00', '27,21']);
    expect(row[titles.indexOf('Contestado')]).toBe('25,00');
  });

  it.each(['before', 'after'])(
    'name the lost amount, and no refund, for a dispute %s the delivery',
    async (when) => {
      server.clock.set('2026-11-25T15:00:00Z');
      const store = await aStore();
      const orderId = await store.order({ products: 6_000, online: PIX });
      const { rows } = await store.run(
        `select charge_id::integer as id from held_payments where store_id = $1`,
        [store.storeId],
      );
      const chargeId = Number(rows[0]?.id);
      if (when === 'after') await store.change(orderId, 'PA', 'PE', 'PD');
      const at = server.clock.now();
      const contest = { orderId, disputeId: 1, chargeId, cents: 2_500, at, day: store.day() };
      await store.inStore((tx) => postDisputeOpened(tx, contest));
      await store.inStore((tx) => postDisputeClosed(tx, contest, 'lost'));
      if (when === 'before') await store.change(orderId, 'PA', 'PE', 'PD');
      await settleOn(store, '2026-11-26');
      const { panel, details, rows: listed } = await read(store);
      expect(details).toMatchObject([
        { nett_value: 2_721, lines: { lost_value: 2_500, refund_value: 0, blocked_value: 0 } },
      ]);
      expect(sumOf(details[0]?.lines ?? {})).toBe(2_721);
      // The list and the spreadsheet show the same parts as the detail.
      expect(listed).toMatchObject([
        {
          ...{ sold_value: 6_000, sold_online_payment_value: 59, sold_commission_value: 720 },
          ...{
            refund_value: 0,
            lost_value: 2_500,
            blocked_value: 0,
            credit_value: 300,
            merchant_split_value: 3_021,
          },
        },
      ]);
      const [titles, row] = await exportedLines(server, panel, 'settlement-periods/exportar', {
        ...{ periodo: 'PP', inicio: '2026-11-01', fim: '2026-11-30', formato: 'csv' },
      });
      const column = titles?.split(';').indexOf('Contestado e perdido') ?? -1;
      expect(row?.split(';')[column]).toBe('25,00');
      // The returned commission is first posted on the current account, and later becomes part of the month's
      // invoice.
      const back = { order_id: orderId, kind: 'dispute', commission_value: 300, account: 'current' };
      expect(details).toMatchObject([{ returned: [{ ...back, invoice: null }] }]);
      await store.run(
        `insert into invoices (store_id, invoice_id, starts_on, ends_on, due_on, kind, balance_cents, paid_cents, status)
         values ($1, 9, '2026-11-01', '2026-11-30', '2026-12-10', 'normal', -5487, 0, 'open')`,
        [store.storeId],
      );
      const { details: closed } = await read(store);
      const invoice = { id: 9, date_end: '2026-11-30' };
      expect(closed).toMatchObject([{ returned: [{ ...back, invoice }] }]);
      expect((await panel.get(`order-transactions/${orderId}`)).body).toMatchObject({
        data: [{ kind: 'delivered' }, { kind: 'dispute_lost' }],
        returned: [{ ...back, invoice }],
        contested: [{ blocked_value: 2_500 }],
      });
    },
  );

  it('show an amount once: disputed in one settlement, lost in a later one', async () => {
    server.clock.set('2026-11-12T15:00:00Z');
    const store = await aStore();
    const orderId = await store.order({ products: 10_000, online: { ...CREDIT, instalments: 3 } });
    await store.change(orderId, 'PA', 'PE', 'PD');
    const { rows } = await store.run(
      `select charge_id::integer as id from held_payments where store_id = $1`,
      [store.storeId],
    );
    const at = server.clock.now();
    const contest = {
      ...{ orderId, disputeId: 1, chargeId: Number(rows[0]?.id), cents: 3_000, at, day: store.day() },
    };
    await store.inStore((tx) => postDisputeOpened(tx, contest));
    await settleOn(store, '2026-12-14');
    await store.inStore((tx) => postDisputeClosed(tx, contest, 'lost'));
    await settleOn(store, '2027-01-11');
    await settleOn(store, '2027-02-10');
    const { details } = await read(store);
    expect(details.map(({ lines }) => [lines.blocked_value, lines.lost_value, lines.refund_value])).toEqual([
      [1_000, 0, 0],
      [0, 1_000, 0],
      [0, 1_000, 0],
    ]);
    for (const { lines, nett_value } of details) expect(sumOf(lines)).toBe(nett_value);
  });

  it('show a refund of instalments when one instalment was settled before', async () => {
    server.clock.set('2026-11-12T15:00:00Z');
    const store = await aStore();
    const orderId = await store.order({ products: 10_000, online: { ...CREDIT, instalments: 3 } });
    await store.change(orderId, 'PA', 'PE', 'PD');
    await settleOn(store, '2026-12-14');
    const { rows } = await store.run(
      `select charge_id::integer as id from held_payments where store_id = $1`,
      [store.storeId],
    );
    const back = {
      orderId,
      chargeId: Number(rows[0]?.id),
      refundId: 1,
      cents: 3_000,
      payer: 'store',
      reason: 'Faltou',
    } as const;
    server.clock.set('2026-12-15T15:00:00Z');
    await store.inStore((tx) => postRefunded(tx, { ...back, at: server.clock.now(), day: store.day() }));
    await settleOn(store, '2027-01-11');
    await settleOn(store, '2027-02-10');
    const { details } = await read(store);
    expect(
      details.map(({ lines }) => [lines.refund_value, lines.covered_value, lines.kept_by_others_value]),
    ).toEqual([
      [0, 0, 0],
      [1_320, 0, 0],
      [1_320, 0, 0],
    ]);
    for (const { lines, nett_value } of details) expect(sumOf(lines)).toBe(nett_value);
    expect(details.flatMap(({ orders }) => orders).reduce((sum, of) => sum + of.total_value, 0)).toBe(7_000);
  });
});

describe('the November of a store', () => {
  let store: LedgerStore;
  const ids: Record<string, number> = {};
  const current: number[] = [];
  const at = (iso: string) => server.clock.set(iso);
  const sell = async (name: string, iso: string, sold: SoldOrder, deliveredAt = iso) => {
    at(iso);
    ids[name] = await store.order(sold);
    await store.change(ids[name], 'PA', 'PE');
    at(deliveredAt);
    await store.change(ids[name], 'PD');
  };
  const settlements: Record<string, unknown> = {};
  const settleOn = async (day: string, withCredit = false) => {
    at(`${day}T12:00:00Z`);
    const input = { day, at: server.clock.now(), overdueCents: 0, withCredit };
    const settlement = await store.inStore((tx) => settle(tx, input));
    expect(await store.inStore((tx) => settle(tx, input))).toBeNull();
    settlements[day] = settlement;
    // The settlement has requested its transfer, and the bank receives the money on the same day.
    const cents = settlement?.payoutCents ?? 0;
    if (cents > 0) {
      for (const step of ['requested', 'paid'] as const) {
        const transfer = { transferId: day, step, cents, day, at: server.clock.now() };
        expect(await store.inStore((tx) => postTransferStep(tx, transfer))).toBe(true);
        expect(await store.inStore((tx) => postTransferStep(tx, transfer))).toBe(false);
      }
    }
    return settlement;
  };
  const owed = async () => current.push((await store.balances()).current ?? 0);
  const byHand = { reason: 'Combinado', byName: 'Equipe' };

  beforeAll(async () => {
    at('2026-11-01T15:00:00Z');
    store = await aStore();
    await store.run(
      `insert into plan_choices (store_id, from_day, plan_id, chosen_at) values ($1, '2026-11-15', 2, now())`,
      [store.storeId],
    );
    const opening = {
      ...byHand,
      kind: 'opening',
      id: 'current',
      moves: openingMoves('current', -1_200),
    } as const;
    await store.inStore((tx) => postByHand(tx, { ...opening, now: server.clock.now() }));
    await owed();
    await sell('A01', '2026-11-02T23:00:00Z', {
      ...{ products: 6_290, delivery: 700, storeDiscount: 200, sponsored: 300, online: CREDIT },
    });
    await owed();
    await sell('A02', '2026-11-03T23:00:00Z', { products: 3_000, online: PIX });
    await settleOn('2026-11-04');
    await owed();
    await sell('A03', '2026-11-05T23:00:00Z', { products: 4_550, delivery: 500 });
    await owed();
    await sell('A04', '2026-11-06T23:00:00Z', {
      products: 1_050,
      online: { method: 'DEBIT', brand: 'Visa' },
    });
    await sell('A05', '2026-11-07T23:00:00Z', {
      products: 8_000,
      delivery: 800,
      storeDiscount: 800,
      onDelivery: 'CREDIT',
    });
    await owed();
    await settleOn('2026-11-09');
    await owed();
    at('2026-11-10T23:00:00Z');
    ids.A06 = await store.order({ products: 4_125, online: PIX });
    const refused = { orderId: ids.A06, chargeId: 4, payer: 'store', reason: 'Recusado' } as const;
    await store.inStore((tx) =>
      postRefunded(tx, { ...refused, refundId: 6, cents: 4_125, at: server.clock.now(), day: store.day() }),
    );
    const fine = { ...byHand, kind: 'fine', id: 1, moves: fineMoves(500), orderId: ids.A06 } as const;
    await store.inStore((tx) => postByHand(tx, { ...fine, now: server.clock.now() }));
    await owed();
    await sell('A07', '2026-11-12T23:00:00Z', { products: 5_000, online: CREDIT });
    await sell('A08', '2026-11-15T02:50:00Z', { products: 3_333, online: PIX }, '2026-11-15T03:40:00Z');
    await sell('A09', '2026-11-15T08:00:00Z', { products: 3_333, online: PIX });
    await settleOn('2026-11-16');
    await owed();
    const back = {
      orderId: ids.A07 ?? 0,
      chargeId: 5,
      cents: 1_250,
      payer: 'store',
      reason: 'Faltou',
    } as const;
    await store.inStore((tx) =>
      postRefunded(tx, { ...back, refundId: 7, at: server.clock.now(), day: store.day() }),
    );
    await sell('A10', '2026-11-19T23:00:00Z', {
      products: 10_000,
      delivery: 990,
      sponsored: 1_000,
      online: PIX,
    });
    await owed();
    await settleOn('2026-11-23');
    await owed();
    await sell('A11', '2026-11-24T23:00:00Z', { products: 15_000, delivery: 1_200, online: CREDIT });
    await sell('A12', '2026-11-25T23:00:00Z', { products: 6_000, online: PIX });
    await settleOn('2026-11-26');
    const adjustment = { ...byHand, kind: 'adjustment', id: 1, moves: adjustmentMoves(777) } as const;
    await store.inStore((tx) => postByHand(tx, { ...adjustment, now: server.clock.now() }));
    await owed();
    at('2026-11-28T15:00:00Z');
    const contest = { orderId: ids.A12 ?? 0, disputeId: 12, chargeId: 10, cents: 6_000 };
    await store.inStore((tx) =>
      postDisputeOpened(tx, { ...contest, at: server.clock.now(), day: store.day() }),
    );
    await owed();
    await sell('A13', '2026-12-01T05:30:00Z', { products: 2_200 });
    await owed();
  });

  it('leaves these balances on the current account', () => {
    expect(current).toEqual([-1_200, -900, 0, -546, -1_410, -507, -1_007, 0, 1_000, 0, 777, -5_223, -5_487]);
  });

  it('predicts a settlement after the closing: an amount that becomes an invoice reduces no settlement', async () => {
    at('2026-12-01T05:31:00Z');
    const panel = await store.panel();
    const next = { credito: 0, retido: 0, retido_faturas: 0, repasse: 55 };
    expect((await panel.get('extrato/saldos')).body).toMatchObject({
      proximo: { dia: '2026-12-02', previsto: 55, ...next },
    });
    expect(
      (await panel.post('pagamentoonlinecalendario/listarPag', { dataPag: '02/12/2026' })).body,
    ).toMatchObject({ total: 55, ...next, repassado: false, situacao_repasse: null });
  });

  it('is settled to the cent', () => {
    const row = (netCents: number, retainedCents: number, creditCents: number, payoutCents: number) => ({
      ...{ netCents, retainedCents, creditCents, payoutCents, retainedForInvoicesCents: 0 },
      settlementId: expect.any(Number),
    });
    expect(settlements).toMatchObject({
      '2026-11-04': row(2_610, 900, 0, 1_710),
      '2026-11-09': row(903, 903, 0, 0),
      '2026-11-16': row(5_807, 1_007, 0, 4_800),
      '2026-11-23': row(8_711, 0, 1_000, 9_711),
      '2026-11-26': row(5_233, 0, 0, 5_233),
    });
  });

  it("saves each settlement's parts of its orders", async () => {
    const { rows } = await store.run(
      `select s.day::text, s.order_count, s.payout_cents::integer as payout, sum(o.paid_cents)::integer as paid,
              sum(o.subtotal_cents - o.store_discount_cents - o.sponsored_cents)::integer as subtotal,
              sum(o.delivery_cents)::integer as delivery, sum(o.fee_cents)::integer as fee,
              sum(o.commission_cents)::integer as commission, sum(o.other_cents)::integer as other
         from settlements s join settlement_orders o using (store_id, settlement_id)
        where s.store_id = $1 and s.day in ('2026-11-16', '2026-11-23') group by s.store_id, s.settlement_id order by s.day`,
      [store.storeId],
    );
    expect(rows).toEqual([
      {
        ...{ day: '2026-11-16', order_count: 2, payout: 4_800, paid: 6_666, subtotal: 6_666, delivery: 0 },
        ...{ fee: 59, commission: 800, other: 0 },
      },
      {
        ...{ day: '2026-11-23', order_count: 1, payout: 9_711, paid: 9_990, subtotal: 9_000, delivery: 990 },
        ...{ fee: 79, commission: 1_200, other: 0 },
      },
    ]);
  });

  it('is shown as a period: its sums, its orders, and day by day', async () => {
    const panel = await store.panel();
    expect((await panel.get('financial-periods?per_page=5000')).body).toMatchObject({
      data: expect.arrayContaining([
        { id: 202611, label: 'novembro de 2026', starts_at: '2026-11-01', ends_at: '2026-11-30' },
      ]),
    });
    const sums = {
      ...{ subtotal_value: 66_506, delivery_value: 4_190, total_value: 70_696, discount_value: 1_000 },
      ...{ sponsored_discount_value: 1_300, total_discount_value: 2_300, online_payment_value: 53_146 },
      ...{ total_online_payment_value: 53_146, cash_value: 7_250, card_on_delivery_value: 8_000 },
      ...{ total_offline_payment_value: 15_250, online_payment_tax_value: 1_179, commission_value: 7_861 },
      ...{ commissionable_subtotal_value: 65_506, commissionable_delivery_value: 0, fine_value: 500 },
      ...{ custom_transaction_value: 777, sponsored_discount_balance_value: 1_300, retained_value: 2_810 },
      ...{ balance_value: -5_487, order_count: 12, nett_value: 45_406 },
      // Result 456,83 − disputed 60,00 − opening debt 12,00 = received 214,54 + still due 225,16 − debt
      // 54,87.
      ...{ contested_value: 6_000, opening_value: -1_200, other_value: 0, received_value: 21_454 },
      ...{ paid_invoices_value: 0, receivable_value: 22_516, owed_value: -5_487 },
    };
    expect((await panel.get('financial-periods/202611')).body).toMatchObject(sums);
    expect((await panel.get('finance/financial-periods/202611')).body).toMatchObject({
      financial_period_summary: sums,
    });
    expect(await panel.get('financial-periods/202511')).toMatchObject({ status: 404 });
    const page = (await panel.get('financial-periods/202611/pedidos?per_page=100')).body;
    expect(page).toMatchObject({ paginate_metadata: { total: 12 } });
    const orders = page.data as unknown as { order_id: number; nett_value: number; transacoes: number }[];
    expect(orders.find(({ order_id }) => order_id === ids.A07)).toMatchObject({
      nett_value: 3_100,
      transacoes: 2,
    });
    expect(orders.reduce((sum, { nett_value }) => sum + nett_value, 0)).toBe(45_406);
    expect((await panel.get(`order-transactions/${ids.A07}`)).body).toMatchObject({
      data: [
        { kind: 'delivered', nett_value: 4_200 },
        { kind: 'refund', nett_value: -1_100 },
      ],
    });
    // All pages with the order show the same commission, reduced by the refunded part.
    expect((await panel.get(`vendas/historico/${ids.A07}`)).body).toMatchObject({
      pedido: { comissao: 4.5, financeiro: { comissao: 4.5, reembolsos: 12.5 } },
    });
    const start = encodeURIComponent('2026-11-14 00:00:00');
    const end = encodeURIComponent('2026-11-14 23:59:59');
    const day = await panel.get(`order-transactions?processed_at_start=${start}&processed_at_end=${end}`);
    expect(day.body).toMatchObject({ data: [{ order_id: ids.A08, online_payment_value: 33 }] });
    for (const path of ['pedidos', 'dias']) {
      const lines = await exportedLines(server, panel, `financial-periods/202611/${path}/exportar`, {
        formato: 'csv',
      });
      const totals = lines.findIndex((line) => line.startsWith('Total: '));
      expect(lines[totals]).toContain('454,06');
      if (path === 'pedidos') continue;
      for (const sum of ['706,96', '41,90', '11,79', '78,61', '90,40', '456,83', '719,46'])
        expect(lines[totals]).toContain(sum);
      // The spreadsheet has each day, even one with only a fine, and a row of totals.
      const [titles = [], ...rows] = lines.slice(0, totals + 1).map((line) => line.split(';'));
      const cents = (cells: string[], title: string) => {
        expect(titles).toContain(title);
        return Number(cells[titles.indexOf(title)]?.replace(',', ''));
      };
      expect(rows.map(([day]) => day)).toEqual(
        expect.arrayContaining(['10/11/2026', '26/11/2026', '28/11/2026']),
      );
      for (const cells of rows) {
        const of = (title: string) => cents(cells, title);
        expect(of('Vendas') - of('Reembolsos e contestações perdidas')).toBe(of(MONEY_WORDS.soldLessReturns));
        const stored = of('Taxa de pag. online') + of('Comissão') + of('Fica com outros');
        expect(stored).toBe(of('Ficou com a plataforma'));
        expect(
          of(MONEY_WORDS.soldLessReturns) - of('Desconto da loja') - of('Já recebido pela loja') - stored,
        ).toBe(of('Saldo'));
        expect(of('Saldo') - of('Multas') + of('Ajustes')).toBe(of('Resultado'));
      }
    }
    // The page for printing has the same sums as the spreadsheet.
    expect((await panel.get('financial-periods/202611/dias')).body).toMatchObject({
      ...{ soma_pedidos: 12, soma_total: 70_696, soma_entrega: 4_190, soma_gorjetas: 0, soma_taxas: 1_179 },
      ...{ soma_comissao: 7_861, soma_ficou_com_plataforma: 9_040, soma_saldo: 45_406, proxima: null },
      ...{ soma_vendas: 71_946, soma_reembolsos: 1_250, soma_desconto_loja: 1_000, soma_outros: 0 },
      ...{ soma_recebido_pela_loja: 15_250, soma_multas: 500, soma_ajustes: 777, soma_resultado: 45_683 },
      ...{ soma_contestado: 6_000, loja: { documento: expect.any(String) }, provedor: null },
    });
  });

  it('lists its settlements through the API, with their parts', async () => {
    const panel = await store.panel();
    const { body } = await panel.get('settlement-periods?periodo=PP&inicio=2026-11-01&fim=2026-11-30');
    expect(body).toMatchObject({ paginate_metadata: { total: 5, last_page: 1 } });
    const rows = body.data as unknown as {
      id: number;
      settlement_date: string;
      merchant_split_value: number;
    }[];
    const chart = await panel.get('settlement-periods/dias?periodo=PP&inicio=2026-11-01&fim=2026-11-30');
    expect(chart.body).toMatchObject({
      ...{ inicio: '2026-11-01', fim: '2026-11-30' },
      merchant_split_total: rows.reduce((sum, { merchant_split_value: cents }) => sum + cents, 0),
    });
    const of = (day: string) => rows.find(({ settlement_date }) => settlement_date === day);
    expect(of('2026-11-23')).toMatchObject({
      ...{ merchant_split_value: 9_711, total_value: 9_990, subtotal_value: 9_000, delivery_value: 990 },
      ...{ online_payment_value: 79, commission_value: 1_200, retained_value: 0 },
    });
    const stored = await panel.get(`settlement-periods/${of('2026-11-09')?.id}`);
    expect(stored.body.data).toMatchObject({
      ...{
        merchant_split_value: 0,
        nett_value: 903,
        retained_debt_value: 903,
        status: 'paid',
        waiting: false,
      },
      ...{ transfers: [], orders: [{ nett_value: 903, total_value: 1_050, online_payment_value: 21 }] },
    });
    const outsider = await aStore();
    const others = await (await outsider.panel()).get(`settlement-periods/${of('2026-11-23')?.id}`);
    expect(others).toMatchObject({ status: 404, body: { motivo: 'ledger.settlement-not-found' } });
    const lines = await exportedLines(server, panel, 'settlement-periods/exportar', {
      ...{ periodo: 'PP', inicio: '2026-11-01', fim: '2026-11-30', formato: 'csv' },
    });
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toContain('214,54');
    // In each row, also in the last one, the columns add up to the row's total. One column is the credit of
    // the 23rd.
    for (const line of lines.slice(1)) {
      const cells = line.split(';').map((cell) => Number(cell.replace(',', '')));
      const [sold = 0, fee = 0, commission = 0, stored = 0, refund = 0, lost = 0, blocked = 0] =
        cells.slice(4);
      const [covered = 0, unnamed = 0, credit = 0, retained = 0, payout = 0] = cells.slice(11);
      const net = sold - fee - commission - stored - refund - lost - blocked + covered - unnamed;
      expect(net + credit - retained).toBe(payout);
    }
  });

  it('adds up to the summary of its period', async () => {
    const { rows } = await store.run(
      `select sum(subtotal_cents)::integer as subtotal, sum(delivery_cents)::integer as delivery,
              sum(store_discount_cents)::integer as discount, sum(sponsored_cents)::integer as sponsored,
              sum(online_cents)::integer as online, sum(cash_cents)::integer as cash, sum(card_cents)::integer as card,
              sum(fee_cents)::integer as fee, sum(commission_cents)::integer as commission,
              sum(base_subtotal_cents)::integer as base, sum(base_delivery_cents)::integer as "deliveryBase",
              sum(nett_cents)::integer as nett, count(*) filter (where kind = 'delivered')::integer as orders
         from order_transactions where store_id = $1 and booked_on between '2026-11-01' and '2026-11-30'`,
      [store.storeId],
    );
    expect(rows[0]).toEqual({
      ...{
        subtotal: 66_506,
        delivery: 4_190,
        discount: 1_000,
        sponsored: 1_300,
        online: 53_146,
        cash: 7_250,
      },
      ...{
        card: 8_000,
        fee: 1_179,
        commission: 7_861,
        base: 65_506,
        deliveryBase: 0,
        nett: 45_406,
        orders: 12,
      },
    });
    expect(await store.balances()).toMatchObject({
      receivable: 22_516,
      bank: 21_454,
      blocked: 6_000,
      fine: 500,
    });
  });

  it('closes with an invoice; in December all accounts end at zero', async () => {
    at('2026-12-01T15:00:00Z');
    // A posting of December does not change November's balance, also while November is open.
    const late = { ...byHand, kind: 'adjustment', id: 2, now: server.clock.now() } as const;
    await store.inStore((tx) => postByHand(tx, { ...late, moves: adjustmentMoves(100) }));
    const panel = await store.panel();
    for (const [month, balance_value] of [
      [202611, -5_487],
      [202612, -5_387],
    ])
      expect((await panel.get(`financial-periods/${month}`)).body).toMatchObject({
        ...{ closed: false, balance_value, invoiceUrl: null, bankSlipUrl: null, nfseUrl: null },
      });
    await store.inStore((tx) => reverseByHand(tx, late));
    const close = { through: '2026-11-30', at: server.clock.now() };
    expect(await store.inStore((tx) => closePeriod(tx, close))).toMatchObject({
      ...{ carriedCents: 0, laterCents: 0, balanceCents: -5_487, invoiceCents: 5_487, isEmpty: false },
    });
    expect(await store.inStore((tx) => closePeriod(tx, close))).toBeNull();
    expect((await panel.get('financial-periods/202611')).body).toMatchObject({ closed: true });
    await settleOn('2026-12-02');
    at('2026-12-03T15:00:00Z');
    const reversed = { ...byHand, kind: 'fine', id: 1, now: server.clock.now() } as const;
    expect(await store.inStore((tx) => reverseByHand(tx, reversed))).toBe(true);
    expect(await store.inStore((tx) => reverseByHand(tx, reversed))).toBe(false);
    at('2026-12-09T15:00:00Z');
    const contest = { orderId: ids.A12 ?? 0, disputeId: 12, chargeId: 10, cents: 6_000 };
    await store.inStore((tx) =>
      postDisputeClosed(tx, { ...contest, at: server.clock.now(), day: store.day() }, 'won'),
    );
    at('2026-12-10T12:00:00Z');
    const paid = {
      paymentId: 'F1',
      paidCents: 5_487,
      openCents: 5_487,
      day: '2026-12-10',
      at: server.clock.now(),
    };
    await store.inStore((tx) => postInvoicePayment(tx, paid));
    expect(await settleOn('2026-12-10', true)).toMatchObject({
      netCents: 0,
      creditCents: 6_500,
      payoutCents: 6_500,
    });
    expect(await settleOn('2026-12-14')).toMatchObject({ netCents: 3_100, payoutCents: 3_100 });
    expect(await settleOn('2026-12-24')).toMatchObject({ netCents: 13_916, payoutCents: 13_916 });
    const left = { ...noBalances(), ...(await store.balances()) };
    const { held, receivable, available, transit, blocked, current: on, invoiced, bank } = left;
    expect([held, receivable, available, transit, blocked, on, invoiced]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    // Transfers of 504,70 minus the invoice of 54,87 that the store paid.
    expect(bank).toBe(44_983);
  });

  it('posts an entry of a closed day on the first open one', async () => {
    at('2026-12-01T16:00:00Z');
    const { rows } = await store.run(
      `select max(booked_on)::text as last, min(booked_on)::text as first from ledger_entries where store_id = $1`,
      [store.storeId],
    );
    expect(rows[0]?.first).toBe('2026-11-01');
    const late = {
      ...byHand,
      kind: 'fine',
      id: 2,
      moves: fineMoves(100),
      now: Date.parse('2026-11-30T20:00:00Z'),
    } as const;
    await store.inStore((tx) => postByHand(tx, late));
    const posted = await store.run(
      `select booked_on::text as day from ledger_postings where store_id = $1 and source_kind = 'fine' and source_id = '2'`,
      [store.storeId],
    );
    expect(posted.rows[0]?.day).toBe('2026-12-01');
  });

  it('passes a proof entry by entry; a difference is reported', async () => {
    const system = createDatabase(systemPool());
    const prove = (fromZero: boolean) =>
      proveStore(system, store.storeId, { fromZero, now: server.clock.now() });
    const complete = await prove(true);
    expect(complete).toMatchObject({ differences: [] });
    expect(await prove(false)).toMatchObject({ provenSeq: complete?.provenSeq, differences: [] });
    const [broken, mended] = [(by: number) => `update receivables set cents = cents + ${by}`, -1];
    await runStatement(
      server.urls.owner,
      `${broken(1)} where store_id = ${store.storeId} and receivable_id = 1`,
    );
    expect((await prove(false))?.differences).toEqual([]);
    await runStatement(
      server.urls.owner,
      `${broken(mended)} where store_id = ${store.storeId} and receivable_id = 1`,
    );
    await runStatement(
      server.urls.owner,
      `update ledger_entries set cents = cents + 1 where store_id = ${store.storeId} and seq = 3`,
    );
    expect((await prove(false))?.differences).toEqual([]);
    expect((await prove(true))?.differences[0]).toMatchObject({ seq: 3, expected: expect.any(Number) });
  });

  it("cannot be changed by the server's database roles", async () => {
    for (const url of [server.urls.app, server.urls.system]) {
      for (const statement of ['update ledger_entries set cents = 1', 'delete from ledger_postings']) {
        await expect(runStatement(url, statement)).rejects.toThrow(/permission denied/);
      }
    }
  });
});
