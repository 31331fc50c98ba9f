import { AppError } from '../../../../platform/errors/app-error.ts';
import type { AccessServices } from '../access-services.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import { findAccountPlace, holdPassword } from './accounts.reads.ts';
import { judgePassword } from './judge-password.ts';
import type { Origin } from './origin.ts';
import { type StartedSession, startSession } from './start-session.ts';

/**
 * Logs a user in by user name or e-mail, and by a code if there is a second factor. A wrong login throws
 * `auth.bad-credentials`, after the same amount of work for known and unknown names. Only a right password can throw
 * `auth.no-role`, `auth.second-factor-needed` or `auth.code-wrong`. Also throws `auth.throttled` and `server.busy`.
 */
export async function logIn(
  services: AccessServices,
  input: { login: string; password: string; code?: string | undefined },
  from: Origin,
): Promise<StartedSession> {
  const place = await findAccountPlace(services.database, input.login);
  const account = await judgePassword(services, { place, ...input }, from);
  if (place === null || account === null) throw new AppError('auth.bad-credentials');
  const attempt = { code: input.code ?? null, device: from.device, mayBeRemembered: true };
  return passSecondFactor(services, place, attempt, async (tx, { isRemembered }) => {
    const { userId } = place;
    // A concurrent change of the password ends all sessions, so no session may begin afterwards with the old
    // password.
    if (!(await holdPassword(tx, userId, account.password_hash))) throw new AppError('auth.bad-credentials');
    return startSession(tx, services, { userId, account, via: 'password', isProven: !isRemembered, from });
  });
}
