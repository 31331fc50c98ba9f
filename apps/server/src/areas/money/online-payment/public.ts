export { bankList } from './accounts/bank-list.ts';
export { momentWords } from './moment-words.ts';
export { accountLack, approvalLack } from './payout-lacks.ts';
export type { PlanDesk, ReceiverDesk } from './ports.ts';
export { createRegistrationForPayments } from './registration-for-payments.ts';
