import type { Charge } from '@comanda/bank-sim/src/things/charges.ts';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { lockOwnBook } from '@comanda/server/src/areas/money/ledger/book/book.ts';
import { BOOK_STATEMENT } from '@comanda/server/src/areas/money/ledger/book/post.ts';
import { readSoldMoney } from '@comanda/server/src/areas/money/ledger/orders/order-money.reads.ts';
import { dayOfOrder, prepareDelivery } from '@comanda/server/src/areas/money/ledger/orders/post-delivered.ts';
import { prepareCaptured } from '@comanda/server/src/areas/money/ledger/payments/ledger-of-payments.ts';
import { termsOn } from '@comanda/server/src/areas/money/ledger/terms/store-terms.ts';
import { readTerms } from '@comanda/server/src/areas/money/ledger/terms/terms.reads.ts';
import { chargeReference } from '@comanda/server/src/areas/money/payments/charges/send-charge.ts';
import { nextNumbers } from '@comanda/server/src/platform/database/next-number.ts';
import { type Query, sql } from '@comanda/server/src/platform/database/sql.ts';
import type { Transaction } from '@comanda/server/src/platform/database/transaction.ts';
import { chanceOf } from './chance.ts';
import type { BankSim } from './past-server.ts';

/** A delivered order of the past. Times in epoch milliseconds, money in cents. */
export interface PastSale {
  orderId: number;
  externalId: string;
  version: number;
  createdAt: number;
  scheduledFor: number | null;
  receivedAt: number;
  deliveredAt: number;
  /** The only prepaid online payment. Null if the order was paid at the door, or to a marketplace. */
  online: { method: 'PIX' | 'CREDIT'; brand: string | null; cents: number } | null;
}

interface PastCharge {
  chargeId: number;
  orderId: number;
  method: 'PIX' | 'CREDIT';
  brand: string | null;
  instalments: number;
  cents: number;
  at: number;
}

/** Share of orders from the store's own apps that are paid online. */
const SHARE = 0.85;
const PAID_AFTER_MS = 25_000;
const EXPIRES_AFTER_MS = 30 * 60_000;
/** Only amounts above this many cents are paid in instalments. */
const IN_PARTS_FROM = 9_000;
/** Number of statements per batch. */
const BATCH = 400;

/** Returns all orders that the store delivered before `before`, in the order of their delivery. */
export async function pastSales(tx: Transaction, before: number): Promise<PastSale[]> {
  const rows = await tx.rows<
    Omit<PastSale, 'online'> & { origin: string; payments: PaymentOfDocument[] }
  >(sql`
    select order_id as "orderId", external_id as "externalId", version, created_at as "createdAt",
           scheduled_for as "scheduledFor", received_at as "receivedAt", closed_at as "deliveredAt", origin,
           document -> 'payments' as payments
      from orders
     where store_id = ${tx.storeId} and status = 'delivered' and closed_at < ${new Date(before)} order by closed_at, order_id`);
  return rows.map(({ origin, payments, ...sale }) => ({
    ...sale,
    online: paidOnline(sale, origin, payments),
  }));
}

interface PaymentOfDocument {
  method: string;
  brand: string | null;
  cents: number;
  isPrepaid: boolean;
}

/** Platforms that charge their customers themselves. */
const APPS_OF_OTHERS = new Set(['marketplace', 'whatsapp']);

function paidOnline(
  { externalId }: Pick<PastSale, 'externalId'>,
  origin: string,
  payments: readonly PaymentOfDocument[],
): PastSale['online'] {
  const [payment, second] = payments;
  if (payment === undefined || second !== undefined || !payment.isPrepaid) return null;
  const { method, brand, cents } = payment;
  if (method !== 'PIX' && method !== 'CREDIT') return null;
  if (APPS_OF_OTHERS.has(origin) || chanceOf(externalId, 'online') >= SHARE) return null;
  return { method, brand, cents };
}

/** The store's time zone and its receiver at the payment provider. */
export interface PastSeller {
  timeZone: string;
  receiver: string;
  sim: BankSim;
}

/**
 * Posts the money of one day's sales: captures payments and posts deliveries in their order. Uses the
 * ledger's own statements, under one lock. Leaves out orders that are already posted, so that a day can be
 * repeated.
 */
export async function playSales(
  tx: Transaction,
  sales: readonly PastSale[],
  seller: PastSeller,
): Promise<void> {
  const fresh = await unposted(tx, sales);
  if (fresh.length < sales.length) await rememberKnown(tx, sales, seller);
  if (fresh.length === 0) return;
  const saved = await readTerms(tx);
  const charges = await insertCharges(tx, fresh, seller);
  const reads = await Promise.all(fresh.map(({ orderId }) => readSoldMoney(tx, orderId)));
  let book = await lockOwnBook(tx);
  const statements: Query[] = [];
  const steps = fresh.flatMap((sale, index) => {
    const charge = charges.get(sale.orderId);
    const read = reads[index];
    if (read === undefined) throw new Error(`order ${sale.orderId} was not read`);
    const delivered = { at: sale.deliveredAt, sale, read, charge, isDelivery: true };
    return charge === undefined
      ? [delivered]
      : [{ ...delivered, at: charge.at, isDelivery: false }, delivered];
  });
  for (const { sale, read, charge, isDelivery } of steps.toSorted((one, other) => one.at - other.at)) {
    const { orderId, version, deliveredAt } = sale;
    if (!isDelivery && charge !== undefined) {
      const day = operationalDate(seller.timeZone, charge.at);
      const captured = prepareCaptured(tx, book, { ...charge, day });
      statements.push(...captured.posting.statements, ...captured.statements);
      book = captured.posting.book;
      continue;
    }
    const day = dayOfOrder(sale, seller.timeZone);
    const { openedOn } = saved;
    const terms = openedOn === null || day < openedOn ? null : termsOn(saved, day);
    if (openedOn === null || terms === null) continue;
    const delivery = prepareDelivery(
      tx,
      book,
      {
        order: { orderId, version },
        ...{ timeZone: seller.timeZone, now: deliveredAt, day, openedOn, terms },
        read: { ...read, charges: charge === undefined ? [] : [charge] },
      },
      [],
    );
    statements.push(...delivery.statements);
    book = delivery.book;
  }
  const written = withoutFormerBooks(statements);
  for (let index = 0; index < written.length; index += BATCH) {
    const [first, ...others] = written.slice(index, index + BATCH);
    if (first !== undefined) await tx.together([first, ...others], { isLast: false });
  }
}

/**
 * Each posting writes the ledger's balances. Only the last of these writes matters, so the earlier ones are
 * removed.
 */
function withoutFormerBooks(statements: readonly Query[]): Query[] {
  const last = statements.findLastIndex(({ name }) => name === BOOK_STATEMENT);
  return statements.filter(({ name }, index) => name !== BOOK_STATEMENT || index === last);
}

async function unposted(tx: Transaction, sales: readonly PastSale[]): Promise<PastSale[]> {
  const posted = await tx.rows<{ orderId: number }>(sql`
    select order_id as "orderId" from order_transactions
     where store_id = ${tx.storeId} and order_id = any(${sales.map(({ orderId }) => orderId)}::bigint[])`);
  const known = new Set(posted.map(({ orderId }) => orderId));
  return sales.filter(({ orderId }) => !known.has(orderId));
}

/**
 * Adds charges that the database already has. After an interruption, the payment provider lacks everything
 * since its last save.
 */
async function rememberKnown(
  tx: Transaction,
  sales: readonly PastSale[],
  { receiver, sim }: PastSeller,
): Promise<void> {
  const charges = await tx.rows<PastCharge>(sql`
    select charge_id as "chargeId", order_id as "orderId", method, brand, instalments, cents, captured_at as at from payment_charges
     where store_id = ${tx.storeId} and order_id = any(${sales.map(({ orderId }) => orderId)}::bigint[])`);
  for (const charge of charges)
    if (sim.bank.find(pastReference(tx.storeId, charge.chargeId)) === undefined)
      rememberCharge(sim, tx.storeId, receiver, charge);
}

/** Charges these sales: writes rows in the database, and adds the money at the payment provider. */
async function insertCharges(
  tx: Transaction,
  sales: readonly PastSale[],
  { receiver, sim }: PastSeller,
): Promise<Map<number, PastCharge>> {
  const paid = sales.flatMap(({ online, ...sale }) => (online === null ? [] : [{ ...sale, ...online }]));
  if (paid.length === 0) return new Map();
  const first = await nextNumbers(tx, 'payment-charge', paid.length);
  const charges = paid.map((sale, index): PastCharge => {
    const { orderId, externalId, method, brand, cents } = sale;
    const inParts = method === 'CREDIT' && cents >= IN_PARTS_FROM && chanceOf(externalId, 'parts') < 0.3;
    const instalments = inParts ? 2 + Math.floor(chanceOf(externalId, 'how many') * 2) : 1;
    return {
      ...{ chargeId: first + index, orderId, method, brand, cents, instalments },
      at: Math.min(sale.receivedAt + PAID_AFTER_MS, sale.deliveredAt),
    };
  });
  const rows = charges.map(({ at, ...charge }) => ({
    ...charge,
    captured: new Date(at).toISOString(),
    asked: new Date(at - PAID_AFTER_MS).toISOString(),
    expires: new Date(at - PAID_AFTER_MS + EXPIRES_AFTER_MS).toISOString(),
  }));
  await tx.rows(sql`
    insert into payment_charges (store_id, charge_id, order_id, receiver, method, brand, instalments, cents, state, asked_at,
                                 expires_at, paid_cents, captured_at, is_held)
    select ${tx.storeId}::integer, row."chargeId", row."orderId", ${receiver}::text, row.method, row.brand, row.instalments, row.cents,
           'captured', row.asked, row.expires, row.cents, row.captured, true
      from json_to_recordset(${JSON.stringify(rows)}) as row ("chargeId" bigint, "orderId" bigint, method text, brand text,
           instalments integer, cents bigint, asked timestamptz, expires timestamptz, captured timestamptz)`);
  for (const charge of charges) rememberCharge(sim, tx.storeId, receiver, charge);
  return new Map(charges.map((charge) => [charge.orderId, charge]));
}

/** Charges of the past are captured at the first attempt. */
export const pastReference = (storeId: number, chargeId: number) =>
  chargeReference(storeId, { chargeId, attempt: 1 });

/**
 * Adds a charge captured in the past to the provider's state, with its line in the report of that day.
 */
function rememberCharge({ bank }: BankSim, storeId: number, receiver: string, charge: PastCharge): void {
  const { chargeId, instalments, cents, at, method } = charge;
  const reference = pastReference(storeId, chargeId);
  const capturedAt = new Date(at).toISOString();
  const object: Charge = {
    kind: 'charge',
    reference,
    state: 'captured',
    ...{ amountCents: cents, paidCents: cents, capturedAt, updatedAt: capturedAt },
    expiresAt: new Date(at + EXPIRES_AFTER_MS).toISOString(),
  };
  const isCredit = method === 'CREDIT';
  bank.remember({ object, receiver, instalments, isCard: isCredit, isCredit, wish: '' }, { at, cents });
}
