import { isValidEmail } from '@brazilian-utils/brazilian-utils/is-valid-email';
import type { Database } from '../../../../platform/database/transaction.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import { newStoreToken, storeTokenKey } from '../../../../platform/http/store-token.ts';
import type { MailQueue } from '../../../../platform/mail/mail-queue.ts';
import type { Throttles, WindowRule } from '../../../people/access/public.ts';
import { recordAudit } from '../../../people/audit/public.ts';
import { FAULTS } from '../texts.ts';
import { findAgreementParty, findOpenAgreement, saveLink } from './agreements.writes.ts';
import { signatureMail } from './signature-mail.ts';

/** Minimum time between two links of a document. The screen shows the remaining seconds. */
export const LINK_GAP: WindowRule = { scope: 'agreement.link.gap', limit: 1, windowSeconds: 60 };
const LINKS_PER_DAY: WindowRule = { scope: 'agreement.link.day', limit: 3, windowSeconds: 86_400 };
const LIMITS = [LINK_GAP, LINKS_PER_DAY];

export const LINK_LIFE_DAYS = 7;

export interface AgreementServices {
  database: Database;
  mails: MailQueue;
  throttles: Throttles;
  now: number;
}

/**
 * Mails a signing link for a document of the store; earlier links become invalid. `linkOf` makes the URL from
 * the secret. Returns whether the document is mandatory. Throws `agreement.not-pending`, `auth.throttled`,
 * `request.invalid` for an invalid address, and `agreement.mail-not-sent` if the server sends no mail. If the
 * server sends no mail, no link is counted, and earlier links remain valid.
 */
export async function sendToSignature(
  { database, mails, throttles, now }: AgreementServices,
  session: Session,
  input: { email: string; agreementId: number },
  linkOf: (token: string) => string,
): Promise<{ isMandatory: boolean; sentTo: string }> {
  const { storeId } = session;
  const sentTo = input.email.trim().toLowerCase();
  if (!isValidEmail(sentTo)) {
    throw invalidField('email', FAULTS.email);
  }
  const [agreement, party] = await database.inStore(storeId, async (tx) => [
    await findOpenAgreement(tx, input.agreementId),
    await findAgreementParty(tx),
  ]);
  if (agreement === null) throw new AppError('agreement.not-pending');
  if (!mails.isSetUp) throw new AppError('agreement.mail-not-sent');
  const subject = `${storeId}.${input.agreementId}`;
  for (const rule of LIMITS) await throttles.hit(rule, subject);
  const token = newStoreToken(storeId);
  await database.inStore(storeId, async (tx) => {
    const hash = storeTokenKey(token)?.hash;
    if (hash === undefined) throw new Error('a fresh secret cannot be read');
    const expiresAt = now + LINK_LIFE_DAYS * 86_400_000;
    await saveLink(tx, agreement.agreementId, { hash, expiresAt, sentTo, sentAt: now });
    await mails.queue(tx, signatureMail(sentTo, party.storeName, agreement.title, linkOf(token)), expiresAt);
    const details = { contrato: agreement.agreementId, titulo: agreement.title };
    await recordAudit(tx, { session, now }, 'store.contract-sent', { details });
  });
  return { isMandatory: agreement.isMandatory, sentTo };
}
