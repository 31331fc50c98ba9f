export { closeInvoice, listStoreInvoices, openInvoice, type ProviderInvoice } from './provider-invoices.ts';
