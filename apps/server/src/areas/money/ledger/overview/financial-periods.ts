import type { InputOf } from '@comanda/contract/kit/define-call';
import type * as calls from '@comanda/contract/money/ledger/overview.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { type FinancialPeriod, periodsOf } from '@comanda/domain/money/ledger/financial-period';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { readBook } from '../book/book.ts';
import { findCalendarStore } from '../calendar/calendar.reads.ts';
import { movedSince } from '../statement/statement.reads.ts';
import { findClosing, readMonthMoney, summarise } from './overview.reads.ts';

const PERIODS_OF_PAGE = 5_000;

/** A page of the store's months. */
export const pageOfPeriods = async (
  tx: Transaction,
  { page, perPage }: InputOf<typeof calls.listFinancialPeriods>,
  _session: Session,
  now: number,
) => {
  const periods = await allPeriods(tx, now);
  const size = perPage ?? PERIODS_OF_PAGE;
  const at = ((page ?? 1) - 1) * size;
  const pages = Math.max(1, Math.ceil(periods.length / size));
  return { rows: periods.slice(at, at + size), total: periods.length, pages };
};

/** The sums of a month. Throws `ledger.no-period`. */
export const summaryOfPeriod = async (
  tx: Transaction,
  { periodId }: { periodId: number },
  _session: Session,
  now: number,
) => summaryOf(tx, await periodNamed(tx, periodId, now), now);

/** The months of the store's ledger, newest first; empty without a ledger. */
export async function allPeriods(tx: Transaction, now: number): Promise<FinancialPeriod[]> {
  const { timeZone, openedOn } = await findCalendarStore(tx);
  return openedOn === null ? [] : periodsOf(openedOn, operationalDate(timeZone, now));
}

/** The period with this id. Throws `ledger.no-period`. */
export async function periodNamed(tx: Transaction, periodId: number, now: number): Promise<FinancialPeriod> {
  const period = (await allPeriods(tx, now)).find((each) => each.periodId === periodId);
  if (period === undefined) throw new AppError('ledger.no-period');
  return period;
}

/** Limits a range to a period. Refuses a range that ends before it starts; the error names `field`. */
export function within(
  { from, to }: DayRange,
  requested: { from: CalendarDate | null; to: CalendarDate | null },
  field = 'fim',
): DayRange {
  if (requested.from !== null && requested.to !== null && requested.to < requested.from)
    throw invalidField(field, 'A data final não pode ser antes da inicial.');
  return {
    from: requested.from !== null && requested.from > from ? requested.from : from,
    to: requested.to !== null && requested.to < to ? requested.to : to,
  };
}

async function summaryOf(
  tx: Transaction,
  period: FinancialPeriod,
  now: number,
): Promise<calls.PeriodSummary> {
  const sums = await summarise(tx, period);
  const closing = await findClosing(tx, period);
  const book = await readBook(tx);
  if (book === null) throw new AppError('ledger.no-period');
  const currentEndCents =
    closing?.currentEndCents ??
    book.balances.current - (await movedSince(tx, 'current', addDays(period.to, 1)));
  const invoice = closing === null ? null : `/api/invoices/${closing.invoiceId}/pdf`;
  return {
    ...period,
    ...sums,
    ...(await readMonthMoney(tx, period, book.balances, sums.nettCents - sums.fineCents + sums.customCents)),
    // The first closing of a store closes all earlier months, in one invoice.
    isClosed: book.closedThrough !== null && book.closedThrough >= period.to,
    currentEndCents,
    balanceCents: closing?.balanceCents ?? currentEndCents,
    invoiceId: closing?.invoiceId ?? null,
    invoiceUrl: invoice,
    bankSlipUrl: closing?.hasSlip === true ? invoice : null,
    // The provider issues its NFS-e in another system.
    nfseUrl: null,
    at: now,
  };
}
