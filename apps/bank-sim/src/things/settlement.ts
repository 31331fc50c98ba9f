import { splitCents } from '@comanda/domain/kit/cents/rates';
import { type CalendarDate, dateAt } from '@comanda/domain/kit/time/calendar-date';
import { dueDay } from '@comanda/domain/money/ledger/due-day';
import type { Bank } from '../bank.ts';
import type { Charge } from './charges.ts';
import { lostOf, refundedOf } from './money-of-charge.ts';

/** One instalment of a charge that is settled on one day, minus earlier refunds. */
export interface Settled {
  charge: string;
  instalment: number;
  instalments: number;
  cents: number;
}

/**
 * Returns the amounts that the bank releases to receivers on a bank day, before our fees. Pix and debit are
 * released one bank day after the payment, credit 30 days after it.
 */
export function settledOn(bank: Bank, day: string): Settled[] {
  return bank.all('charge').flatMap((stored) => {
    const charge = stored.object as Charge;
    if (charge.state !== 'captured') return [];
    const instalments = stored.instalments ?? 1;
    const sold = dayOf(Date.parse(charge.capturedAt ?? ''));
    const left = charge.amountCents - refundedOf(bank, charge.reference) - lostOf(bank, charge.reference);
    return splitCents(
      left,
      Array.from({ length: instalments }, () => 1),
    ).flatMap((cents, index) => {
      const kind = stored.isCredit ? 'credit' : 'debit';
      const due = dueDay({ kind, instalment: index + 1 }, sold, sold);
      return due === day ? [{ charge: charge.reference, instalment: index + 1, instalments, cents }] : [];
    });
  });
}

/** The bank's own day: the calendar day in São Paulo. */
export function dayOf(at: number): CalendarDate {
  return dateAt('America/Sao_Paulo', at);
}
