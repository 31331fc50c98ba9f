import type { InputOf } from '@comanda/contract/kit/define-call';
import type * as calls from '@comanda/contract/money/ledger/overview.calls';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { contestedOf, returnedOf } from '../orders/order-returns.reads.ts';
import { periodNamed, within } from './financial-periods.ts';
import {
  accountantDays,
  isOrderOfStore,
  orderTransactions,
  partyOf,
  periodOrders,
} from './overview.reads.ts';

const TRANSACTIONS_OF_PAGE = 15;
const ORDERS_OF_PAGE = 10;
/** Maximum of transactions in one answer to older clients. */
const MAX_AT_ONCE = 6_000;
const EVER: DayRange = { from: '2000-01-01', to: '2099-12-31' };
const ANY = { settlementId: null, isOnline: null, orderId: null };

/** Transactions of a month, of days, or of a settlement. */
export const pageOfTransactions = async (
  tx: Transaction,
  requested: InputOf<typeof calls.listOrderTransactions>,
  _session: Session,
  now: number,
) => {
  const { periodId, settlementId, isOnline, from, to, page, perPage } = requested;
  const period = periodId === null ? EVER : await periodNamed(tx, periodId, now);
  const days = within(period, { from, to }, 'processed_at_end');
  const filter = { ...days, settlementId, isOnline, orderId: null };
  return orderTransactions.numbered(tx, { ...filter, page, perPage: perPage ?? TRANSACTIONS_OF_PAGE });
};

/** All transactions of a month, for older clients. */
export const transactionsOfPeriod = async (
  tx: Transaction,
  { periodId }: { periodId: number },
  _session: Session,
  now: number,
) => {
  const { from, to } = await periodNamed(tx, periodId, now);
  return (await orderTransactions.first(tx, { from, to, ...ANY }, MAX_AT_ONCE)).rows;
};

/** The transactions of an order, oldest first. Throws `order.not-found`. */
export const transactionsOfOrder = async (tx: Transaction, { orderId }: { orderId: number }) => {
  const { rows } = await orderTransactions.page(tx, { ...EVER, ...ANY, orderId, perPage: 100 });
  if (rows.length === 0 && !(await isOrderOfStore(tx, orderId))) throw new AppError('order.not-found');
  const returned = await returnedOf(tx, [orderId]);
  return { rows: rows.toReversed(), returned, contested: await contestedOf(tx, orderId) };
};

/** The orders that a month's sums consist of. */
export const pageOfPeriodOrders = async (
  tx: Transaction,
  { periodId, from, to, part, page, perPage }: InputOf<typeof calls.listPeriodOrders>,
  _session: Session,
  now: number,
) => {
  const days = within(await periodNamed(tx, periodId, now), { from, to });
  return periodOrders.numbered(tx, { ...days, part, page, perPage: perPage ?? ORDERS_OF_PAGE });
};

/** The days of a month for the accountant. */
export const pageOfAccountantDays =
  (provider: calls.AccountantDays['provider']) =>
  async (
    tx: Transaction,
    { periodId, after }: InputOf<typeof calls.listAccountantDays>,
    _session: Session,
    now: number,
  ) => {
    const { from, to } = await periodNamed(tx, periodId, now);
    const page = await accountantDays.page(tx, { from, to, after });
    return { ...page, at: now, store: await partyOf(tx), provider };
  };
