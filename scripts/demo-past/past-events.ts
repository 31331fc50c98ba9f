import { payBoleto } from '@comanda/bank-sim/src/things/boletos.ts';
import { closeDispute, openDispute } from '@comanda/bank-sim/src/things/disputes.ts';
import type { RefundPayer } from '@comanda/domain/money/ledger/post-refund';
import { ALONE } from '@comanda/domain/people/provider/alone-limit';
import {
  REVERSAL_APPROVED,
  requestReversal,
} from '@comanda/server/src/areas/insight/sales-history/fines/fine-reversals.ts';
import { INVOICE } from '@comanda/server/src/areas/money/invoices/provider/invoices.ts';
import { FINE } from '@comanda/server/src/areas/money/ledger/provider/fines.ts';
import { approveManual } from '@comanda/server/src/areas/money/ledger/provider/manual/approve-manual.ts';
import { requestManual } from '@comanda/server/src/areas/money/ledger/provider/manual/manual-requests.ts';
import { choosePlan } from '@comanda/server/src/areas/money/online-payment/plans/choose-plan.ts';
import { REFUND } from '@comanda/server/src/areas/money/payments/refunds/request-refund.ts';
import { sql } from '@comanda/server/src/platform/database/sql.ts';
import type { NamedActor } from '@comanda/server/src/platform/http/bind.ts';
import type { Session } from '@comanda/server/src/platform/http/requester.ts';
import type { DemoStore } from '../../apps/demo/src/world/demo-store.ts';
import { uuidOf } from './chance.ts';
import { pastReference } from './past-day.ts';
import { contestPastRatings } from './past-ratings.ts';
import type { PastServer } from './past-server.ts';
import { leaveUnpaid } from './unpaid-orders.ts';

/** A store on one evening of its past. */
export interface Evening {
  past: PastServer;
  store: DemoStore;
  storeId: number;
  owner: Session;
  /** Epoch milliseconds. */
  now: number;
}

/** An event of a store, this many days before the present. */
interface PastEvent {
  daysAgo: number;
  storeId: number;
  happen(evening: Evening): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Users of the provider's team. */
export const TEAM = {
  first: { operator: 'equipe', name: 'Renata Prado' },
  second: { operator: 'equipe2', name: 'Paulo Teles' },
};

/**
 * True if a reference at the payment provider belongs to the store, because it begins with the store's id.
 */
const isOfStore = (reference: string, storeId: number) => reference.startsWith(`s${storeId}-`);

const actorAt = (now: number, who: 'first' | 'second' = 'first'): NamedActor => ({ ...TEAM[who], now });

interface PaidOrder {
  orderId: number;
  chargeId: number;
  cents: number;
}

/**
 * Finds an order of the last days that was paid online: number `nth`, the newest first, with at least this
 * amount in cents.
 */
async function paidOrder({ past, storeId, now }: Evening, nth: number, minCents = 4_000): Promise<PaidOrder> {
  const found = await past.services.database.inStore(storeId, (tx) =>
    tx.maybeRow<PaidOrder>(sql`
      select order_id as "orderId", charge_id as "chargeId", cents from payment_charges
       where store_id = ${tx.storeId} and captured_at < ${new Date(now)} and cents >= ${minCents} and refunded_cents = 0
         and instalments = 1
       order by captured_at desc offset ${nth} limit 1`),
  );
  if (found === null) throw new Error(`store ${storeId} has no paid order ${nth}`);
  return found;
}

const refund =
  (of: { part: number; payer: RefundPayer; reason: string }) =>
  async (evening: Evening): Promise<void> => {
    const { past, storeId, now } = evening;
    const { chargeId, cents } = await paidOrder(evening, 3);
    const work = {
      ...{ chargeId, payer: of.payer, reason: of.reason },
      cents: Math.max(1, Math.round(cents * of.part)),
      key: uuidOf('refund', storeId, now),
    };
    const acted = await past.services.system.inStore(storeId, (tx) =>
      past.services.approvals.act(tx, REFUND, { work, reason: of.reason, key: work.key }, actorAt(now)),
    );
    await acted.done?.answer.answered;
  };

const contest =
  (
    part: number,
    reason: string,
    find: (evening: Evening) => Promise<PaidOrder> = (one) => paidOrder(one, 6),
  ) =>
  async (evening: Evening): Promise<void> => {
    const { chargeId, cents } = await find(evening);
    const blocked = part === 1 ? null : Math.round(cents * part);
    openDispute(evening.past.sim.bank, pastReference(evening.storeId, chargeId), blocked, reason);
  };

/**
 * Finds the newest order paid by `method` whose money is in no settlement yet. If a part of the money is then
 * contested, the settlement that pays the other part shows the contested part. A completely contested payment
 * is in no settlement.
 */
const owedOrder =
  (method: 'PIX' | 'CREDIT') =>
  async ({ past, storeId, now }: Evening): Promise<PaidOrder> => {
    const found = await past.services.database.inStore(storeId, (tx) =>
      tx.maybeRow<PaidOrder>(sql`
        select c.order_id as "orderId", c.charge_id as "chargeId", c.cents
          from payment_charges c
          join receivables r on r.store_id = ${tx.storeId} and r.charge_id = c.charge_id and r.state = 'open'
         where c.store_id = ${tx.storeId} and c.method = ${method} and c.captured_at < ${new Date(now)} and c.instalments = 1
           and c.refunded_cents = 0 and r.cents = r.original_cents
         order by c.captured_at desc limit 1`),
    );
    if (found === null) throw new Error(`store ${storeId} is owed nothing by ${method}`);
    return found;
  };

/** Milliseconds before the end of the operational day, in the middle of the evening. */
const DINNER_BEFORE_MS = 8.5 * HOUR_MS;
const unpaidOrder = async ({ past, store, now }: Evening): Promise<void> => {
  await leaveUnpaid(past, store, now - DINNER_BEFORE_MS);
  past.setClock(now);
};

const judge =
  (outcome: 'won' | 'lost') =>
  async ({ past, storeId }: Evening): Promise<void> => {
    const { bank } = past.sim;
    const open = bank
      .all('dispute')
      .flatMap(({ object }) => (object.kind === 'dispute' && object.state === 'open' ? [object] : []))
      .find(({ charge }) => isOfStore(charge, storeId));
    if (open !== undefined) closeDispute(bank, open.reference, outcome);
  };

/** Finds an order that the store refused: number `nth`, the newest first. */
const refusedOrder = async ({ past, storeId, now }: Evening, nth: number) => {
  const found = await past.services.database.inStore(storeId, (tx) =>
    tx.maybeRow<{ orderId: number }>(sql`
      select order_id as "orderId" from orders
       where store_id = ${tx.storeId} and status = 'cancelled' and closed_at < ${new Date(now)}
       order by closed_at desc offset ${nth} limit 1`),
  );
  if (found === null) throw new Error(`store ${storeId} refused no order`);
  return found.orderId;
};

const fine =
  (of: { cents: number; reason: string; reversalReason: string | null; isGivenBack: boolean }) =>
  async (evening: Evening): Promise<void> => {
    const { past, storeId, owner, now } = evening;
    const { system, database, approvals } = past.services;
    const orderId = await refusedOrder(evening, 1);
    const work = { orderId, cents: of.cents, reason: of.reason, key: uuidOf('fine', storeId, now) };
    await system.inStore(storeId, (tx) =>
      approvals.act(tx, FINE, { work, reason: of.reason, key: work.key }, actorAt(now)),
    );
    const description = of.reversalReason;
    if (description === null) return;
    const { reversalId } = await database.inStore(storeId, (tx) =>
      requestReversal(tx, { description, orderId, code: null }, owner, now + HOUR_MS),
    );
    if (!of.isGivenBack) return;
    const reason = 'O entregador confirmou: a loja não teve culpa.';
    await system.inStore(storeId, (tx) =>
      approvals.act(
        tx,
        REVERSAL_APPROVED,
        { work: { reversalId, reason }, reason, key: uuidOf('reversal', storeId, now) },
        actorAt(now + 2 * HOUR_MS),
      ),
    );
  };

const adjustment =
  (of: { cents: number; side: 'favour' | 'against'; reason: string; isApproved: boolean }) =>
  async ({ past, storeId, now }: Evening): Promise<void> => {
    const { cents, side, reason } = of;
    const input = { kind: 'adjustment', account: 'current', side, cents, reason } as const;
    const { requestId } = await past.services.system.inStore(storeId, (tx) =>
      requestManual(tx, { ...input, key: uuidOf('adjustment', storeId, now) }, actorAt(now)),
    );
    if (!of.isApproved) return;
    await past.services.system.inStore(storeId, (tx) =>
      approveManual(tx, past.services, requestId, actorAt(now + 600_000, 'second')),
    );
  };

/** The store pays the boleto of its monthly invoice. */
async function payMonth({ past, storeId }: Evening): Promise<void> {
  const { bank } = past.sim;
  const open = bank
    .all('boleto')
    .flatMap(({ object }) => (object.kind === 'boleto' && object.state === 'open' ? [object] : []))
    .find(({ reference }) => isOfStore(reference, storeId));
  if (open !== undefined) payBoleto(bank, open.reference, null);
}

const PRO = 2;

async function goPro({ past, owner, now }: Evening): Promise<void> {
  const { database } = past.services;
  await database.inStore(owner.storeId, (tx) => choosePlan(tx, PRO, { session: owner, now }));
}

/** The bank returns the store's last transfer. The store has not reacted to this yet. */
async function transferComesBack({ past, storeId }: Evening): Promise<void> {
  const { bank } = past.sim;
  const last = bank
    .all('transfer')
    .flatMap(({ object }) => (object.kind === 'transfer' && object.state === 'paid' ? [object] : []))
    .filter(({ reference }) => isOfStore(reference, storeId))
    .at(-1);
  if (last !== undefined) bank.plan(last.reference, 'return-transfer', 0);
}

/**
 * Requests a refund above the limit of one person, so that a second person must approve it. Uses the most
 * expensive order of the last two months. Does nothing if no order is above the limit.
 */
async function dearRefund({ past, storeId, now }: Evening): Promise<void> {
  const { system, approvals } = past.services;
  await system.inStore(storeId, async (tx) => {
    const found = await tx.maybeRow<{ chargeId: number; cents: number }>(sql`
      select charge_id as "chargeId", cents from payment_charges
       where store_id = ${tx.storeId} and captured_at > ${new Date(now - 60 * 24 * HOUR_MS)} and cents > ${ALONE.maxCents}
         and refunded_cents = 0
       order by cents desc, charge_id limit 1`);
    if (found === null) return;
    const reason = 'Festa de escritório cancelada, a loja concordou por telefone';
    const key = uuidOf('dear refund', storeId, now);
    await approvals.act(
      tx,
      REFUND,
      { work: { ...found, payer: 'store', reason, key }, reason, key },
      actorAt(now),
    );
  });
}

/** Requests an invoice above the limit of one person. */
async function requestedInvoice({ past, storeId, now }: Evening): Promise<void> {
  const reason = 'Placa e adesivos da fachada';
  const dueOn = new Date(now + 20 * 24 * HOUR_MS).toISOString().slice(0, 10);
  const key = uuidOf('invoice', storeId, now);
  await past.services.system.inStore(storeId, (tx) =>
    past.services.approvals.act(
      tx,
      INVOICE,
      { work: { valueCents: 38_500, dueOn, reason }, reason, key },
      actorAt(now),
    ),
  );
}

/** The payer's bank returns a refund, so the team must handle it by hand. */
const refusedRefund = async (evening: Evening): Promise<void> => {
  const { bank } = evening.past.sim;
  bank.behaviour = { ...bank.behaviour, refusesRefunds: true };
  await refund({ part: 0.5, payer: 'store', reason: 'Faltou uma tigela' })(evening);
};

const refundsAreDone = async ({ past: { sim } }: Evening): Promise<void> => {
  sim.bank.behaviour = { ...sim.bank.behaviour, refusesRefunds: false };
};

const contestRatings = ({ past, owner }: Evening) =>
  contestPastRatings(past.services, owner, TEAM.first.operator);

/** Events of a store in three months, besides its sales. */
export const PAST_EVENTS: readonly PastEvent[] = [
  {
    daysAgo: 74,
    storeId: 1,
    happen: refund({ part: 1, payer: 'store', reason: 'Pizza chegou virada na caixa' }),
  },
  {
    daysAgo: 66,
    storeId: 1,
    happen: adjustment({
      cents: 4_500,
      side: 'favour',
      reason: 'Taxa de entrega cobrada duas vezes em setembro',
      isApproved: true,
    }),
  },
  { daysAgo: 61, storeId: 1, happen: contest(1, 'não reconhece a compra') },
  { daysAgo: 57, storeId: 1, happen: judge('won') },
  {
    daysAgo: 52,
    storeId: 1,
    happen: fine({
      cents: 2_500,
      reason: 'Pedido recusado depois de aceito, sem aviso ao cliente',
      reversalReason: 'O cliente pediu o cancelamento por telefone, temos a conversa salva.',
      isGivenBack: true,
    }),
  },
  { daysAgo: 45, storeId: 1, happen: goPro },
  {
    daysAgo: 40,
    storeId: 2,
    happen: refund({ part: 0.4, payer: 'store', reason: 'Faltaram dois complementos' }),
  },
  { daysAgo: 36, storeId: 1, happen: contest(0.4, 'veio outro sabor', owedOrder('CREDIT')) },
  {
    daysAgo: 33,
    storeId: 1,
    happen: refund({ part: 0.3, payer: 'provider', reason: 'Cupom que não entrou no pedido' }),
  },
  { daysAgo: 31, storeId: 1, happen: judge('lost') },
  { daysAgo: 29, storeId: 1, happen: contest(1, 'golpe do Pix') },
  { daysAgo: 26, storeId: 1, happen: unpaidOrder },
  { daysAgo: 24, storeId: 1, happen: judge('lost') },
  { daysAgo: 21, storeId: 1, happen: payMonth },
  {
    daysAgo: 18,
    storeId: 2,
    happen: adjustment({
      cents: 1_990,
      side: 'against',
      reason: 'Material de divulgação pedido pela loja',
      isApproved: true,
    }),
  },
  { daysAgo: 17, storeId: 1, happen: contest(0.5, 'não recebeu tudo', owedOrder('PIX')) },
  {
    daysAgo: 16,
    storeId: 1,
    happen: fine({
      cents: 3_000,
      reason: 'Recusou três pedidos seguidos no horário de pico',
      reversalReason: null,
      isGivenBack: false,
    }),
  },
  { daysAgo: 12, storeId: 2, happen: transferComesBack },
  { daysAgo: 11, storeId: 1, happen: judge('won') },
  { daysAgo: 10, storeId: 2, happen: unpaidOrder },
  {
    daysAgo: 9,
    storeId: 1,
    happen: refund({ part: 0.5, payer: 'courier', reason: 'Açúcar derramado no caminho' }),
  },
  {
    daysAgo: 6,
    storeId: 1,
    happen: fine({
      cents: 2_000,
      reason: 'Item em falta avisado tarde demais',
      reversalReason: 'O item acabou no mesmo minuto, recusamos assim que vimos.',
      isGivenBack: false,
    }),
  },
  { daysAgo: 5, storeId: 1, happen: refund({ part: 0.25, payer: 'store', reason: 'Bebida trocada' }) },
  { daysAgo: 4, storeId: 1, happen: contestRatings },
  { daysAgo: 4, storeId: 1, happen: unpaidOrder },
  { daysAgo: 3, storeId: 1, happen: contest(1, 'não reconhece a compra') },
  { daysAgo: 2, storeId: 1, happen: dearRefund },
  { daysAgo: 2, storeId: 2, happen: contest(0.5, 'não recebeu tudo') },
  { daysAgo: 2, storeId: 2, happen: refusedRefund },
  { daysAgo: 2, storeId: 2, happen: refundsAreDone },
  { daysAgo: 1, storeId: 2, happen: requestedInvoice },
  {
    daysAgo: 1,
    storeId: 1,
    happen: adjustment({
      cents: 12_000,
      side: 'favour',
      reason: 'Cupons de inauguração que cabiam à equipe',
      isApproved: false,
    }),
  },
];
