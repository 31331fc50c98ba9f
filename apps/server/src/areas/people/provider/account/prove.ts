import { ERRORS } from '@comanda/contract/errors';
import { AppError } from '../../../../platform/errors/app-error.ts';
import type { ProviderSession } from '../../../../platform/http/requester.ts';
import { judgeProviderCode, type ProviderOrigin, type ProviderServices } from '../log-in.ts';
import { findAccountOfPerson } from '../provider-people.reads.ts';
import { saveProviderProof } from '../provider-sessions.writes.ts';
import { isOwnPassword } from './passwords.ts';

/**
 * Records that the session's user has just typed the password, and the code if there is a second factor. Throws
 * `auth.password-wrong`, `auth.second-factor-needed`, `auth.code-wrong`, `auth.throttled`.
 */
export async function proveProvider(
  services: ProviderServices,
  { personId, sessionId }: ProviderSession,
  given: { password: string; code?: string | undefined },
  from: ProviderOrigin,
): Promise<void> {
  const account = await findAccountOfPerson(services.system, personId);
  if (account === null) throw new AppError('auth.required');
  if (!(await isOwnPassword(services, account, given.password)))
    throw new AppError('auth.password-wrong', { fields: [{ campo: 'senha', mensagem: 'Senha incorreta.' }] });
  if (account.factorSecret !== null && given.code === undefined)
    throw new AppError('auth.second-factor-needed');
  if (!(await judgeProviderCode(services, account, given.code ?? '', from)))
    throw new AppError('auth.code-wrong', { fields: [{ campo: 'codigo', mensagem: WRONG_CODE }] });
  await saveProviderProof(services.system, sessionId, services.clock.now());
}

const WRONG_CODE = ERRORS['auth.code-wrong'].text;
