export { createBoletoDesk } from './boletos/boleto-desk.ts';
export { deleteAppliedNotices } from './inbox/inbox.writes.ts';
export { createOnlineSales, type OnlineSalesReader } from './online-sales.ts';
export type { ChargeWish, PaymentProvider } from './payment-provider.ts';
export { cardSealer, createPaymentServices, type PaymentServices } from './payment-services.ts';
export type { InvoicesOfPayments, LedgerOfPayments } from './ports.ts';
export { createPaymentReceivers } from './receiver-desk.ts';
export { undoPayments } from './refunds/own-refunds.ts';
export { createPayoutDesk } from './transfers/payout-desk.ts';
