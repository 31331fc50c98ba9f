export { releaseRestored } from './after-restore.ts';
export { lockOwnBook } from './book/book.ts';
export { followOrder } from './orders/ledger-of-orders.ts';
export { dayOfOrder } from './orders/post-delivered.ts';
export { confirmReceivables } from './orders/receivables.writes.ts';
export { postDisputeClosed, postDisputeOpened } from './payments/ledger-of-disputes.ts';
export { postCaptured, postRefunded } from './payments/ledger-of-payments.ts';
export { notifyOfDebit } from './payments/notify-of-debits.ts';
export { bankList, findBank } from './payout/bank-list.ts';
export { followTransfer } from './payout/follow-transfer.ts';
export type { Invoices, Payouts } from './ports.ts';
export { proveStore } from './proof/prove-store.ts';
export { forgetReasons, storesWithReasons } from './provider/manual/forget-reasons.ts';
export { StoredApprovals } from './provider/manual/stored-approvals.ts';
export { reverseByHand } from './provider/manual-postings.ts';
export { setCommission } from './provider/terms-commands.ts';
export {
  type ClosedPeriod,
  closePeriod,
  postInvoiceCancel,
  postInvoicePayment,
} from './settling/settle.ts';
export { savePlanChoice } from './terms/save-plan-choice.ts';
export { StoreTerms, termsOn } from './terms/store-terms.ts';
export { readTerms, type StoredTerms } from './terms/terms.reads.ts';
