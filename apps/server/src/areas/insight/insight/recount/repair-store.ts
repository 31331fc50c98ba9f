import { addedCounts, addedDays } from '@comanda/domain/insight/insight/sales-day';
import { daysOfMonth } from '@comanda/domain/kit/time/calendar-month';
import type { DayRange } from '@comanda/domain/kit/time/day-range';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { holdPlace } from '../../../../platform/journal/reader-places.ts';
import { readFactsOfDays } from '../facts/fact-rows.reads.ts';
import { addToCounts, addToDays } from '../facts/facts.writes.ts';
import { refreshFacts } from '../facts/refresh-facts.ts';
import { countDays, storedSums } from './count-days.ts';
import { ordersWithoutFact, storedMonths } from './recount-store.ts';

/** Orders per transaction when missing facts are made. */
const SLICE = 500;

/**
 * Corrects a store's sums from its orders, month by month, while the store works. Missing facts are made
 * first, then the differences are added. Each month is one transaction that locks the store's position, so
 * that no other transaction changes the sums. An aborted repair can be repeated. Throws `insight.sums-busy`
 * when another server has locked the position.
 */
export async function repairStore(database: Database, storeId: number, timeZone: string): Promise<void> {
  const holding = (work: (tx: Transaction) => Promise<number>) =>
    database.inStore(storeId, async (tx) => {
      if ((await holdPlace(tx, 'sales')) === null) throw new AppError('insight.sums-busy');
      return work(tx);
    });
  const takeIn = async (tx: Transaction) => {
    const orderIds = await ordersWithoutFact(tx, SLICE);
    await refreshFacts(tx, orderIds, { timeZone, ofDocuments: false });
    return orderIds.length;
  };
  while ((await holding(takeIn)) === SLICE);
  for (const month of await database.readInStore(storeId, storedMonths))
    await holding((tx) => repairDays(tx, daysOfMonth(month), timeZone));
}

async function repairDays(tx: Transaction, range: DayRange, timeZone: string): Promise<number> {
  for (let after = 0, isMore = true; isMore; ) {
    const facts = await readFactsOfDays(tx, range, { after, limit: SLICE });
    const orderIds = facts.map(({ orderId }) => orderId);
    await refreshFacts(tx, orderIds, { timeZone, ofDocuments: true });
    after = orderIds.at(-1) ?? after;
    isMore = facts.length === SLICE;
  }
  // The facts are current at this point. The reader adds later changes of orders.
  const { orders, counted } = await countDays(tx, range, { isAllRead: false });
  const stored = await storedSums(tx, range);
  const missing = <Of>(is: readonly Of[], was: readonly Of[]) => [
    ...is.map((of) => ({ sign: 1 as const, of })),
    ...was.map((of) => ({ sign: -1 as const, of })),
  ];
  await addToDays(tx, addedDays(missing(counted.days, stored.days)));
  await addToCounts(tx, addedCounts(missing(counted.counts, stored.counts)));
  return orders;
}
