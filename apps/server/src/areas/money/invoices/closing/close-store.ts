import { createHash } from 'node:crypto';
import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import { invoiceDates } from '@comanda/domain/money/banking/invoice-dates';
import { invoiceAmount } from '@comanda/domain/money/ledger/invoice-amount';
import type { Clock } from '../../../../platform/clock.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Database, Transaction } from '../../../../platform/database/transaction.ts';
import { failuresOf } from '../../../../platform/leases/failures.ts';
import type { Logger } from '../../../../platform/log.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { type ClosedPeriod, closePeriod } from '../../ledger/public.ts';
import type { Boletos } from '../../payments/public.ts';
import { nextInvoiceId } from '../invoices.writes.ts';
import { notifyOfInvoice } from './notify-of-invoice.ts';

/** Services for closing months. */
export interface ClosingServices {
  database: Database;
  /** Database for background work over all stores. */
  system: Database;
  boletos: Boletos;
  mails: MailQueue;
  clock: Clock;
  log: Logger;
}

/** Stores whose closing failed. A successful closing removes the store from the list. */
export const periodFailures = failuresOf('period_failures');

/**
 * Closes the month of a store that ends on `day`, after any earlier months that failed. Ledger, invoice and
 * mail are one transaction. A repeat does nothing. Never rejects: the reason of a failure is saved, and the
 * closing is retried later. Returns true on success.
 */
export async function closeStore(
  services: ClosingServices,
  storeId: number,
  day: CalendarDate,
): Promise<boolean> {
  const { database, system, clock, log } = services;
  const failedDay = await periodFailures.dayOf(system, storeId);
  const days = failedDay !== null && failedDay < day ? [failedDay, day] : [day];
  for (const through of days) {
    try {
      await database.inStore(storeId, (tx) => closeMonth(tx, services, through));
    } catch (err) {
      log.error({ err, storeId, day: through }, 'a period was not closed; tried again later');
      await periodFailures.save(system, storeId, { day: through, err, now: clock.now() });
      return false;
    }
  }
  if (failedDay !== null) await periodFailures.clear(system, storeId);
  return true;
}

async function closeMonth(
  tx: Transaction,
  { mails, clock }: ClosingServices,
  through: CalendarDate,
): Promise<void> {
  const at = clock.now();
  const closed = await closePeriod(tx, { through, at });
  // A month without entries has no invoice.
  if (closed === null || closed.isEmpty) return;
  const invoice = await insertInvoice(tx, closed, at);
  if (invoice.amountCents > 0) await notifyOfInvoice(tx, mails, { ...closed, ...invoice });
  tx.announce('finance');
}

async function insertInvoice(tx: Transaction, closed: ClosedPeriod, at: number) {
  const { from, through, carriedCents, laterCents, balanceCents } = closed;
  const { kind, amountCents } = invoiceAmount(balanceCents);
  const { dueOn, overdueFrom } = invoiceDates(through);
  const invoiceId = await nextInvoiceId(tx);
  const figures = [tx.storeId, invoiceId, from, through, dueOn, carriedCents, laterCents, balanceCents];
  const hash = createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 32);
  await tx.rows(sql`
    insert into invoices (store_id, invoice_id, due_on, balance_cents, status, hash, starts_on, ends_on, kind, closed_at, carried_cents,
                          later_cents, overdue_from)
    values (${tx.storeId}, ${invoiceId}, ${dueOn}::date, ${balanceCents}, ${kind === 'normal' ? 'open' : 'paid'}, ${hash},
            ${from}::date, ${through}::date, ${kind}, to_timestamp(${at / 1000}), ${carriedCents}, ${laterCents},
            ${overdueFrom}::date)`);
  tx.notify({ kind: 'store-changed' });
  return { invoiceId, amountCents, dueOn };
}
