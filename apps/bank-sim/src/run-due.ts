import type { Bank } from './bank.ts';
import type { Step } from './bank-state.ts';
import { captureCharge, expireCharge } from './things/charges.ts';
import { approveDocuments } from './things/receivers.ts';
import { finishRefund } from './things/refunds.ts';
import { payTransfer, returnTransfer } from './things/transfers.ts';

const STEPS: Record<Step, (bank: Bank, reference: string) => void> = {
  expire: expireCharge,
  capture: (bank, reference) => captureCharge(bank, reference),
  'finish-refund': finishRefund,
  'pay-transfer': payTransfer,
  'return-transfer': returnTransfer,
  'approve-documents': approveDocuments,
};

/** Runs all steps that are due by the bank's clock. */
export function runDue(bank: Bank): void {
  const due = bank.takeDue();
  for (const { reference, step } of due) STEPS[step](bank, reference);
  if (due.length > 0) bank.save();
}
