import type { InputOf } from '@comanda/contract/kit/define-call';
import type * as calls from '@comanda/contract/money/ledger/overview.calls';
import { wayWords } from '@comanda/domain/money/ledger/way-words';
import type { Session } from '../../../../platform/http/requester.ts';
import type { ReadRunner } from '../../../../platform/paged/define-paged.ts';
import type { SheetColumn } from '../../../../platform/spreadsheet/column.ts';
import { sheetFile } from '../../../../platform/spreadsheet/sheet-file.ts';
import { findCalendarStore } from '../calendar/calendar.reads.ts';
import { OVERVIEW_SHEETS as TEXTS } from '../texts.ts';
import { periodNamed, within } from './financial-periods.ts';
import { accountantDays, partyOf, periodOrders } from './overview.reads.ts';

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
  { title: titles.retained, kind: 'money', value: ({ keptCents }) => keptCents, isSummed: true },
  { title: titles.fine, kind: 'money', value: ({ fineCents }) => fineCents, isSummed: true },
  { title: titles.custom, kind: 'money', value: ({ customCents }) => customCents, isSummed: true },
  { title: titles.result, kind: 'money', value: ({ resultCents }) => resultCents, isSummed: true },
  { title: titles.contested, kind: 'money', value: ({ contestedCents }) => contestedCents, isSummed: true },
];

/** The orders of a month as a spreadsheet. */
export async function periodOrdersFile(
  runRead: ReadRunner,
  { periodId, from, to, part, format }: InputOf<typeof calls.exportPeriodOrders>,
  _session: Session,
  now: number,
) {
  const { timeZone, period } = await startOf(runRead, periodId, now);
  return sheetFile({
    ...{ name: TEXTS.ordersFile(periodId), title: TEXTS.orders, format, columns: ORDERS, timeZone },
    slices: periodOrders.all(runRead, { ...within(period, { from, to }), part }),
    notes: [TEXTS.ordersNote],
  });
}

/** A month for the accountant as a spreadsheet. */
export const accountantDaysFile =
  (provider: calls.AccountantDays['provider']) =>
  async (
    runRead: ReadRunner,
    { periodId, format }: InputOf<typeof calls.exportAccountantDays>,
    _session: Session,
    now: number,
  ) => {
    const { timeZone, period, store } = await startOf(runRead, periodId, now);
    return sheetFile({
      ...{ name: TEXTS.daysFile(periodId), title: TEXTS.days, format, columns: DAYS, timeZone },
      slices: accountantDays.all(runRead, { from: period.from, to: period.to }),
      notes: [TEXTS.store(store), ...(provider === null ? [] : [TEXTS.provider(provider)]), TEXTS.daysNote],
    });
  };

const startOf = (runRead: ReadRunner, periodId: number, now: number) =>
  runRead(async (tx) => {
    const { timeZone } = await findCalendarStore(tx);
    return { timeZone, period: await periodNamed(tx, periodId, now), store: await partyOf(tx) };
  });
