export { giveOldInvoices } from './import-old-invoices.ts';
export { createInvoices } from './invoices-of-store.ts';
export { payInvoice } from './paying/pay-invoice.ts';
export {
  insertInvoices,
  listStoreInvoices,
  openInvoice,
  type ProviderInvoice,
} from './provider/invoices.ts';
