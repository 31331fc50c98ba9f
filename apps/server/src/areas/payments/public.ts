export type { ChargeWish, PaymentProvider } from './payment-provider.ts';
