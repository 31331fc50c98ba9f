import type { FailureRow } from '../failure-row.ts';

/** Failures of invoices. */
export const FINANCE_ERRORS = {
  'finance.invoice-not-found': { status: 404, text: 'Esta fatura não existe nesta loja.' },
} as const satisfies Record<string, FailureRow>;
