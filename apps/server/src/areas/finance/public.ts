export { overdueCents, settleInvoices } from './overdue.ts';
export {
  closeInvoice,
  insertInvoices,
  listStoreInvoices,
  openInvoice,
  type ProviderInvoice,
} from './provider/invoices.ts';
