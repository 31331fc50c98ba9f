import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { TransferStep } from '@comanda/domain/money/ledger/post-settlement';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { postTransferStep } from '../settling/settle.ts';
import { releaseTransfer } from '../settling/waiting-settlements.ts';
import { notifyOfOutcome } from './notify-of-payout.ts';

/**
 * Posts a step of a transfer. After a failed or returned transfer the money is available again, and the
 * transfer's settlements wait. The store's administrators get the reason by mail. Returns false for a repeat.
 */
export async function followTransfer(
  tx: Transaction,
  mails: MailQueue,
  input: {
    transferId: string;
    step: TransferStep;
    cents: number;
    day: CalendarDate;
    at: number;
    /** Reason of the failure or return, in the payment provider's words. */
    reported: string | null;
  },
): Promise<boolean> {
  const { transferId: key, step, cents, reported } = input;
  if (!(await postTransferStep(tx, input))) return false;
  if (step === 'failed' || step === 'returned') await releaseTransfer(tx, key);
  if (step !== 'requested') await notifyOfOutcome(tx, mails, { key, step, cents, reported });
  tx.announce('finance');
  return true;
}
