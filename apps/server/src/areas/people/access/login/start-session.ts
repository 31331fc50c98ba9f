import { randomUUID } from 'node:crypto';
import type { SessionInfo } from '@comanda/contract/people/access/access.wire';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { newStoreToken, storeTokenKey } from '../../../../platform/http/store-token.ts';
import { recordAccess, recordAudit } from '../../audit/public.ts';
import type { AccessServices } from '../access-services.ts';
import { deviceInWords, placeInWords } from '../sessions/session-words.ts';
import { insertSession } from '../sessions/sessions.writes.ts';
import { whatIsGranted } from '../sessions/what-is-granted.ts';
import type { Account } from './accounts.reads.ts';
import type { Origin } from './origin.ts';

/** A session as commands return it. Its socket URL is missing, because it depends on the request. */
export type SessionFacts = Omit<SessionInfo, 'socketUrl' | 'token'>;
export type StartedSession = SessionFacts & { token: string };

/**
 * Begins a session with a new token. Only this answer contains the token. `isProven`: the user has just typed
 * the password, and the code if there is a second factor. Throws `auth.no-role` when the user has no known
 * role.
 */
export async function startSession(
  tx: Transaction,
  { clock, log }: AccessServices,
  who: { userId: number; account: Account; via: 'password' | 'ticket'; isProven: boolean; from: Origin },
): Promise<StartedSession> {
  const now = clock.now();
  const granted = whatIsGranted(who.account, { log, now });
  if (granted === null) throw new AppError('auth.no-role');
  const token = newStoreToken(tx.storeId);
  const tokenHash = storeTokenKey(token)?.hash;
  if (tokenHash === undefined) throw new Error(`store number ${tx.storeId} makes no token`);
  const sessionId = randomUUID();
  const { address, userAgent } = who.from;
  const begun = {
    tokenHash,
    sessionId,
    userId: who.userId,
    provenAt: who.isProven ? now : null,
    device: deviceInWords(userAgent),
    place: placeInWords(address),
  };
  await insertSession(tx, begun, now);
  await recordAudit(tx, { userId: who.userId, sessionId, now }, 'access.logged-in', {
    details: { via: who.via },
  });
  const { userId } = who;
  await recordAccess(tx, { action: 'logged-in', userId, sessionId, address }, now);
  return {
    userId: who.userId,
    userName: who.account.user_name,
    ...granted,
    storeId: tx.storeId,
    storeName: who.account.store_name,
    logo: who.account.logo,
    company: who.account.company,
    timeZone: who.account.time_zone,
    sessionId,
    token,
    channel: who.account.channel,
    visit: null,
  };
}
