import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { isCreditDay } from '@comanda/domain/money/ledger/settlement-days';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/transaction.ts';
import type { Logger } from '../../../../platform/log.ts';
import { lockBook } from '../book/book.ts';
import type { Invoices, Payouts } from '../ports.ts';
import { proveHeldBook } from '../proof/prove-store.ts';
import { settlementFailures as failures } from './failures.writes.ts';
import { settle } from './settle.ts';
import { payWaiting } from './waiting-settlements.ts';

/** Services of the settlement runs. */
export interface SettlingServices {
  database: Database;
  /** Database for background work over all stores. */
  system: Database;
  payouts: Payouts;
  invoices: Invoices;
  clock: Clock;
  log: Logger;
}

/**
 * Settles a store on a bank day and sends the payout, in one transaction. An earlier failed day is settled
 * first. A repeat does nothing. Never rejects: the reason of a failure is saved, and the settlement is
 * retried later. Returns true on success.
 */
export async function settleStore(
  services: SettlingServices,
  storeId: number,
  day: CalendarDate,
): Promise<boolean> {
  const { system, clock, log } = services;
  const failedDay = await failures.dayOf(system, storeId);
  let under = day;
  try {
    if (failedDay !== null && failedDay < day) {
      under = failedDay;
      await settleDay(services, storeId, failedDay);
      under = day;
    }
    await settleDay(services, storeId, day);
    if (failedDay !== null) await failures.clear(system, storeId);
    return true;
  } catch (err) {
    log.error({ err, storeId, day: under }, 'a store was not settled; tried again later');
    await failures.save(system, storeId, { day: under, err, now: clock.now() });
    return false;
  }
}

async function settleDay(
  { database, payouts, invoices, clock }: SettlingServices,
  storeId: number,
  day: CalendarDate,
): Promise<void> {
  await database.inStore(storeId, async (tx) => {
    const at = clock.now();
    if ((await lockBook(tx)) === null) return;
    const overdueCents = await invoices.overdueCents(tx, day);
    const settled = await settle(tx, { day, at, overdueCents, withCredit: isCreditDay(day) });
    const paidCents = settled?.retainedForInvoicesCents ?? 0;
    if (paidCents > 0) await invoices.settle(tx, paidCents, at);
    // The proof runs after all postings and before the payout, so that a faulty ledger pays nothing.
    await proveHeldBook(tx, at);
    await payWaiting(tx, payouts, at);
  });
}
