export { giveOldInvoices } from './import-old-invoices.ts';
export { createInvoicesByHand } from './paying/by-hand.ts';
export { overdueCents, overdueOf, settleInvoices } from './paying/overdue.ts';
export { payInvoice } from './paying/pay-invoice.ts';
export type { BoletoDesk, LedgerOfInvoices } from './ports.ts';
export {
  insertInvoices,
  listStoreInvoices,
  openInvoice,
  type ProviderInvoice,
} from './provider/invoices.ts';
