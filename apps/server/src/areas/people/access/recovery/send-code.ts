import { randomUUID } from 'node:crypto';
import type { RecoveryChannel } from '@comanda/contract/people/access/recovery.wire';
import { normalizeDocument } from '@comanda/domain/kit/documents/document';
import { maskLogin } from '@comanda/domain/kit/privacy/masks';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { NotSetUp } from '../../../../platform/errors/not-set-up.ts';
import { recordAudit } from '../../audit/public.ts';
import type { AccessServices } from '../access-services.ts';
import { isKnownDevice } from '../devices/known-devices.writes.ts';
import { deviceHash } from '../devices/remember-device.ts';
import type { Origin } from '../login/origin.ts';
import { holdPeople } from '../people/people.writes.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import {
  CODE_GAP,
  CODES_OF_ADDRESS,
  CODES_OF_STRANGERS,
  CODES_PER_DAY,
  CODES_PER_HOUR,
  FREE_CODES,
  type WindowRule,
} from '../throttling/throttle-rules.ts';
import type { Throttles } from '../throttling/throttles.ts';
import { demandEffort } from './proofs.ts';
import { findRecoveryContact, isStoreOfDocument, type RecoveryContact } from './recovery.reads.ts';
import { CODE_LIFE_SECONDS, newRecoveryCode, recoveryCodeMac, requesterMac } from './recovery-code.ts';
import { insertCode } from './recovery-codes.writes.ts';
import { codeMail, codeSms } from './recovery-messages.ts';

export interface SentCode {
  requestId: string;
  maskedLogin: string;
  resendInSeconds: number;
}

/** A limit for new codes, and the subject that it counts. */
type Count = readonly [WindowRule, string];

/**
 * Sends a code to the store's contact, for the password of its oldest active administrator. Only earlier
 * codes of the same requester become invalid: another person must not be able to cancel the user's code.
 * Throws `recovery.store-invalid`, `recovery.contact-missing`, `recovery.proof-wanted`, `auth.throttled`.
 * Throws `recovery.code-not-sent` when the server sends no mail or the SMS provider refuses; the attempt is
 * then not counted.
 */
export async function sendCode(
  services: AccessServices,
  input: { document: string; storeId: number; channel: RecoveryChannel; proof?: string | null },
  from: Origin,
): Promise<SentCode> {
  const { database, clock, secret, throttles, mails, sms } = services;
  const { storeId, channel, proof } = input;
  const document = normalizeDocument(input.document);
  await throttles.hit(CODES_OF_ADDRESS, addressSubject(from.address));
  if (!(await isStoreOfDocument(database, document, storeId))) throw new AppError('recovery.store-invalid');
  // Refuses a store without a contact for this channel before the attempt is counted.
  await database.inStore(storeId, (tx) => findAddressee(tx, channel));

  const device = await knownDeviceOf(services, storeId, from.device);
  const requester = `${storeId}\n${device ?? addressSubject(from.address)}`;
  const counts: Count[] = [CODE_GAP, CODES_PER_HOUR, CODES_PER_DAY].map((rule) => [rule, requester]);
  if (device === null) counts.push([CODES_OF_STRANGERS[channel], String(storeId)]);
  await countAll(throttles, counts);
  if (device === null) {
    const effort = { rule: FREE_CODES, subject: String(storeId) };
    await demandEffort(services, { document, proof }, [effort]).catch(async (error: unknown) => {
      await takeBackAll(throttles, counts);
      throw error;
    });
  }
  const code = newRecoveryCode();
  const requestId = randomUUID();
  const storing = database.inStore(storeId, async (tx) => {
    // A change of the contact revokes codes, and takes the same lock. It is either committed before this
    // read, or waits and then revokes this code.
    await holdPeople(tx);
    const addressee = await findAddressee(tx, channel);
    const { userId, storeName } = addressee;
    const now = clock.now();
    const codeMac = recoveryCodeMac(secret, requestId, code);
    const expiresAt = new Date(now + CODE_LIFE_SECONDS * 1000);
    const mac = requesterMac(secret, requester);
    await insertCode(tx, { requestId, userId, channel, codeMac, requesterMac: mac, expiresAt }, now);
    await recordAudit(tx, { userId, now }, 'access.recovery-code-sent', { details: { channel } });
    if (channel === 'email')
      await mails.queue(tx, codeMail(addressee.to, storeName, code), expiresAt.getTime());
    return addressee;
  });
  const { to, username } = await storing.catch(async (error: unknown) => {
    await takeBackAll(throttles, counts);
    throw error;
  });
  try {
    if (channel === 'sms') await sms.send(codeSms(to, code));
    else if (!mails.isSetUp) throw new NotSetUp('no mail server (SMTP_URL)');
  } catch (cause) {
    await takeBackAll(throttles, counts);
    throw new AppError('recovery.code-not-sent', { cause });
  }
  return {
    requestId,
    maskedLogin: maskLogin(username),
    resendInSeconds: CODE_GAP.windowSeconds,
  };
}

/**
 * The user whose password is reset, and the mail address or phone for the code. Throws
 * `recovery.contact-missing`.
 */
async function findAddressee(
  tx: Transaction,
  channel: RecoveryChannel,
): Promise<RecoveryContact & { to: string }> {
  const contact = await findRecoveryContact(tx);
  const to = channel === 'email' ? contact?.email : contact?.mobile;
  if (contact === null || to == null) throw new AppError('recovery.contact-missing');
  return { ...contact, to };
}

/**
 * The device, if a user of the store has logged in with it before. Attempts of other people do not count for
 * this device.
 */
async function knownDeviceOf(
  { database }: AccessServices,
  storeId: number,
  device: string | null,
): Promise<string | null> {
  if (device === null) return null;
  const hash = deviceHash(device);
  const isKnown = await database.inStore(storeId, (tx) => isKnownDevice(tx, hash, null));
  return isKnown ? `device ${hash.toString('base64url')}` : null;
}

/**
 * Counts each limit in order. If a limit refuses, the earlier counts are taken back, so that the refused try
 * costs nothing.
 */
async function countAll(throttles: Throttles, counts: readonly Count[]): Promise<void> {
  for (const [index, [rule, subject]] of counts.entries()) {
    try {
      await throttles.hit(rule, subject);
    } catch (error) {
      await takeBackAll(throttles, counts.slice(0, index));
      throw error;
    }
  }
}

async function takeBackAll(throttles: Throttles, counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(([rule, subject]) => throttles.takeBack(rule, subject)));
}
