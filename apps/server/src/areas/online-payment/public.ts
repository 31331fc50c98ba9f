export { SealedPictures } from './documents/sealed-pictures.ts';
export type { PlanDesk, ReceiverDesk } from './ports.ts';
export { tellReceiverState } from './registration/tell-receiver-state.ts';
export { createRegistrationForPayments, type RegistrationForPayments } from './registration-for-payments.ts';
