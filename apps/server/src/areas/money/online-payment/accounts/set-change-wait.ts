import { type ChangeWait, waits, wishWait } from '@comanda/domain/money/banking/receiving-account';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { holdKept } from '../registration/registration.reads.ts';
import { findChangeWait } from './accounts.reads.ts';
import { saveChangeWait } from './accounts.writes.ts';
import { tellChangeWait } from './tell-account.ts';

/** The effective setting: a requirement that was switched off a day ago has ended. */
export const standingWait = (wait: ChangeWait, now: number): ChangeWait =>
  waits(wait, now) ? wait : { isOn: false, offAt: null };

/** Sets whether changes of the active account wait a day. A repeat does nothing. Mails all administrators. */
export async function setChangeWait(
  tx: Transaction,
  isOn: boolean,
  { mails, session, now }: { mails: MailQueue; session: Session; now: number },
): Promise<ChangeWait> {
  await holdKept(tx);
  const kept = standingWait(await findChangeWait(tx), now);
  const next = wishWait(kept, isOn, now);
  if (next.isOn === kept.isOn && next.offAt === kept.offAt) return kept;
  await saveChangeWait(tx, next, { by: session.userName, at: now });
  await tellChangeWait(tx, mails, session.userName, isOn);
  await recordAudit(tx, { session, now }, 'online-payment.change-wait-set', { details: { espera: isOn } });
  tx.announce('online-payment');
  return next;
}
