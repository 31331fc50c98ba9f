export type { PlanDesk, ReceiverDesk } from './ports.ts';
export { createRegistrationForPayments } from './registration-for-payments.ts';
