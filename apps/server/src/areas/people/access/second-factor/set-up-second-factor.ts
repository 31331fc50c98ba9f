import type { Command } from '../../../../platform/command.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { newRecoveryCodes, recoveryCodeMac } from '../../../../platform/second-factor/recovery-codes.ts';
import { enrolmentUri, newSecret, stepOfCode } from '../../../../platform/second-factor/totp.ts';
import { recordAudit } from '../../audit/public.ts';
import type { AccessServices } from '../access-services.ts';
import { requireCodesAgain } from '../devices/known-devices.writes.ts';
import { findAccount } from '../login/accounts.reads.ts';
import { notifyPerson } from '../notify-person.ts';
import { endSessionsOfUser } from '../sessions/end-sessions-of-user.ts';
import { voidTicketsOfUser } from '../tickets/login-tickets.writes.ts';
import { factorOwner, factorSealer } from './pass-second-factor.ts';
import { factorOffMail, factorOnMail } from './second-factor-messages.ts';
import {
  deleteSecondFactor,
  hasSecondFactor,
  holdPendingSecret,
  replaceRecoveryCodes,
  savePendingSecret,
  turnOn,
} from './second-factors.writes.ts';

/** The issuer's name that authenticator apps show. */
const ISSUER = 'Comanda';

/**
 * Makes a new secret for the user's app. The current factor remains active until the user types the first
 * code of the new app.
 */
export const beginSecondFactor =
  (services: AccessServices): Command<unknown, { secret: string; uri: string }> =>
  async (tx, _input, { userId }) => {
    const secret = newSecret();
    const account = await findAccount(tx, userId);
    if (account === null) throw new AppError('auth.required');
    await savePendingSecret(tx, userId, factorSealer(services, tx.storeId).seal(secret));
    return { secret, uri: enrolmentUri(secret, { issuer: ISSUER, account: account.username }) };
  };

/**
 * Turns the second factor on, or changes its app, with a code of the new secret. Returns new recovery codes,
 * which are shown once. The user's other sessions end, because they began without a code of this app. Throws
 * `auth.code-wrong`, `account.factor-not-begun`.
 */
export const confirmSecondFactor =
  (services: AccessServices): Command<{ code: string }, string[]> =>
  async (tx, { code }, session, now) => {
    const { userId, sessionId } = session;
    const sealed = await holdPendingSecret(tx, userId);
    const secret = sealed && factorSealer(services, tx.storeId).unseal(sealed);
    if (secret === null) throw new AppError('account.factor-not-begun');
    const step = stepOfCode(secret, code, now, null);
    if (step === null)
      throw new AppError('auth.code-wrong', { fields: [{ campo: 'codigo', mensagem: WRONG }] });
    const wasOn = await hasSecondFactor(tx, userId);
    await turnOn(tx, userId, step, now);
    await requireCodesAgain(tx, userId);
    await endSessionsOfUser(tx, services, userId, now, { except: sessionId });
    await voidTicketsOfUser(tx, userId, now);
    // Notifies servers, so that permissions restricted by the missing second factor are restored at once.
    tx.announce('people');
    await recordAudit(tx, { session, now }, 'access.factor-set-up', { details: { trocado: wasOn } });
    await notifyPerson(tx, services, userId, factorOnMail);
    return makeCodes(tx, services, userId);
  };

const WRONG = 'Código inválido. Confira se a hora do celular está certa e digite o código que aparece agora.';

/** Turns the user's second factor off. Does nothing when it is off. */
export const turnOffSecondFactor =
  (services: AccessServices): Command<unknown, void> =>
  async (tx, _input, session, now) => {
    const { userId } = session;
    if (!(await deleteSecondFactor(tx, userId))) return;
    tx.announce('people');
    await requireCodesAgain(tx, userId);
    await recordAudit(tx, { session, now }, 'access.factor-turned-off');
    await notifyPerson(tx, services, userId, factorOffMail);
  };

/**
 * Makes new recovery codes; earlier codes become invalid. Throws `account.factor-not-begun` without a second
 * factor.
 */
export const renewRecoveryCodes =
  (services: AccessServices): Command<unknown, string[]> =>
  async (tx, _input, session, now) => {
    if (!(await hasSecondFactor(tx, session.userId))) throw new AppError('account.factor-not-begun');
    await recordAudit(tx, { session, now }, 'access.factor-codes-made');
    return makeCodes(tx, services, session.userId);
  };

async function makeCodes(tx: Transaction, { secret }: AccessServices, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const owner = factorOwner(tx.storeId, userId);
  const macs = codes.flatMap((code) => recoveryCodeMac(secret, owner, code) ?? []);
  await replaceRecoveryCodes(tx, userId, macs);
  return codes;
}
