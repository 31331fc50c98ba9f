import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import { findAccount, findAccountPlace } from '../login/accounts.reads.ts';
import { type StartedSession, startSession } from '../login/start-session.ts';
import { storeTokenKey } from '../sessions/store-token.ts';
import { addressSubject } from '../throttling/address-subject.ts';
import { LOGINS_OF_ADDRESS } from '../throttling/throttle-rules.ts';
import { useTicket } from './login-tickets.writes.ts';

/**
 * Logs in with the one-time ticket of a link. `encodedLogin` is the base64 of the login the ticket was made for.
 * Throws `auth.ticket-invalid` for any ticket that is used, late, unknown or somebody else's.
 */
export async function exchangeTicket(
  services: AccessServices,
  input: { encodedLogin: string; ticket: string },
  address: string,
): Promise<StartedSession> {
  const { database, clock, throttles } = services;
  await throttles.hit(LOGINS_OF_ADDRESS, addressSubject(address));
  const key = storeTokenKey(input.ticket);
  // Takes base64 and base64url alike; characters of neither are skipped.
  const login = Buffer.from(input.encodedLogin, 'base64').toString('utf8');
  const place = await findAccountPlace(database, login);
  if (key === null || place === null || place.storeId !== key.storeId) {
    throw new AppError('auth.ticket-invalid');
  }
  const session = await database.inStore(place.storeId, async (tx) => {
    const isGood = await useTicket(tx, { hash: key.hash, userId: place.userId }, clock.now());
    const account = isGood ? await findAccount(tx, place.userId) : null;
    if (account === null || !account.is_active) throw new AppError('auth.ticket-invalid');
    return startSession(tx, services, { userId: place.userId, account, via: 'ticket', address });
  });
  await throttles.takeBack(LOGINS_OF_ADDRESS, addressSubject(address));
  return session;
}
