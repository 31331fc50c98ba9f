export { NO_RECEIVER_DESK, type PlanDesk, type ReceiverDesk } from './ports.ts';
export { createRegistrationForPayments } from './registration-for-payments.ts';
