import { randomUUID } from 'node:crypto';
import type { Misbehaviour } from '@comanda/bank-sim/src/misbehaviour.ts';
import { closeDispute, openDispute } from '@comanda/bank-sim/src/things/disputes.ts';
import { payPix } from '@comanda/bank-sim/src/things/pay-pix.ts';
import { aPlainOrder } from '@comanda/testkit/orders/open-delivery';
import type { HttpAnswer } from '@comanda/testkit/running/http-client';
import { type FaultReport, fact } from '../harness.ts';
import { requestUntil } from '../support/order-steps.ts';
import { openPaidStore, type PaidStore } from '../support/paid-store.ts';
import type { StressWorld } from '../support/stress-world.ts';
import { until } from '../support/until.ts';

const CENTS = 6_490;
const JUDGED_AFTER_MS = 400;

/** Faults of the payment provider while customers pay. During each of them, the server is killed. */
const MOODS: readonly Partial<Misbehaviour>[] = [
  { losesAnswers: true, repeats: true },
  { drops: true, shuffles: true },
  { paysTwice: true, tellsOtherAmounts: true },
];

/**
 * R17: customers pay by Pix and card. Some cancel; some contest their payment and win or lose. The payment
 * provider loses answers and webhooks, repeats itself and lies, and the server is killed. Then the provider
 * works correctly. Each payment belongs to exactly one continuing order, or was refunded. Provider, database
 * and ledger agree to the cent.
 */
export async function paymentsKilled(
  world: StressWorld,
  { customers, kills }: { customers: number; kills: number },
): Promise<FaultReport> {
  const paid = await openPaidStore(world);
  try {
    await world.server().kill();
    await world.start({ env: paid.env });
    for (const mood of MOODS) {
      paid.bank.misbehave(mood);
      const all = Array.from({ length: customers }, (_, index) => payAnOrder(world, paid, index));
      for (let kill = 0; kill < kills; kill += 1) {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await world.server().kill();
        await world.start({ env: paid.env });
      }
      await Promise.all(all);
      paid.bank.behave();
    }
    await settled(world, paid);
    return {
      lines: [fact('R17 customers, in three moods of the payment provider', customers * MOODS.length)],
      violations: await violationsOf(world, paid, customers * MOODS.length),
    };
  } finally {
    await paid.stop();
  }
}

/**
 * Simulates one customer. Every third customer pays by card, every fourth cancels after the payment, every
 * fourth contests the payment.
 */
async function payAnOrder(world: StressWorld, { store, bank }: PaidStore, index: number): Promise<void> {
  const key = { 'x-api-key': store.intakeKey };
  const isCard = index % 3 === 0;
  const order = aPlainOrder(CENTS, isCard ? 'CREDIT' : 'PIX');
  const input = isCard ? { metodo: 'CREDIT', token: `tok_${randomUUID()}` } : { metodo: 'PIX' };
  const send = (path: string, body?: object) => () => world.http.send('POST', `/api/${path}`, key, body);
  await requestUntil('an order is placed', send('order', order), ({ status }) => status < 300);
  await requestUntil(
    'an order is charged',
    send(`order/${order.id}/cobranca`, input),
    ({ status }) => status < 500,
  );
  const shown = await requestUntil(
    'a charge is answered',
    async () => {
      await hurry(world, store.storeId);
      return world.http.send('GET', `/api/order/${order.id}/cobranca`, key);
    },
    (answer) => isCard || codeOf(answer) !== null || bank.bank.behaviour.tellsOtherAmounts,
  );
  const code = codeOf(shown);
  if (code !== null) {
    const { reference } = payPix(bank.bank, code);
    if (index % 4 === 1) contest(bank, reference, index % 8 === 1 ? 'won' : 'lost');
  }
  if (index % 4 === 0)
    await requestUntil(
      'an order is cancelled',
      send(`order/${order.id}/cancelar`, {}),
      ({ status }) => status < 300,
    );
}

/** The payer contests the payment. The decision may come before the server knows of the dispute. */
function contest({ bank }: PaidStore['bank'], charge: string, outcome: 'won' | 'lost'): void {
  const { reference } = openDispute(bank, charge, null, 'Não reconhece o pagamento');
  setTimeout(() => closeDispute(bank, reference, outcome), JUDGED_AFTER_MS);
}

function codeOf({ status, text }: HttpAnswer): string | null {
  if (status !== 200) return null;
  const { data }: { data: { pix_copia_e_cola: string | null } } = JSON.parse(text);
  return data.pix_copia_e_cola;
}

/** Skips waiting times, so that pending requests are sent at once. */
async function hurry(world: StressWorld, storeId: number): Promise<void> {
  for (const table of ['payment_charges', 'payment_refunds', 'payment_inbox'])
    await world
      .rows(
        `update ${table} set next_attempt_at = now()
          where store_id = $1 and next_attempt_at > now() + interval '7 seconds'`,
        [storeId],
      )
      // If the database is away, the next attempt follows soon.
      .catch(() => []);
}

async function settled(world: StressWorld, { store, bank }: PaidStore): Promise<void> {
  await until('nothing waits for the payment provider', async () => {
    await hurry(world, store.storeId);
    const [open] = await world.rows<{ count: number; judged: number }>(
      `select (select count(*) from payment_refunds where store_id = $1 and state in ('asking', 'waiting'))
              + (select count(*) from payment_charges where store_id = $1 and (state = 'asking' or withdraw_asked_at is not null
                  and state = 'waiting'))
              + (select count(*) from payment_inbox where store_id = $1 and next_attempt_at is not null) as count,
                (select count(*) from payment_disputes where store_id = $1 and state <> 'open') as judged`,
      [store.storeId],
    );
    return Number(open?.count) === 0 && Number(open?.judged) === bank.bank.all('dispute').length;
  });
}

interface Row {
  reference: string;
  paid: number;
  held: boolean;
  refunded: number;
  returned: number;
  status: string;
}

async function violationsOf(
  world: StressWorld,
  { store, bank }: PaidStore,
  customers: number,
): Promise<string[]> {
  const { storeId } = store;
  const rows = await world.rows<Row>(
    `select 's' || c.store_id || '-charge' || c.charge_id || '-1' as reference, c.paid_cents::integer as paid, c.is_held as held,
            c.refunded_cents::integer as refunded, c.returned_cents::integer as returned, o.status
       from payment_charges c join orders o using (store_id, order_id) where c.store_id = $1`,
    [storeId],
  );
  const disputes = await world.rows<{ reference: string; state: string }>(
    `select reference, state from payment_disputes where store_id = $1`,
    [storeId],
  );
  const [book] = await world.rows<{ held: number; blocked: number; orders: number }>(
    `select held::integer, blocked::integer, (select count(distinct order_id)::integer from payment_charges where store_id = $1 and is_held) as orders
       from ledger_books where store_id = $1`,
    [storeId],
  );
  const there = bank.bank
    .all('charge')
    .flatMap(({ object }) => (object.kind === 'charge' ? [object] : []))
    .filter(({ reference }) => reference.startsWith(`s${storeId}-`));
  const contestedThere = bank.bank
    .all('dispute')
    .flatMap(({ object }) => (object.kind === 'dispute' ? [object] : []));
  const backThere = bank.bank.state.lines
    .filter(({ event }) => event === 'refunded' || event === 'charged-back')
    .reduce((sum, { cents }) => sum - cents, 0);
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const held = rows.filter((row) => row.held);
  const checks: [string, boolean][] = [
    ['most customers paid', there.filter(({ state }) => state === 'captured').length > customers / 2],
    [
      'each charge there is one of ours',
      there.every(({ reference }) => rows.some((row) => row.reference === reference)),
    ],
    [
      'what was paid there is known here',
      there.every(
        ({ reference, paidCents }) => rows.find((row) => row.reference === reference)?.paid === paidCents,
      ),
    ],
    ['an order is held once', book?.orders === held.length],
    [
      'what was paid and is no order’s went back',
      rows.every((row) => row.returned === row.paid - (row.held ? CENTS : 0)),
    ],
    [
      'a cancelled order gave all of it back',
      rows.every((row) => row.status !== 'cancelled' || !row.held || row.refunded === CENTS),
    ],
    ['an order that goes on was paid', rows.every((row) => row.status !== 'pending' || row.held)],
    ['both sides gave back the same', backThere === sum((row) => row.refunded + row.returned)],
    ['some payments were contested', contestedThere.length > 0],
    [
      'each contested payment is judged here as there',
      contestedThere.length === disputes.length &&
        contestedThere.every(
          (one) => disputes.find(({ reference }) => reference === one.reference)?.state === one.state,
        ),
    ],
    ['nothing stays blocked', book?.blocked === 0],
    ['the book holds what is held', book?.held === sum((row) => (row.held ? CENTS - row.refunded : 0))],
  ];
  return checks.flatMap(([what, isRight]) => (isRight ? [] : [`R17 it is not so that ${what}`]));
}
