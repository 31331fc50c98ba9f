import { addMonths, monthOf } from '@comanda/domain/kit/time/calendar-month';
import { addBankDays } from '@comanda/domain/money/banking/bank-calendar';
import type { Balances } from '@comanda/domain/money/ledger/accounts';
import { lastPeriodEnd } from '@comanda/domain/money/ledger/period-days';
import { testServer } from '@comanda/testkit/http/test-server';
import { afterAll, expect, it } from 'vitest';
import { createPool } from '../../../platform/database/pools.ts';
import { createDatabase, type Transaction } from '../../../platform/database/transaction.ts';
import { postDisputeClosed, postDisputeOpened } from './payments/ledger-of-disputes.ts';
import { postRefunded } from './payments/ledger-of-payments.ts';
import { proveStore } from './proof/prove-store.ts';
import { adjustmentMoves, fineMoves, postByHand, reverseByHand } from './provider/manual-postings.ts';
import {
  closePeriod,
  postInvoiceCancel,
  postInvoicePayment,
  postTransferStep,
  settle,
} from './settling/settle.ts';
import { seeded } from './simulation/seeded.ts';
import { aLedgerStore, overlook } from './testing/ledger-store.ts';

const server = testServer();
const systemPool = () =>
  createPool({ url: server.urls.system, max: 2, applicationName: 'test', onError: overlook });
const closers: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

/** An order, with the amounts that the test computes itself. */
interface Sale {
  orderId: number;
  chargeId: number | null;
  paid: number;
  commission: number;
  sponsored: number;
  /** Cents that the store has refunded or lost in disputes. */
  back: number;
  /** Open disputes; a later step decides them. */
  contested: { disputeId: number; cents: number } | null;
}

const rounded = (cents: number, part: number, complete: number) =>
  Math.floor((cents * part) / complete + 0.5);

/** Cents that the calendar shows as expected in the months around the current day. */
async function dueInCalendar({ panel }: Awaited<ReturnType<typeof aLedgerStore>>): Promise<number> {
  const admin = await panel();
  let cents = 0;
  const today = new Date(server.clock.now());
  for (let month = -12; month <= 6; month += 1) {
    const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + month, 1);
    const of = new Date(first).toISOString().slice(0, 7);
    const { status, body } = await admin.get(`pagamentoonlinecalendario/listar?mes=${of}`);
    expect(status).toBe(200);
    const { valores } = body as unknown as {
      valores: { situacoes: { status: string; situacao_repasse: string | null; total: number }[] }[];
    };
    for (const { status: word, situacao_repasse, total } of valores.flatMap(({ situacoes }) => situacoes))
      if (situacao_repasse === null && ['WAITING', 'CONFIRMED', 'DELAYED'].includes(word))
        cents += Math.round(total * 100);
  }
  return cents;
}

it.each([11, 29, 107, 118])(
  'random days of a store add up, also with repeated and aborted commands (seed %i)',
  async (seed) => {
    const { below, chance, pick } = seeded(seed);
    const store = await aLedgerStore(server);
    const pool = systemPool();
    closers.push(store.close, () => pool.end());
    const { storeId, inStore, day } = store;
    const now = () => server.clock.now();
    const sales: Sale[] = [];
    const fines: { id: number; cents: number }[] = [];
    const invoices: { id: number; open: number }[] = [];
    let [owed, held, number, lastCharge] = [0, 0, 0, 0];

    /**
     * Runs a command. At random, first runs the command in a transaction that is rolled back, or repeats the
     * command after its commit.
     */
    async function notify<T>(command: (tx: Transaction) => Promise<T>): Promise<T> {
      if (chance(0.2)) {
        const broken = inStore(async (tx) => {
          await command(tx);
          throw new Error('broken off');
        });
        await expect(broken).rejects.toThrow('broken off');
      }
      const answer = await inStore(command);
      if (chance(0.3)) expect([false, null]).toContain(await inStore(command));
      return answer;
    }
    /** Returns an amount to a customer, with its share of commission and sponsorship. */
    function giveBack(sale: Sale, cents: number) {
      const share = (of: number) =>
        rounded(of, sale.back + cents, sale.paid) - rounded(of, sale.back, sale.paid);
      owed += share(sale.commission) - share(sale.sponsored) - (sale.chargeId === null ? 0 : cents);
      sale.back += cents;
    }

    const steps = {
      async sell() {
        const [products, delivery] = [1_000 + below(9_000), chance(0.5) ? below(1_200) : 0];
        const storeDiscount = chance(0.3) ? below(900) : 0;
        const sponsored = chance(0.3) ? below(900) : 0;
        const isOnline = chance(0.7);
        const [method, millionths, instalments] = pick([
          ['PIX', 9_900, 1],
          ['CREDIT', 39_900, 1],
          ['CREDIT', 45_900, 3],
        ] as const) ?? ['PIX', 9_900, 1];
        const online = isOnline ? { method, brand: 'Visa', instalments } : undefined;
        const orderId = await store.order({
          ...{ products, delivery, storeDiscount, sponsored },
          ...(online === undefined ? {} : { online }),
        });
        const paid = products + delivery - storeDiscount - sponsored;
        const chargeId = isOnline ? ++lastCharge : null;
        if (isOnline && chance(0.15)) {
          const back = { orderId, chargeId, cents: paid, payer: 'store', reason: 'Recusado' } as const;
          const refundId = ++number;
          await notify((tx) => postRefunded(tx, { ...back, refundId, at: now(), day: day() }));
          return;
        }
        const panel = await store.panel();
        await store.change(orderId, 'PA', 'PE');
        if (isOnline && chance(0.1)) {
          held += paid;
          return;
        }
        const delivered = await store.change(orderId, 'PD');
        if (chance(0.2)) {
          await panel.post(`pedidos/${orderId}/desfazer`, { ate: delivered?.desfazer?.ate });
          await store.change(orderId, 'PD');
        }
        const commission = rounded(products - storeDiscount, 12, 100);
        const fee = isOnline ? rounded(paid, millionths, 1_000_000) : 0;
        owed += (isOnline ? paid - fee : 0) - commission + sponsored;
        sales.push({ orderId, chargeId, paid, commission, sponsored, back: 0, contested: null });
      },
      async refund() {
        const sale = pick(sales.filter(({ paid, back, contested }) => back < paid && contested === null));
        if (sale === undefined) return;
        const cents = chance(0.4) ? sale.paid - sale.back : 1 + below(sale.paid - sale.back);
        const payer = chance(0.8) ? 'store' : 'provider';
        const input = {
          orderId: sale.orderId,
          chargeId: sale.chargeId,
          refundId: ++number,
          cents,
          payer,
          reason: 'Faltou',
        } as const;
        await notify((tx) => postRefunded(tx, { ...input, at: now(), day: day() }));
        if (payer === 'store') giveBack(sale, cents);
      },
      async dispute() {
        const sale = pick(
          sales.filter(
            ({ chargeId, paid, back, contested }) => chargeId !== null && back < paid && contested === null,
          ),
        );
        if (sale === undefined) return;
        const cents = 1 + below(sale.paid - sale.back);
        sale.contested = { disputeId: ++number, cents };
        const about = { orderId: sale.orderId, chargeId: sale.chargeId ?? 0, ...sale.contested };
        await notify((tx) => postDisputeOpened(tx, { ...about, at: now(), day: day() }));
        if (chance(0.3)) await steps.judge();
      },
      async judge() {
        const sale = pick(sales.filter(({ contested }) => contested !== null));
        if (!sale?.contested) return;
        const { cents } = sale.contested;
        const about = { orderId: sale.orderId, chargeId: sale.chargeId ?? 0, ...sale.contested };
        const outcome = chance(0.5) ? 'won' : 'lost';
        await notify((tx) => postDisputeClosed(tx, { ...about, at: now(), day: day() }, outcome));
        sale.contested = null;
        if (outcome === 'lost') giveBack(sale, cents);
      },
      async byHand() {
        const [id, cents] = [++number, 1 + below(900)];
        const reported = { id, reason: 'Combinado', byName: 'Equipe', now: now() };
        const removed = chance(0.3) ? fines.pop() : undefined;
        if (removed !== undefined) {
          await notify((tx) => reverseByHand(tx, { ...reported, kind: 'fine', id: removed.id }));
          owed += removed.cents;
        } else if (chance(0.5)) {
          await notify((tx) => postByHand(tx, { ...reported, kind: 'fine', moves: fineMoves(cents) }));
          fines.push({ id, cents });
          owed -= cents;
        } else {
          await notify((tx) =>
            postByHand(tx, { ...reported, kind: 'adjustment', moves: adjustmentMoves(cents) }),
          );
          owed += cents;
        }
      },
      async settle() {
        const on = addBankDays(day(), 1 + below(12));
        server.clock.set(`${on}T15:00:00Z`);
        // Random values are drawn before the call, so that a repeat has the same amounts.
        const input = { day: on, at: now(), overdueCents: 0, withCredit: chance(0.5) };
        const settlement = await notify((tx) => settle(tx, input));
        const cents = settlement?.payoutCents ?? 0;
        if (cents === 0) return;
        const last = chance(0.3) ? (['failed', 'returned'] as const)[below(2)] : 'paid';
        const wanted =
          last === 'returned' ? (['requested', 'paid', 'returned'] as const) : (['requested', last] as const);
        for (const step of wanted) {
          await notify((tx) =>
            postTransferStep(tx, { transferId: on, step: step ?? 'paid', cents, day: on, at: now() }),
          );
        }
      },
      /** Closes the past month; a debt above R$ 30,00 becomes an invoice. */
      async closeMonth() {
        server.clock.set(`${addMonths(monthOf(day()), 1)}-01T15:30:00Z`);
        const through = lastPeriodEnd(now());
        const closed = await notify((tx) => closePeriod(tx, { through, at: now() }));
        if (closed === null) return;
        expect(closed.invoiceCents).toBe(closed.balanceCents < -3_000 ? -closed.balanceCents : 0);
        if (closed.invoiceCents > 0) invoices.push({ id: ++number, open: closed.invoiceCents });
      },
      /** Pays an invoice in full, in part or too much, or cancels it. */
      async payInvoice() {
        const invoice = pick(invoices.filter(({ open }) => open > 0));
        if (invoice === undefined) return;
        const { id, open: openCents } = invoice;
        const about = { openCents, day: day(), at: now() };
        if (chance(0.2)) {
          await notify((tx) => postInvoiceCancel(tx, { ...about, invoiceId: id }));
          invoice.open = 0;
          return;
        }
        const paidCents = [openCents, 1 + below(openCents), openCents + below(900)][below(3)] ?? openCents;
        const paymentId = String(++number);
        await notify((tx) => postInvoicePayment(tx, { ...about, paymentId, paidCents }));
        invoice.open = Math.max(0, openCents - paidCents);
      },
    };

    const ways = [
      steps.sell,
      steps.sell,
      steps.sell,
      steps.refund,
      steps.dispute,
      steps.judge,
      steps.byHand,
      steps.settle,
      steps.closeMonth,
      steps.payInvoice,
    ];
    for (let round = 0; round < 80; round += 1) await pick(ways)?.();

    const of = (await store.balances()) as Balances;
    const own = ['receivable', 'available', 'transit', 'blocked', 'current', 'invoiced', 'bank'] as const;
    expect(own.reduce((sum, account) => sum + (of[account] ?? 0), 0)).toBe(owed);
    expect(of.held ?? 0).toBe(held);
    expect(0 - (of.invoiced ?? 0)).toBe(invoices.reduce((sum, { open }) => sum + open, 0));
    const proof = await proveStore(createDatabase(pool), storeId, { fromZero: true, now: now() });
    expect(proof).toMatchObject({ differences: [] });
    const due = await store.run(
      `select coalesce(sum(cents), 0)::integer as cents from receivables where store_id = $1 and state = 'open'`,
      [storeId],
    );
    expect(due.rows[0]?.cents).toBe(of.receivable ?? 0);
    expect(await dueInCalendar(store)).toBe(of.receivable ?? 0);
    const settled = await store.run(
      `select count(*)::integer as count from settlements s
        where s.store_id = $1 and s.net_cents <> coalesce((
          select sum(o.net_cents) from settlement_orders o
           where o.store_id = s.store_id and o.settlement_id = s.settlement_id), 0)`,
      [storeId],
    );
    expect(settled.rows[0]?.count).toBe(0);
    // The parts of each order add up to its net amount. Parts of events that did not happen are 0.
    const lines = await store.run(
      `select count(*) filter (where sold_subtotal_cents + sold_delivery_cents - sold_store_discount_cents - sold_sponsored_cents
                - sold_fee_cents - sold_commission_cents - kept_by_others_cents - refund_cents - lost_cents - blocked_cents
                + covered_cents is distinct from net_cents)::integer as wrong,
              count(*) filter (where kept_by_others_cents <> 0 or least(refund_cents, lost_cents, blocked_cents) < 0
                or lost_cents <> 0 and not exists (select 1 from ledger_blocks b where b.store_id = x.store_id
                     and b.order_id = x.order_id and b.state = 'lost')
                or refund_cents <> 0 and not exists (select 1 from ledger_postings p where p.store_id = x.store_id
                     and p.order_id = x.order_id and p.source_kind = 'refund')
                or covered_cents <> 0 and not exists (select 1 from ledger_entries e where e.store_id = x.store_id
                     and e.order_id = x.order_id and e.kind = 'shortage'))::integer as untrue
         from settlement_orders x where store_id = $1`,
      [storeId],
    );
    expect(lines.rows[0]).toEqual({ wrong: 0, untrue: 0 });
  },
);
