import type { TransferStep } from '@comanda/domain/ledger/post-settlement';
import type { CalendarDate } from '@comanda/domain/time/calendar-date';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import { MAIL_REASONS, tellAdministrators } from '../../access/public.ts';
import { postTransferStep } from '../settling/settle.ts';
import { releaseTransfer } from '../settling/waiting-settlements.ts';
import { PAYOUT_MAILS } from '../texts.ts';

/**
 * Posts a step of a transfer. What failed or came back is available again: its repasses wait, and the store's administrators are told why.
 * A repeat answers false.
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
    /** Why it failed or came back, in the payment provider's words. */
    told: string | null;
  },
): Promise<boolean> {
  const { transferId, step, cents, told } = wish;
  if (!(await postTransferStep(tx, wish))) return false;
  if (step === 'failed' || step === 'returned') {
    await releaseTransfer(tx, transferId);
    await tellAdministrators(tx, { mails }, (to, store) => ({
      ...{ kind: 'transfer-failed', to, ...PAYOUT_MAILS[step](store, told) },
      amount: { label: PAYOUT_MAILS.amount, cents },
      why: MAIL_REASONS.administrators(store),
    }));
  }
  tx.announce('finance');
  return true;
}
