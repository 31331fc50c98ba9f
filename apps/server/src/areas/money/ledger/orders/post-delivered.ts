import { brazilianDay } from '@comanda/domain/kit/time/brazilian-days';
import { type CalendarDate, dateAt } from '@comanda/domain/kit/time/calendar-date';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { counterMoves, type Move } from '@comanda/domain/money/ledger/apply-moves';
import { dueDay } from '@comanda/domain/money/ledger/due-day';
import { wayOf } from '@comanda/domain/money/ledger/order-amounts';
import { orderMoneyOf } from '@comanda/domain/money/ledger/order-money';
import { postDelivery } from '@comanda/domain/money/ledger/post-delivery';
import type { OrderTerms } from '@comanda/domain/money/ledger/terms';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import type { Query } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { type Book, lockBook } from '../book/book.ts';
import { preparePosting } from '../book/post.ts';
import { earlyReturnStatements, earlyReturns } from '../payments/early-returns.ts';
import { heldUntil } from '../payments/held-payments.ts';
import { termsOn } from '../terms/store-terms.ts';
import type { StoredTerms } from '../terms/terms.reads.ts';
import { type OrderMoneyRead, readSoldMoney } from './order-money.reads.ts';
import type { StoredOrderTerms } from './order-transactions.reads.ts';
import { orderTransactionStatement } from './order-transactions.writes.ts';
import { receivablesStatement } from './receivables.writes.ts';

/** A locked order in its new state; `now` in epoch ms. */
export interface DeliveredOrder {
  order: OrderCard;
  timeZone: string;
  now: number;
}

/** The operational day of an order: the day it is scheduled for, or the day of its creation. */
export const dayOfOrder = (order: Pick<OrderCard, 'createdAt' | 'scheduledFor'>, timeZone: string) =>
  operationalDate(timeZone, order.scheduledFor ?? order.createdAt);

/**
 * Posts a delivery: first the whole sale, then each refund and dispute from before the delivery under its own
 * cause. An order from before the ledger's first day is only posted if it was charged online. It then gets
 * the first open day and the first terms.
 */
export async function postDelivered(
  tx: Transaction,
  saved: StoredTerms,
  { order, timeZone, now }: DeliveredOrder,
): Promise<Query[]> {
  const { orderId } = order;
  const day = dayOfOrder(order, timeZone);
  const { openedOn } = saved;
  if (openedOn === null || (day < openedOn && order.chargeCents === order.totalCents)) return [];
  const postedOn = day < openedOn ? openedOn : day;
  const terms = termsOn(saved, postedOn);
  if (terms === null) return [];
  const [book, read] = await Promise.all([lockBook(tx), readSoldMoney(tx, orderId)]);
  if (book === null || (day < openedOn && read.charges.length === 0)) return [];
  const early = read.hasReturns ? await earlyReturns(tx, orderId) : [];
  const of = { order, timeZone, now, day, openedOn, terms, read };
  const delivery = prepareDelivery(
    tx,
    book,
    of,
    early.flatMap(({ moves }) => moves),
  );
  if (early.length === 0) return delivery.statements;
  return [...delivery.statements, ...(await earlyReturnStatements(tx, early, delivery.after))];
}

interface DeliveryInput extends Omit<DeliveredOrder, 'order'> {
  order: Pick<OrderCard, 'orderId' | 'version'>;
  /** The order's operational day. */
  day: CalendarDate;
  openedOn: CalendarDate;
  /** The terms that apply on the day of the posting. */
  terms: OrderTerms;
  read: OrderMoneyRead;
}

/**
 * Makes the statements that post the whole sale on a locked ledger. `returned`: the entries of refunds and
 * disputes from before the delivery. They are reversed here; the caller posts them again.
 */
export function prepareDelivery(
  tx: Transaction,
  book: Book,
  input: DeliveryInput,
  returned: readonly Move[],
) {
  const { order, timeZone, now, day, openedOn, terms, read } = input;
  const { orderId } = order;
  const { sold, charges } = read;
  const postedOn = day < openedOn ? openedOn : day;
  const delivery = postDelivery(orderMoneyOf(sold, charges), charges, terms);
  const { amounts, rates } = delivery;
  const deliveredOn = dateAt(timeZone, now);
  const due = delivery.receivables.map((receivable, index) => ({
    ...receivable,
    receivableId: book.lastReceivable + index + 1,
    dueOn: dueDay(receivable, day, deliveredOn),
  }));
  const step = `delivered@${order.version}`;
  const posting = preparePosting(tx, book, {
    source: { kind: 'order', id: orderId, step },
    ...{ requested: amounts, at: now, day: postedOn, orderId, receivables: due.length },
    moves: [...counterMoves(returned), ...delivery.moves],
    ...(postedOn === day ? {} : { reason: beforeTheBook(day, openedOn) }),
  });
  const { postingId, bookedOn } = posting;
  const { planId, fromDay, returnsFee } = terms.plan;
  const storedTerms: StoredOrderTerms = {
    plan: { planId, fromDay, returnsFee },
    commission: terms.commission,
    rates,
  };
  const statements: Query[] = [
    ...posting.statements,
    orderTransactionStatement(tx, {
      ...{ postingId, orderId, kind: 'delivered', day, bookedOn, at: now, amounts },
      terms: storedTerms,
    }),
  ];
  if (charges.length > 0)
    statements.push(receivablesStatement(tx, { postingId, orderId }, due), heldUntil(tx, orderId, postingId));
  const written = { day, way: wayOf(amounts), terms: storedTerms, amounts };
  return {
    statements,
    book: posting.book,
    after: { posting, step, orderId, delivery: written, due, day: postedOn },
  };
}

const beforeTheBook = (day: CalendarDate, openedOn: CalendarDate) =>
  `Pedido de ${brazilianDay(day)}, de antes do início do financeiro em ${brazilianDay(openedOn)}.`;
