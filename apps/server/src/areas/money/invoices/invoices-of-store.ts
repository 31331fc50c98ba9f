import type { Invoices } from '../ledger/public.ts';
import type { Boletos } from '../payments/public.ts';
import { createInvoicesByHand } from './paying/by-hand.ts';
import { overdueCents, overdueOf, settleInvoices } from './paying/overdue.ts';

/** Implements the invoice port of the ledger. */
export const createInvoices = (boletos: Boletos): Invoices => ({
  ...{ overdueCents, overdueOf, settle: settleInvoices },
  ...createInvoicesByHand(boletos),
});
