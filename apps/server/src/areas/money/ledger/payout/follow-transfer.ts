import type { CalendarDate } from '@comanda/domain/kit/time/calendar-date';
import type { TransferStep } from '@comanda/domain/money/ledger/post-settlement';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { postTransferStep } from '../settling/settle.ts';
import { releaseTransfer } from '../settling/waiting-settlements.ts';
import { tellOutcome } from './tell-payout.ts';

/**
 * Posts a step of a transfer. The money of a failed or returned transfer is available again, and its settlements wait.
 * The store's administrators get the reason by mail. False for a repeat.
 */
export async function followTransfer(
  tx: Transaction,
  mails: MailQueue,
  wish: {
    transferId: string;
    step: TransferStep;
    cents: number;
    day: CalendarDate;
    at: number;
    /** Reason of the failure or return, in the payment provider's words. */
    told: string | null;
  },
): Promise<boolean> {
  const { transferId: key, step, cents, told } = wish;
  if (!(await postTransferStep(tx, wish))) return false;
  if (step === 'failed' || step === 'returned') await releaseTransfer(tx, key);
  if (step !== 'requested') await tellOutcome(tx, mails, { key, step, cents, told });
  tx.announce('finance');
  return true;
}
