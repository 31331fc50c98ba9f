import * as calls from '@comanda/contract/money/ledger/overview.calls';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { addDays } from '@comanda/domain/kit/time/calendar-month';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import { operationalDate } from '@comanda/domain/kit/time/operational-date';
import { type FinancialPeriod, periodsOf } from '@comanda/domain/money/ledger/financial-period';
import { wayWords } from '@comanda/domain/money/ledger/way-words';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import type { Reading } from '../../../../platform/paged/define-paged.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { readBook } from '../book/book.ts';
import { findCalendarStore } from '../calendar/calendar.reads.ts';
import { contestedOf, returnedOf } from '../orders/order-returns.reads.ts';
import { movedSince } from '../statement/statement.reads.ts';
import { OVERVIEW_SHEETS as TEXTS } from '../texts.ts';
import {
  accountantDays,
  findClosing,
  isOrderOfStore,
  orderTransactions,
  partyOf,
  periodOrders,
  readMonthMoney,
  summarise,
} from './overview.reads.ts';

const PERIODS_OF_PAGE = 5_000;
const TRANSACTIONS_OF_PAGE = 15;
const ORDERS_OF_PAGE = 10;
/** Maximum of transactions in an answer to older clients. */
const MOST_AT_ONCE = 6_000;
const EVER: DayRange = { from: '2000-01-01', to: '2099-12-31' };
const ANY = { settlementId: null, isOnline: null, orderId: null };

const { columns: titles } = TEXTS;
type Amounts = Pick<
  calls.PeriodOrder,
  | 'subtotalCents'
  | 'deliveryCents'
  | 'storeDiscountCents'
  | 'sponsoredCents'
  | 'outsideCents'
  | 'feeCents'
  | 'commissionCents'
  | 'platformFeeCents'
  | 'nettCents'
>;
const AMOUNTS: readonly SheetColumn<Amounts>[] = [
  { title: titles.subtotal, kind: 'money', value: ({ subtotalCents }) => subtotalCents, isSummed: true },
  { title: titles.delivery, kind: 'money', value: ({ deliveryCents }) => deliveryCents, isSummed: true },
  {
    title: titles.storeDiscount,
    kind: 'money',
    value: ({ storeDiscountCents }) => storeDiscountCents,
    isSummed: true,
  },
  { title: titles.sponsored, kind: 'money', value: ({ sponsoredCents }) => sponsoredCents, isSummed: true },
  { title: titles.outside, kind: 'money', value: ({ outsideCents }) => outsideCents, isSummed: true },
  { title: titles.fee, kind: 'money', value: ({ feeCents }) => feeCents, isSummed: true },
  {
    title: titles.commission,
    kind: 'money',
    value: ({ commissionCents }) => commissionCents,
    isSummed: true,
  },
  {
    title: titles.platformFee,
    kind: 'money',
    value: ({ platformFeeCents }) => platformFeeCents,
    isSummed: true,
  },
  { title: titles.nett, kind: 'money', value: ({ nettCents }) => nettCents, isSummed: true },
];
const ORDERS: readonly SheetColumn<calls.PeriodOrder>[] = [
  { title: titles.order, kind: 'text', value: ({ code, orderId }) => code ?? String(orderId) },
  { title: titles.orderedAt, kind: 'moment', value: ({ orderedAt }) => orderedAt },
  { title: titles.way, kind: 'text', value: wayWords },
  ...AMOUNTS,
];
const DAYS: readonly SheetColumn<calls.AccountantDay>[] = [
  { title: titles.day, kind: 'day', value: ({ day }) => day },
  { title: titles.orders, kind: 'count', value: ({ orders }) => orders, isSummed: true },
  { title: titles.gross, kind: 'money', value: ({ grossCents }) => grossCents, isSummed: true },
  { title: titles.returned, kind: 'money', value: ({ returnedCents }) => returnedCents, isSummed: true },
  { title: titles.online, kind: 'money', value: ({ onlineCents }) => onlineCents, isSummed: true },
  { title: titles.cash, kind: 'money', value: ({ cashCents }) => cashCents, isSummed: true },
  { title: titles.card, kind: 'money', value: ({ cardCents }) => cardCents, isSummed: true },
  { title: titles.partner, kind: 'money', value: ({ partnerCents }) => partnerCents, isSummed: true },
  { title: titles.tips, kind: 'money', value: ({ tipCents }) => tipCents, isSummed: true },
  { title: titles.total, kind: 'money', value: ({ totalCents }) => totalCents, isSummed: true },
  ...AMOUNTS,
  { title: titles.kept, kind: 'money', value: ({ keptCents }) => keptCents, isSummed: true },
  { title: titles.fine, kind: 'money', value: ({ fineCents }) => fineCents, isSummed: true },
  { title: titles.custom, kind: 'money', value: ({ customCents }) => customCents, isSummed: true },
  { title: titles.result, kind: 'money', value: ({ resultCents }) => resultCents, isSummed: true },
  { title: titles.contested, kind: 'money', value: ({ contestedCents }) => contestedCents, isSummed: true },
];

/** Binds 'Visão geral': periods, their sums, their orders, and a month for the accountant. */
export function bindOverview(bind: Bind, { provider }: Pick<calls.AccountantDays, 'provider'>): void {
  bind.readInStore(calls.listFinancialPeriods, async (tx, { page, perPage }, _session, now) => {
    const periods = await allPeriods(tx, now);
    const size = perPage ?? PERIODS_OF_PAGE;
    const at = ((page ?? 1) - 1) * size;
    const pages = Math.max(1, Math.ceil(periods.length / size));
    return { rows: periods.slice(at, at + size), total: periods.length, pages };
  });
  bind.readInStore(calls.listPeriodsOfOlder, (tx, _input, _session, now) => allPeriods(tx, now));
  const summary = async (
    tx: Transaction,
    { periodId }: { periodId: number },
    _session: unknown,
    now: number,
  ) => summaryOf(tx, await periodNamed(tx, periodId, now), now);
  bind.readInStore(calls.readFinancialPeriod, summary);
  bind.readInStore(calls.readPeriodOfOlder, summary);

  bind.readInStore(calls.listOrderTransactions, async (tx, asked, _session, now) => {
    const { periodId, settlementId, isOnline, from, to, page, perPage } = asked;
    const period = periodId === null ? EVER : await periodNamed(tx, periodId, now);
    const days = within(period, { from, to }, 'processed_at_end');
    const filter = { ...days, settlementId, isOnline, orderId: null };
    return orderTransactions.numbered(tx, { ...filter, page, perPage: perPage ?? TRANSACTIONS_OF_PAGE });
  });
  bind.readInStore(calls.listTransactionsOfOlder, async (tx, { periodId }, _session, now) => {
    const { from, to } = await periodNamed(tx, periodId, now);
    return (await orderTransactions.first(tx, { from, to, ...ANY }, MOST_AT_ONCE)).rows;
  });
  bind.readInStore(calls.listOrderMoney, async (tx, { orderId }) => {
    const { rows } = await orderTransactions.page(tx, { ...EVER, ...ANY, orderId, perPage: 100 });
    if (rows.length === 0 && !(await isOrderOfStore(tx, orderId))) throw new AppError('order.not-found');
    const returned = await returnedOf(tx, [orderId]);
    return { rows: rows.toReversed(), returned, contested: await contestedOf(tx, orderId) };
  });

  bind.readInStore(
    calls.listPeriodOrders,
    async (tx, { periodId, from, to, part, page, perPage }, _session, now) => {
      const days = within(await periodNamed(tx, periodId, now), { from, to });
      return periodOrders.numbered(tx, { ...days, part, page, perPage: perPage ?? ORDERS_OF_PAGE });
    },
  );
  bind.readInStore(calls.listAccountantDays, async (tx, { periodId, after }, _session, now) => {
    const { from, to } = await periodNamed(tx, periodId, now);
    const page = await accountantDays.page(tx, { from, to, after });
    return { ...page, at: now, store: await partyOf(tx), provider };
  });

  const startOf = (reading: Reading, periodId: number, now: number) =>
    reading(async (tx) => {
      const { timeZone } = await findCalendarStore(tx);
      return { timeZone, period: await periodNamed(tx, periodId, now), store: await partyOf(tx) };
    });
  bind.fileInStore(calls.exportPeriodOrders, async (reading, asked, _session, now) => {
    const { periodId, from, to, part, format } = asked;
    const { timeZone, period } = await startOf(reading, periodId, now);
    return sheetFile({
      ...{ name: TEXTS.ordersFile(periodId), title: TEXTS.orders, format, columns: ORDERS, timeZone },
      slices: periodOrders.all(reading, { ...within(period, { from, to }), part }),
      notes: [TEXTS.ordersNote],
    });
  });
  bind.fileInStore(calls.exportAccountantDays, async (reading, { periodId, format }, _session, now) => {
    const { timeZone, period, store } = await startOf(reading, periodId, now);
    return sheetFile({
      ...{ name: TEXTS.daysFile(periodId), title: TEXTS.days, format, columns: DAYS, timeZone },
      slices: accountantDays.all(reading, { from: period.from, to: period.to }),
      notes: [TEXTS.store(store), ...(provider === null ? [] : [TEXTS.provider(provider)]), TEXTS.daysNote],
    });
  });
}

/** The months of the store's ledger, newest first; empty without a ledger. */
async function allPeriods(tx: Transaction, now: number): Promise<FinancialPeriod[]> {
  const { timeZone, openedOn } = await findCalendarStore(tx);
  return openedOn === null ? [] : periodsOf(openedOn, operationalDate(timeZone, now));
}

/** The period with this id. Throws `ledger.no-period`. */
async function periodNamed(tx: Transaction, periodId: number, now: number): Promise<FinancialPeriod> {
  const period = (await allPeriods(tx, now)).find((each) => each.periodId === periodId);
  if (period === undefined) throw new AppError('ledger.no-period');
  return period;
}

/** Clips a range to a period. Refuses a range whose end is before its start, at `field`. */
function within(
  { from, to }: DayRange,
  asked: { from: CalendarDate | null; to: CalendarDate | null },
  field = 'fim',
): DayRange {
  if (asked.from !== null && asked.to !== null && asked.to < asked.from)
    throw invalidField(field, 'A data final não pode ser antes da inicial.');
  return {
    from: asked.from !== null && asked.from > from ? asked.from : from,
    to: asked.to !== null && asked.to < to ? asked.to : to,
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
    // The first closing of a store includes all months before it, in one invoice.
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
