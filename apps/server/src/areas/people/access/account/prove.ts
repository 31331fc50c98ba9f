import { AppError } from '../../../../platform/errors/app-error.ts';
import type { Session } from '../../../../platform/http/requester.ts';
import type { AccessServices } from '../access-services.ts';
import type { Account } from '../login/accounts.reads.ts';
import { judgePassword } from '../login/judge-password.ts';
import type { Origin } from '../login/origin.ts';
import { passSecondFactor } from '../second-factor/pass-second-factor.ts';
import { saveProof } from '../sessions/sessions.writes.ts';

/**
 * Records that the session's user has just typed the password, and the code if there is a second factor. Attempts are
 * counted like logins. Throws `auth.password-wrong`, `auth.second-factor-needed`, `auth.code-wrong`, `auth.throttled`,
 * `server.busy`.
 */
export async function prove(
  services: AccessServices,
  { storeId, userId, sessionId }: Session,
  given: { password: string; code?: string | undefined },
  from: Origin,
): Promise<void> {
  await provePassword(services, { storeId, userId }, { field: 'senha', password: given.password }, from);
  const attempt = { code: given.code ?? null, device: from.device, mayBeRemembered: false };
  await passSecondFactor(services, { storeId, userId }, attempt, (tx) =>
    saveProof(tx, sessionId, services.clock.now()),
  );
}

/**
 * Checks the user's password and returns the account. Throws `auth.password-wrong` with the field,
 * `auth.throttled`, `server.busy`.
 */
export async function provePassword(
  services: AccessServices,
  place: { storeId: number; userId: number },
  { field, password }: { field: string; password: string },
  from: Origin,
): Promise<Account> {
  const account = await judgePassword(services, { place, login: '', password }, from);
  if (account === null) throw wrongPassword(field);
  return account;
}

/** The error for a password that is wrong, or was changed meanwhile. */
export function wrongPassword(field: string): AppError {
  const fields = [{ campo: field, mensagem: 'Senha incorreta.' }];
  return new AppError('auth.password-wrong', { fields });
}
