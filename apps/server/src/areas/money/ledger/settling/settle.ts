import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import {
  periodBalance,
  postInvoiceCancelled,
  postInvoicePaid,
  postPeriodClose,
  postSettlement,
  postTransfer,
  type Settlement,
  type TransferStep,
} from '@comanda/domain/money/ledger/post-settlement';
import { sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { lockOwnBook } from '../book/book.ts';
import { findPosted, openDay, post, postOnce } from '../book/post.ts';
import { movedSince } from '../statement/statement.reads.ts';
import { dueOrders, writeSettlement } from './settled-orders.ts';

/**
 * Settles a store's due receivables on a bank day, once. Null for a repeat, or when nothing is due.
 * `overdueCents`: sum of the store's overdue invoices whose boletos were withdrawn. `withCredit`: a positive
 * current account is settled even if no receivable is due.
 */
export async function settle(
  tx: Transaction,
  input: { day: CalendarDate; at: number; overdueCents: number; withCredit: boolean },
): Promise<(Settlement & { settlementId: number }) | null> {
  const { day, at, overdueCents, withCredit } = input;
  const book = await lockOwnBook(tx);
  const source = { kind: 'settlement', id: day, step: 'settled' } as const;
  if ((await findPosted(tx, source, {})) !== null) return null;
  const due = await dueOrders(tx, day);
  const cents = due.reduce((sum, { netCents }) => sum + netCents, 0);
  if (due.length === 0 && !(withCredit && book.balances.current > 0)) return null;
  const { moves, settlement } = postSettlement(cents, overdueCents, book.balances);
  const { postingId: settlementId } = await post(tx, book, { source, requested: {}, moves, at, day });
  await writeSettlement(tx, { settlementId, day, at, settlement, due });
  tx.announce('finance');
  return { ...settlement, settlementId };
}

/** The amounts of a closed period, in cents. */
export interface ClosedPeriod {
  from: CalendarDate;
  through: CalendarDate;
  /** Balance of the current account at the beginning of the period. */
  carriedCents: number;
  /**
   * Movements between the period's end and its closing: deductions, payments and returns. `balanceCents` is
   * `carriedCents` + the period's postings + these movements.
   */
  laterCents: number;
  /** Negative when the store owes the amount. */
  balanceCents: number;
  /** Amount of the period's invoice; 0 without an invoice. */
  invoiceCents: number;
  /** True when the current account had neither entries nor a balance. */
  isEmpty: boolean;
}

/**
 * Closes all accounting days up to `through`. A debt of the current account above R$ 30,00 becomes an invoice. Null for
 * a repeat. Throws `ledger.no-book`.
 */
export async function closePeriod(
  tx: Transaction,
  { through, at }: { through: CalendarDate; at: number },
): Promise<ClosedPeriod | null> {
  const book = await lockOwnBook(tx);
  if (book.closedThrough !== null && through <= book.closedThrough) return null;
  const from = openDay(book, book.openedOn);
  const { current } = book.balances;
  const endCents = current - (await movedSince(tx, 'current', addDays(through, 1)));
  const carriedCents = current - (await movedSince(tx, 'current', from));
  const balanceCents = periodBalance(endCents, current);
  const { moves, invoiceCents } = postPeriodClose(balanceCents);
  const source = { kind: 'period', id: through, step: 'closed' } as const;
  await post(tx, book, { source, requested: {}, moves, at, day: through });
  await tx.rows(sql`
    update ledger_books set closed_through = ${through}::date where store_id = ${tx.storeId}`);
  const isEmpty = carriedCents === 0 && endCents === 0 && !(await hasCurrent(tx, { from, through }));
  return {
    ...{ from, through, carriedCents, balanceCents, invoiceCents, isEmpty },
    laterCents: balanceCents - endCents,
  };
}

async function hasCurrent(
  tx: Transaction,
  { from, through }: { from: CalendarDate; through: CalendarDate },
): Promise<boolean> {
  const found = await tx.maybeRow(sql`
    select 1 from ledger_entries
     where store_id = ${tx.storeId} and booked_on between ${from}::date and ${through}::date
       and (from_account = 'current' or to_account = 'current') limit 1`);
  return found !== null;
}

/**
 * Posts a step of a transfer to the store's bank account. Returns false for a repeat. Throws `ledger.account-short` for
 * more than is available.
 */
export async function postTransferStep(
  tx: Transaction,
  input: { transferId: string | number; step: TransferStep; cents: number; day: CalendarDate; at: number },
): Promise<boolean> {
  const { transferId, step, cents, day, at } = input;
  const source = { kind: 'transfer', id: transferId, step } as const;
  const moves = postTransfer(step, cents);
  return (await postOnce(tx, source, { cents }, () => ({ moves, at, day }))) !== null;
}

/** Posts a payment of an invoice with `openCents` open. Returns false for a repeated `paymentId`. */
export async function postInvoicePayment(
  tx: Transaction,
  input: { paymentId: string; paidCents: number; openCents: number; day: CalendarDate; at: number },
): Promise<boolean> {
  const { paymentId, paidCents, openCents, day, at } = input;
  const source = { kind: 'invoice', id: paymentId, step: 'paid' } as const;
  const moves = postInvoicePaid(paidCents, openCents);
  return (await postOnce(tx, source, { paidCents }, () => ({ moves, at, day }))) !== null;
}

/**
 * Posts the cancellation of an invoice: its open amount becomes a debt of the current account again. Returns false for
 * a repeat.
 */
export async function postInvoiceCancel(
  tx: Transaction,
  input: { invoiceId: number; openCents: number; day: CalendarDate; at: number },
): Promise<boolean> {
  const { invoiceId, openCents, day, at } = input;
  const source = { kind: 'invoice', id: invoiceId, step: 'cancelled' } as const;
  const moves = postInvoiceCancelled(openCents);
  return (await postOnce(tx, source, { openCents }, () => ({ moves, at, day }))) !== null;
}
