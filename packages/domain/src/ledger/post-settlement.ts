import type { Balances } from './accounts.ts';
import { type Move, move } from './apply-moves.ts';

/** A repasse: what was due, what was kept of it and why, and what is left to be paid out. Integer cents. */
export interface Settlement {
  netCents: number;
  /** Kept for invoices that are overdue. */
  retainedForInvoicesCents: number;
  /** Kept for what the current account lacks. */
  retainedCents: number;
  /** What stood in the store's favour on the current account, paid with it. */
  creditCents: number;
  payoutCents: number;
}

/**
 * Settles what is due. A current account in the store's favour is paid along; overdue invoices are paid of it first, then what the current
 * account lacks. The rest is available.
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

/** Debts up to R$ 30,00 wait for the next period: nobody is sent an invoice for them. */
export const INVOICE_ABOVE_CENTS = 3_000;

/** What the end of a period makes of the current account: an invoice, or nothing that moves. */
export function postPeriodClose(currentCents: number): { moves: Move[]; invoiceCents: number } {
  const owed = -currentCents;
  if (owed <= INVOICE_ABOVE_CENTS) return { moves: [], invoiceCents: 0 };
  return { moves: move('invoiced', 'current', owed, 'invoiced'), invoiceCents: owed };
}

/**
 * What a period leaves on the current account: what stood there at its end, as far as it still stands when it is closed. A repasse in between
 * may have kept or paid it; what came after the period belongs to the next one. Cents.
 */
export function periodBalance(endCents: number, nowCents: number): number {
  const [near, far] = Math.abs(endCents) <= Math.abs(nowCents) ? [endCents, nowCents] : [nowCents, endCents];
  return Math.sign(near) === Math.sign(far) ? near : 0;
}

/** An invoice that is given up: what is open of it is the current account's again. */
export const postInvoiceCancelled = (openCents: number): Move[] =>
  move('current', 'invoiced', openCents, 'invoiced');

/** Money for an invoice of which `openCents` are open; what is paid beyond goes to the current account. */
export function postInvoicePaid(paidCents: number, openCents: number): Move[] {
  const due = Math.min(paidCents, openCents);
  return [
    ...move('bank', 'invoiced', due, 'invoice-paid'),
    ...move('bank', 'current', paidCents - due, 'invoice-surplus'),
  ];
}

/** The steps of money on its way to the store's bank account; one that was paid may still come back. */
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
