import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ProviderActor } from '../../../platform/http/requester.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { recordAudit } from '../../audit/public.ts';
import { askForCodesAgain } from '../devices/known-devices.writes.ts';
import { findMailOfAccount } from '../login/accounts.reads.ts';
import { factorOffMail } from '../second-factor/second-factor-messages.ts';
import { deleteSecondFactor } from '../second-factor/second-factors.writes.ts';

/**
 * Turns off the second factor of somebody who has lost their app and their codes. Answers the mail that tells them, to be
 * sent after the commit (null where there is no address); `'off'` when it was off already.
 */
export async function turnOffSecondFactorOf(
  tx: Transaction,
  userId: number,
  { operator, now }: ProviderActor,
): Promise<{ mail: Mail | null } | 'off'> {
  if (!(await deleteSecondFactor(tx, userId))) return 'off';
  await askForCodesAgain(tx, userId);
  const details = { por: `provedor: ${operator}`, pessoa: userId };
  await recordAudit(tx, { action: 'access.factor-turned-off-by-provider', userId: null, details }, now);
  tx.announce('people');
  const found = await findMailOfAccount(tx, userId);
  return { mail: found === null ? null : factorOffMail(found.email, found) };
}
