import type { Balances } from './accounts.ts';
import { type Move, move } from './apply-moves.ts';

/** A settlement: due amount, deductions and payout. Integer cents. */
export interface Settlement {
  netCents: number;
  /** Amount deducted for overdue invoices. */
  retainedForInvoicesCents: number;
  /** Amount deducted because the current account is negative. */
  retainedCents: number;
  /** Credit of the current account that is paid with the settlement. */
  creditCents: number;
  payoutCents: number;
}

/**
 * Settles the amount that is due. A credit of the current account is added. Overdue invoices are deducted
 * first, then a negative current account. The rest becomes available.
 */
export function postSettlement(
  dueCents: number,
  overdueCents: number,
  balances: Pick<Balances, 'current' | 'invoiced'>,
): { moves: Move[]; settlement: Settlement } {
  const creditCents = Math.max(0, balances.current);
  const owed = Math.max(0, -balances.current);
  const invoiced = Math.max(0, -balances.invoiced);
  const forInvoices = Math.min(dueCents + creditCents, overdueCents, invoiced);
  const forCurrent = Math.min(dueCents + creditCents - forInvoices, owed);
  const moves = [
    ...move('receivable', 'available', dueCents, 'settled'),
    ...move('current', 'available', creditCents, 'credit-paid'),
    ...move('available', 'invoiced', forInvoices, 'retained-invoice'),
    ...move('available', 'current', forCurrent, 'retained'),
  ];
  return {
    moves,
    settlement: {
      netCents: dueCents,
      retainedForInvoicesCents: forInvoices,
      retainedCents: forCurrent,
      creditCents,
      payoutCents: dueCents + creditCents - forInvoices - forCurrent,
    },
  };
}

/** Debts up to R$ 30,00 move to the next period without an invoice. */
export const INVOICE_ABOVE_CENTS = 3_000;

/** Closes a period of the current account: with an invoice, or (if its balance is too small) without entries. */
export function postPeriodClose(currentCents: number): { moves: Move[]; invoiceCents: number } {
  const owed = -currentCents;
  if (owed <= INVOICE_ABOVE_CENTS) return { moves: [], invoiceCents: 0 };
  return { moves: move('invoiced', 'current', owed, 'invoiced'), invoiceCents: owed };
}

/**
 * The balance of the current account that a closed period invoices, in cents. This is the part of the
 * period's final balance that still exists when the period is closed. A settlement in between may have used
 * some of it. Later entries belong to the next period.
 */
export function periodBalance(endCents: number, nowCents: number): number {
  const [near, far] = Math.abs(endCents) <= Math.abs(nowCents) ? [endCents, nowCents] : [nowCents, endCents];
  return Math.sign(near) === Math.sign(far) ? near : 0;
}

/** Cancels an invoice: the open amount returns to the current account. */
export const postInvoiceCancelled = (openCents: number): Move[] =>
  move('current', 'invoiced', openCents, 'invoiced');

/**
 * Posts a payment for an invoice with `openCents` open. If more was paid than open, the excess goes to the
 * current account.
 */
export function postInvoicePaid(paidCents: number, openCents: number): Move[] {
  const due = Math.min(paidCents, openCents);
  return [
    ...move('bank', 'invoiced', due, 'invoice-paid'),
    ...move('bank', 'current', paidCents - due, 'invoice-surplus'),
  ];
}

/** Steps of a transfer to the store's bank account. A paid transfer may still be returned. */
export const TRANSFER_STEPS = ['requested', 'paid', 'failed', 'returned'] as const;
export type TransferStep = (typeof TRANSFER_STEPS)[number];

const TRANSFER_WAYS = {
  requested: ['available', 'transit'],
  paid: ['transit', 'bank'],
  failed: ['transit', 'available'],
  returned: ['bank', 'available'],
} as const;

export function postTransfer(step: TransferStep, cents: number): Move[] {
  const [from, to] = TRANSFER_WAYS[step];
  return move(from, to, cents, 'transfer');
}
