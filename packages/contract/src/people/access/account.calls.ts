import { LONGEST_FACTOR_CODE } from '@comanda/domain/people/access/factor-code';
import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import { bool } from '../../kit/field-types.ts';
import { optional, record } from '../../kit/record.ts';
import { asIs, done, nothing } from '../../kit/shape.ts';
import { secret } from './access.wire.ts';
import {
  changePasswordInput,
  endedSessionsAnswer,
  newSecretAnswer,
  ownAccountAnswer,
  ownEmailInput,
  ownNameInput,
  ownSessionsAnswer,
  recoveryCodesAnswer,
} from './account.wire.ts';

const OWN = { kind: 'session', permission: 'account.use' } as const;
const callOfOwn = defineCalls(OWN);
const SENSITIVE = { ...OWN, isSensitive: true } as const;

/** Six digits from an authenticator app, or a recovery code with or without dashes. */
const secondFactorCode = asIs(z.string().check(z.minLength(1), z.maxLength(LONGEST_FACTOR_CODE)));

export const prove = callOfOwn({
  name: 'account.prove',
  summary: 'Confirmar a própria senha (e o código, para quem tem segundo fator) antes de algo sensível',
  route: 'POST conta/confirmar',
  input: record({ password: ['senha', secret], code: ['codigo', optional(secondFactorCode)] }),
  output: done,
  errors: ['auth.password-wrong', 'auth.second-factor-needed', 'auth.code-wrong', 'auth.throttled'],
});

export const getAccount = callOfOwn({
  name: 'account.get',
  summary: 'A própria conta: nome, e-mail e segundo fator',
  route: 'GET conta',
  input: nothing,
  output: ownAccountAnswer,
});

export const saveOwnName = callOfOwn({
  name: 'account.save-name',
  summary: 'Mudar o próprio nome',
  route: 'POST conta/nome',
  input: ownNameInput,
  output: done,
});

export const changeEmail = defineCall({
  name: 'account.change-email',
  summary: 'Pedir outro e-mail: um código vai ao novo endereço, que vale depois de confirmado',
  route: 'POST conta/email',
  access: SENSITIVE,
  input: ownEmailInput,
  output: done,
  errors: ['account.email-not-sent', 'auth.throttled'],
});

export const confirmEmail = callOfOwn({
  name: 'account.confirm-email',
  summary: 'Confirmar o novo e-mail com o código que ele recebeu',
  route: 'POST conta/email/confirmar',
  input: record({ code: ['codigo', secondFactorCode] }),
  output: done,
  errors: ['account.email-code-wrong', 'people.login-taken'],
});

export const changePassword = callOfOwn({
  name: 'account.change-password',
  summary: 'Trocar a própria senha; encerra as outras sessões',
  route: 'POST conta/senha',
  input: changePasswordInput,
  output: done,
  errors: ['auth.password-wrong', 'recovery.password-weak', 'recovery.password-not-saved', 'auth.throttled'],
});

export const listOwnSessions = callOfOwn({
  name: 'account.list-sessions',
  summary: 'As próprias sessões abertas',
  route: 'GET conta/sessoes',
  input: nothing,
  output: ownSessionsAnswer,
});

export const endOwnSession = defineCall({
  name: 'account.end-session',
  summary: 'Encerrar uma das próprias sessões em outro aparelho',
  route: 'POST conta/sessoes/encerrar',
  access: SENSITIVE,
  input: record({ sessionId: ['id_sessao', asIs(z.uuid())] }),
  output: endedSessionsAnswer,
  errors: ['account.session-unknown'],
});

export const endOtherSessions = defineCall({
  name: 'account.end-other-sessions',
  summary: 'Sair de todos os outros aparelhos',
  route: 'POST conta/sessoes/encerrar-outras',
  access: SENSITIVE,
  input: nothing,
  output: endedSessionsAnswer,
});

export const beginSecondFactor = defineCall({
  name: 'account.begin-second-factor',
  summary: 'Nova chave para o aplicativo de códigos; vale depois de confirmada',
  route: 'POST conta/segundo-fator/iniciar',
  access: SENSITIVE,
  input: nothing,
  output: newSecretAnswer,
});

export const confirmSecondFactor = callOfOwn({
  name: 'account.confirm-second-factor',
  summary:
    'Ligar o segundo fator (ou trocar o aplicativo) com um código da nova chave; encerra as outras sessões',
  route: 'POST conta/segundo-fator/confirmar',
  input: record({ code: ['codigo', secondFactorCode] }),
  output: recoveryCodesAnswer,
  errors: ['auth.code-wrong', 'account.factor-not-begun'],
});

export const turnOffSecondFactor = defineCall({
  name: 'account.turn-off-second-factor',
  summary: 'Desligar o segundo fator',
  route: 'POST conta/segundo-fator/desligar',
  access: SENSITIVE,
  input: nothing,
  output: done,
});

export const renewRecoveryCodes = defineCall({
  name: 'account.renew-recovery-codes',
  summary: 'Novos códigos de recuperação; os anteriores deixam de valer',
  route: 'POST conta/segundo-fator/codigos',
  access: SENSITIVE,
  input: nothing,
  output: recoveryCodesAnswer,
  errors: ['account.factor-not-begun'],
});

export const demandSecondFactor = defineCall({
  name: 'account.demand-second-factor',
  summary: 'Exigir ou não segundo fator dos administradores da loja; vale 7 dias depois',
  route: 'POST conta/segundo-fator/exigir',
  access: { kind: 'session', permission: 'users.manage', isSensitive: true },
  input: record({ isDemanded: ['exigir', bool] }),
  output: done,
});
