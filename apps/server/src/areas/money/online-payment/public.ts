export { payoutLack } from './payout-lacks.ts';
export { createRegistrationForPayments } from './registration-for-payments.ts';
