import type { Session } from '../../../../platform/http/requester.ts';
import { recordAccess, recordAudit } from '../../audit/public.ts';
import type { AccessServices } from '../access-services.ts';
import { requireCodesAgain } from '../devices/known-devices.writes.ts';
import type { Origin } from '../login/origin.ts';
import { notifyPerson } from '../notify-person.ts';
import { assertPasswordIsNew, assertPasswordWillDo } from '../passwords/password-checks.ts';
import { voidPasswordLinksOfUser } from '../passwords/password-links.writes.ts';
import { replacePassword, voidCodesOfUser } from '../recovery/recovery-codes.writes.ts';
import { endSessionsOfUser } from '../sessions/end-sessions-of-user.ts';
import { voidTicketsOfUser } from '../tickets/login-tickets.writes.ts';
import { ownPasswordChangedMail } from './account-messages.ts';
import { provePassword, wrongPassword } from './prove.ts';

const CURRENT = 'senha_atual';

/**
 * Changes the user's own password and ends all other sessions of the user. Throws `auth.password-wrong` (the old
 * password), `recovery.password-weak`, `recovery.password-not-saved`, `auth.throttled`.
 */
export async function changePassword(
  services: AccessServices,
  { storeId, userId, sessionId }: Session,
  input: { current: string; password: string; confirmation: string },
  from: Origin,
): Promise<void> {
  const { database, clock, hasher } = services;
  assertPasswordWillDo(input);
  const typed = { field: CURRENT, password: input.current };
  const { password_hash: provenHash } = await provePassword(services, { storeId, userId }, typed, from);
  await assertPasswordIsNew(services, { storeId, userId }, input.password);
  const passwordHash = await hasher.hash(input.password);
  await database.inStore(storeId, async (tx) => {
    const now = clock.now();
    // Another change of the password may have been committed since the check.
    if (!(await replacePassword(tx, userId, { from: provenHash, to: passwordHash })))
      throw wrongPassword(CURRENT);
    await voidTicketsOfUser(tx, userId, now);
    await voidPasswordLinksOfUser(tx, userId, now);
    await voidCodesOfUser(tx, userId, now);
    await requireCodesAgain(tx, userId);
    await endSessionsOfUser(tx, services, userId, now, { except: sessionId });
    await recordAudit(tx, { userId, sessionId, now }, 'access.password-changed');
    await recordAccess(tx, { action: 'password-set', userId, sessionId, address: from.address }, now);
    await notifyPerson(tx, services, userId, ownPasswordChangedMail);
  });
}
