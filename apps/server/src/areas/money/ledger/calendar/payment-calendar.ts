import type {
  CalendarDayTotal,
  PaymentCalendar,
  PaymentsOfDay,
} from '@comanda/contract/money/ledger/calendar.calls';
import { type CalendarDate, dateAt } from '@comanda/domain/kit/time/calendar-date';
import { type CalendarMonth, daysOfMonth, monthOf } from '@comanda/domain/kit/time/calendar-month';
import {
  PAYMENT_STATUSES,
  paymentStatusOf,
  type SettlementState,
} from '@comanda/domain/money/ledger/payment-status';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Invoices } from '../ports.ts';
import { expectedSettlement } from '../settling/expected-settlement.ts';
import {
  type DueReceivables,
  dueByDay,
  findCalendarStore,
  methodsOfDay,
  paymentsDueOn,
  type SettlementLines,
  type SomeOfDay,
  settlementsByDay,
} from './calendar.reads.ts';

/** One month of the store's payment calendar. Null: the current month in the store's time zone. */
export async function paymentCalendar(
  tx: Transaction,
  invoices: Overdue,
  wanted: CalendarMonth | null,
  now: number,
): Promise<PaymentCalendar> {
  const { timeZone, openedOn } = await findCalendarStore(tx);
  const today = dateAt(timeZone, now);
  const month = wanted ?? monthOf(today);
  const range = daysOfMonth(month);
  const ahead = await linesAhead(tx, invoices, now);
  const due = await dueByDay(tx, range, { today, nextOn: ahead?.day ?? null });
  const settlements: LinesOfDay[] = await settlementsByDay(tx, range);
  if (ahead !== null && monthOf(ahead.day) === month) settlements.push(ahead);
  const dates = [...new Set([...due, ...settlements].map(({ day }) => day))].sort();
  const days = dates.map((day) =>
    dayTotalOf(
      day,
      { due: due.filter((rows) => rows.day === day), settlement: settlements.find((row) => row.day === day) },
      today,
    ),
  );
  const sum = (field: (typeof SUMMED)[number]) => days.reduce((total, row) => total + row[field], 0);
  return {
    sumCents: sum('sumCents'),
    retainedCents: sum('retainedCents'),
    retainedForInvoicesCents: sum('retainedForInvoicesCents'),
    creditCents: sum('creditCents'),
    payoutCents: sum('payoutCents'),
    ...{ days, month, today, openedOn, at: now },
  };
}
const SUMMED = [
  'sumCents',
  'retainedCents',
  'retainedForInvoicesCents',
  'creditCents',
  'payoutCents',
] as const;

/** The payments of a day, one by one, and the day's settlement. */
export async function paymentsOfDay(
  tx: Transaction,
  invoices: Overdue,
  requested: SomeOfDay,
  now: number,
): Promise<PaymentsOfDay> {
  const { day, limit } = requested;
  const { timeZone } = await findCalendarStore(tx);
  const today = dateAt(timeZone, now);
  const ahead = await linesAhead(tx, invoices, now);
  const nextOn = ahead?.day ?? null;
  // Reads one row more than `limit`, to find out if more rows follow.
  const found = await paymentsDueOn(tx, { ...requested, limit: limit === null ? null : limit + 1 }, nextOn);
  const due = limit === null ? found : found.slice(0, limit);
  const ways = await methodsOfDay(tx, day, nextOn);
  const [made] = await settlementsByDay(tx, { from: day, to: day });
  const settlement = made ?? (ahead?.day === day ? ahead : undefined);
  const payments = due.map(({ state, isConfirmed, ...payment }) => {
    const status = paymentStatusOf({ ...payment, state, isConfirmed }, today);
    return { ...payment, status, isPaid: status === 'paid' };
  });
  const sumCents = ways.reduce((total, way) => total + way.sumCents, 0);
  const count = ways.reduce((total, way) => total + way.count, 0);
  const next = found.length > due.length ? (due.at(-1)?.receivableId ?? null) : null;
  return { payments, next, count, ways, sumCents, ...payoutOf(sumCents, settlement), at: now };
}

type Overdue = Pick<Invoices, 'overdueCents'>;
/** The lines of a finished settlement, or of the next settlement with `state` null. */
type LinesOfDay = Omit<SettlementLines, 'state'> & { state: SettlementState | null };

/** Amounts that the next settlement will deduct or pay in addition; null when no settlement is expected. */
async function linesAhead(tx: Transaction, invoices: Overdue, now: number): Promise<LinesOfDay | null> {
  const next = await expectedSettlement(tx, invoices, now);
  return next === null ? null : { ...next, state: null };
}

function dayTotalOf(
  day: CalendarDate,
  { due, settlement }: { due: readonly DueReceivables[]; settlement: LinesOfDay | undefined },
  today: CalendarDate,
): CalendarDayTotal {
  const sumCents = due.reduce((total, { cents }) => total + cents, 0);
  const statuses = due.map(({ isBlocked, count, cents, ...receivable }) => ({
    status: paymentStatusOf(receivable, today),
    ...{ settlementState: receivable.settlementState, isBlocked, count, sumCents: cents },
  }));
  statuses.sort(
    (one, other) => PAYMENT_STATUSES.indexOf(one.status) - PAYMENT_STATUSES.indexOf(other.status),
  );
  const count = due.reduce((total, row) => total + row.count, 0);
  return { day, sumCents, count, statuses, ...payoutOf(sumCents, settlement) };
}

function payoutOf(sumCents: number, settlement: LinesOfDay | undefined) {
  const { retainedCents = 0, retainedForInvoicesCents = 0, creditCents = 0 } = settlement ?? {};
  const payoutCents = sumCents - retainedCents - retainedForInvoicesCents + creditCents;
  return {
    ...{ retainedCents, retainedForInvoicesCents, creditCents, payoutCents },
    ...{ isPaidOut: settlement?.state === 'paid', settlementState: settlement?.state ?? null },
  };
}
