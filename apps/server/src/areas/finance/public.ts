export {
  closeInvoice,
  insertInvoices,
  listStoreInvoices,
  openInvoice,
  type ProviderInvoice,
} from './provider/invoices.ts';
