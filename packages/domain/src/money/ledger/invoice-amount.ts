import { INVOICE_ABOVE_CENTS } from './post-settlement.ts';

/** The invoice for the balance of a period. Cents, never below zero. */
export interface InvoiceAmount {
  /**
   * 'accumulated': the balance is too small for an invoice, or in the store's favour. The next period takes
   * it over.
   */
  kind: 'normal' | 'accumulated';
  amountCents: number;
  /** Amounts that increase or reduce the next invoice. */
  additionCents: number;
  discountCents: number;
}

/** The invoice for a balance of the current account. The balance is negative when the store owes money. */
export function invoiceAmount(balanceCents: number): InvoiceAmount {
  const owedCents = -balanceCents;
  if (owedCents > INVOICE_ABOVE_CENTS)
    return { kind: 'normal', amountCents: owedCents, additionCents: 0, discountCents: 0 };
  return {
    kind: 'accumulated',
    amountCents: 0,
    additionCents: Math.max(0, owedCents),
    discountCents: Math.max(0, -owedCents),
  };
}
