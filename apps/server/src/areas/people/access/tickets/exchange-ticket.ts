import { AppError } from '../../../../platform/errors/app-error.ts';
import { storeTokenKey } from '../../../../platform/http/store-token.ts';
import type { AccessServices } from '../access-services.ts';
import { findAccount, findAccountPlace } from '../login/accounts.reads.ts';
import type { Origin } from '../login/origin.ts';
import { type StartedSession, startSession } from '../login/start-session.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { LOGINS_OF_ADDRESS } from '../throttling/throttle-rules.ts';
import { isGoodTicket, useTicket } from './login-tickets.writes.ts';

/**
 * Logs in with the one-time ticket of a link. `encodedLogin`: base64 of the ticket's login. Throws
 * `auth.ticket-invalid` for a used, expired or unknown ticket, and for a ticket of another login. With a
 * valid ticket, may throw `auth.second-factor-needed` or `auth.code-wrong`; the ticket then remains valid.
 */
export async function exchangeTicket(
  services: AccessServices,
  input: { encodedLogin: string; ticket: string; code?: string | undefined },
  from: Origin,
): Promise<StartedSession> {
  const { database, clock, throttles } = services;
  await throttles.hit(LOGINS_OF_ADDRESS, addressSubject(from.address));
  const key = storeTokenKey(input.ticket);
  // Accepts base64 and base64url. Other characters are skipped.
  const login = Buffer.from(input.encodedLogin, 'base64').toString('utf8');
  const place = await findAccountPlace(database, login);
  if (key === null || place === null || place.storeId !== key.storeId) {
    throw new AppError('auth.ticket-invalid');
  }
  const { userId } = place;
  const attempt = { code: input.code ?? null, device: from.device, mayBeRemembered: true };
  await database.inStore(place.storeId, async (tx) => {
    // A code is checked only with a valid ticket. Ticket and code are consumed together.
    if (!(await isGoodTicket(tx, { hash: key.hash, userId }, clock.now())))
      throw new AppError('auth.ticket-invalid');
  });
  const session = await passSecondFactor(services, place, attempt, async (tx) => {
    const isGood = await useTicket(tx, { hash: key.hash, userId }, clock.now());
    const account = isGood ? await findAccount(tx, userId) : null;
    if (account === null || !account.is_active) throw new AppError('auth.ticket-invalid');
    // The link only proves that the mailbox was opened, but does not identify the person.
    return startSession(tx, services, { userId, account, via: 'ticket', isProven: false, from });
  });
  await throttles.takeBack(LOGINS_OF_ADDRESS, addressSubject(from.address));
  return session;
}
