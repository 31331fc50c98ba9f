import { randomUUID } from 'node:crypto';
import type { RecoveryChannel } from '@comanda/contract/access/recovery.wire';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import { recordAudit } from '../audit.store.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import {
  CODE_GAP,
  CODES_OF_ADDRESS,
  CODES_OF_STORE_PER_DAY,
  CODES_OF_STORE_PER_HOUR,
} from '../throttling/throttle-rules.ts';
import { normalizeDocument } from './document.ts';
import { maskLogin } from './masks.ts';
import { findRecoveryContact, isStoreOfDocument, type RecoveryContact } from './recovery.reads.ts';
import { CODE_LIFE_SECONDS, newRecoveryCode, recoveryCodeMac } from './recovery-code.ts';
import { replaceCode } from './recovery-codes.store.ts';
import { codeMail, codeSms } from './recovery-messages.ts';

export interface SentCode {
  requestId: string;
  maskedLogin: string;
  resendInSeconds: number;
}

const STORE_LIMITS = [CODE_GAP, CODES_OF_STORE_PER_HOUR, CODES_OF_STORE_PER_DAY];

/**
 * Sends a new code to the store's contact; it resets the password of the store's oldest active admin. Throws
 * `recovery.store-invalid`, `recovery.contact-missing`, `auth.throttled`, and `recovery.code-not-sent` when the
 * provider refuses; what was not sent does not count.
 */
export async function sendCode(
  services: AccessServices,
  input: { document: string; storeId: number; channel: RecoveryChannel },
  address: string,
): Promise<SentCode> {
  const { database, clock, secret, throttles } = services;
  const { storeId, channel } = input;
  await throttles.hit(CODES_OF_ADDRESS, addressSubject(address));
  if (!(await isStoreOfDocument(database, normalizeDocument(input.document), storeId))) {
    throw new AppError('recovery.store-invalid');
  }
  const contact = await database.inStore(storeId, findRecoveryContact);
  const to = channel === 'email' ? contact?.email : contact?.mobile;
  if (contact === null || to == null) throw new AppError('recovery.contact-missing');

  for (const rule of STORE_LIMITS) await throttles.hit(rule, String(storeId));
  const code = newRecoveryCode();
  const requestId = randomUUID();
  const now = clock.now();
  await database.inStore(storeId, async (tx) => {
    const codeMac = recoveryCodeMac(secret, requestId, code);
    const expiresAt = new Date(now + CODE_LIFE_SECONDS * 1000);
    await replaceCode(tx, { requestId, userId: contact.userId, channel, codeMac, expiresAt }, now);
    const details = { channel };
    await recordAudit(tx, { action: 'access.recovery-code-sent', userId: contact.userId, details }, now);
  });
  try {
    await deliver(services, contact, { channel, to, code });
  } catch (cause) {
    await Promise.all(STORE_LIMITS.map((rule) => throttles.takeBack(rule, String(storeId))));
    throw new AppError('recovery.code-not-sent', { cause });
  }
  return {
    requestId,
    maskedLogin: maskLogin(contact.username),
    resendInSeconds: CODE_GAP.windowSeconds,
  };
}

function deliver(
  { mailer, sms }: AccessServices,
  contact: RecoveryContact,
  message: { channel: RecoveryChannel; to: string; code: string },
): Promise<void> {
  return message.channel === 'email'
    ? mailer.send(codeMail(message.to, contact.storeName, message.code))
    : sms.send(codeSms(message.to, message.code));
}
