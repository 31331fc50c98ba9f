export { bindFinance } from './finance.routes.ts';
export { closeInvoice, listStoreInvoices, openInvoice, type ProviderInvoice } from './provider-invoices.ts';
