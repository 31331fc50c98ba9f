export { type Boletos, createBoletos } from './boletos/boletos.ts';
export { deleteAppliedNotices } from './inbox/inbox.writes.ts';
export { createOnlineSales, type OnlineSalesReader } from './online-sales.ts';
export type { ChargeRequest, PaymentProvider } from './payment-provider.ts';
export { cardSealer, createPaymentServices, type PaymentServices } from './payment-services.ts';
export type { Books, InvoicePayments } from './ports.ts';
export { createReceivers, type Receivers } from './receivers/receivers.ts';
export { undoPayments } from './refunds/own-refunds.ts';
export { createPayouts } from './transfers/payouts.ts';
