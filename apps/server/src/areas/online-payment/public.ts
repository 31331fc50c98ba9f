export { bankList } from './accounts/bank-list.ts';
export { momentWords } from './moment-words.ts';
export type { PlanDesk, ReceiverDesk } from './ports.ts';
export { createRegistrationForPayments } from './registration-for-payments.ts';
