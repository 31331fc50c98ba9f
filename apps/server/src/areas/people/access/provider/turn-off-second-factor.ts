import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ProviderActor } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { recordAudit } from '../../audit/public.ts';
import { requireCodesAgain } from '../devices/known-devices.writes.ts';
import { notifyPerson } from '../notify-person.ts';
import { factorOffMail } from '../second-factor/second-factor-messages.ts';
import { deleteSecondFactor } from '../second-factor/second-factors.writes.ts';

/**
 * Turns off the second factor of a user who lost the app and the codes, and notifies the user. Returns false when the
 * factor was off.
 */
export async function turnOffSecondFactorOf(
  tx: Transaction,
  mails: MailQueue,
  userId: number,
  actor: ProviderActor,
): Promise<boolean> {
  if (!(await deleteSecondFactor(tx, userId))) return false;
  await requireCodesAgain(tx, userId);
  await recordAudit(tx, actor, 'access.factor-turned-off-by-provider', { details: { pessoa: userId } });
  tx.announce('people');
  await notifyPerson(tx, { mails }, userId, factorOffMail);
  return true;
}
