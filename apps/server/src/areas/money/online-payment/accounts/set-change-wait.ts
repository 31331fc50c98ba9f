import { type ChangeWait, requestWait, waits } from '@comanda/domain/money/banking/receiving-account';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { holdStored } from '../registration/registration.reads.ts';
import { findChangeWait } from './accounts.reads.ts';
import { saveChangeWait } from './accounts.writes.ts';
import { notifyOfChangeWait } from './notify-of-account.ts';

/** The wait as it applies at `now`. A wait that was switched off applies for one more day. */
export const currentWait = (wait: ChangeWait, now: number): ChangeWait =>
  waits(wait, now) ? wait : { isOn: false, offAt: null };

/** Sets whether a change of the active account waits a day. A repeat does nothing. Mails all administrators. */
export async function setChangeWait(
  tx: Transaction,
  isOn: boolean,
  { mails, session, now }: { mails: MailQueue; session: Session; now: number },
): Promise<ChangeWait> {
  await holdStored(tx);
  const stored = currentWait(await findChangeWait(tx), now);
  const next = requestWait(stored, isOn, now);
  if (next.isOn === stored.isOn && next.offAt === stored.offAt) return stored;
  await saveChangeWait(tx, next, { by: session.userName, at: now });
  await notifyOfChangeWait(tx, mails, session.userName, isOn);
  await recordAudit(tx, { session, now }, 'online-payment.change-wait-set', { details: { espera: isOn } });
  tx.announce('online-payment');
  return next;
}
