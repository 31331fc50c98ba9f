export { followOrder } from './orders/ledger-of-orders.ts';
export { type Disputed, postDisputeClosed, postDisputeOpened } from './payments/ledger-of-disputes.ts';
export { type Captured, postCaptured, postRefunded, type Refunded } from './payments/ledger-of-payments.ts';
export { setCommission } from './provider/terms-commands.ts';
export { postTransferStep } from './settling/settle.ts';
export { choosePlan } from './terms/choose-plan.ts';
export { StoreTerms, termsOn } from './terms/store-terms.ts';
export { type KeptTerms, readTerms } from './terms/terms.reads.ts';
