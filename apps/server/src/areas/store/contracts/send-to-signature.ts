import { isValidEmail } from '@brazilian-utils/brazilian-utils';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Session } from '../../../platform/http/requester.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import {
  newStoreToken,
  recordAudit,
  storeTokenKey,
  type Throttles,
  type WindowRule,
} from '../../access/public.ts';
import { FAULTS } from '../texts.ts';
import { findContractParty, findOpenContract, saveLink } from './contracts.store.ts';
import { signatureMail } from './signature-mail.ts';

/** Shortest time between two links of a document; also what the screen counts down. */
export const LINK_GAP: WindowRule = { scope: 'contract.link.gap', limit: 1, windowSeconds: 60 };
const LINKS_PER_DAY: WindowRule = { scope: 'contract.link.day', limit: 3, windowSeconds: 86_400 };
const LIMITS = [LINK_GAP, LINKS_PER_DAY];

export const LINK_LIFE_DAYS = 7;

export interface ContractServices {
  database: Database;
  mailer: Mailer;
  throttles: Throttles;
  now: number;
}

/**
 * Mails a signing link for a document of the store; the links before it no longer count. `linkOf` makes the address
 * from the secret. Throws `contract.not-pending`, `auth.throttled`, `request.invalid` for an address that is none, and
 * `contract.mail-not-sent`; what was not sent does not count and voids nothing. Answers whether it is mandatory.
 */
export async function sendToSignature(
  { database, mailer, throttles, now }: ContractServices,
  session: Session,
  input: { email: string; contractId: number },
  linkOf: (token: string) => string,
): Promise<{ isMandatory: boolean; sentTo: string }> {
  const { storeId } = session;
  const sentTo = input.email.trim().toLowerCase();
  if (!isValidEmail(sentTo)) {
    throw new AppError('request.invalid', { fields: [{ campo: 'email', mensagem: FAULTS.email }] });
  }
  const [contract, party] = await database.inStore(storeId, async (tx) => [
    await findOpenContract(tx, input.contractId),
    await findContractParty(tx),
  ]);
  if (contract === null) throw new AppError('contract.not-pending');
  const subject = `${storeId}.${input.contractId}`;
  for (const rule of LIMITS) await throttles.hit(rule, subject);
  const token = newStoreToken(storeId);
  try {
    await mailer.send(signatureMail(sentTo, party.storeName, contract.title, linkOf(token)));
  } catch (cause) {
    await Promise.all(LIMITS.map((rule) => throttles.takeBack(rule, subject)));
    throw new AppError('contract.mail-not-sent', { cause });
  }
  await database.inStore(storeId, async (tx) => {
    const hash = storeTokenKey(token)?.hash;
    if (hash === undefined) throw new Error('a fresh secret cannot be read');
    const expiresAt = now + LINK_LIFE_DAYS * 86_400_000;
    await saveLink(tx, contract.contractId, { hash, expiresAt, sentTo, sentAt: now });
    const details = { contrato: contract.contractId };
    await recordAudit(tx, { ...session, action: 'store.contract-sent', details }, now);
  });
  return { isMandatory: contract.isMandatory, sentTo };
}
