import { INVOICE_ABOVE_CENTS } from './post-settlement.ts';

/** What becomes of a period's balance. Cents, never below zero. */
export interface InvoiceAmount {
  /** 'accumulated': too little for an invoice, or in the store's favour; it goes on to the next one. */
  kind: 'normal' | 'accumulated';
  /** To be paid. */
  amountCents: number;
  /** What the next invoice has more, or less. */
  additionCents: number;
  discountCents: number;
}

/** The invoice of a balance as it stands on the current account, below zero for what the store owes. */
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
