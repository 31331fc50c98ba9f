import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { bool } from '../field-types.ts';
import { optional, record } from '../record.ts';
import { asIs, done, nothing } from '../shape.ts';
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
const SENSITIVE = { ...OWN, isSensitive: true } as const;

/** Six digits of an app, or a recovery code with or without dashes. */
const secondFactorCode = asIs(z.string().check(z.minLength(1), z.maxLength(32)));

export const prove = defineCall({
  name: 'account.prove',
  summary: 'Confirmar a própria senha (e o código, para quem tem segundo fator) antes de algo sensível',
  method: 'POST',
  path: 'conta/confirmar',
  access: OWN,
  input: record({ password: ['senha', secret], code: ['codigo', optional(secondFactorCode)] }),
  output: done,
  errors: ['auth.password-wrong', 'auth.second-factor-needed', 'auth.code-wrong', 'auth.throttled'],
});

export const getAccount = defineCall({
  name: 'account.get',
  summary: 'A própria conta: nome, e-mail e segundo fator',
  method: 'GET',
  path: 'conta',
  access: OWN,
  input: nothing,
  output: ownAccountAnswer,
  errors: [],
});

export const saveOwnName = defineCall({
  name: 'account.save-name',
  summary: 'Mudar o próprio nome',
  method: 'POST',
  path: 'conta/nome',
  access: OWN,
  input: ownNameInput,
  output: done,
  errors: [],
});

export const changeEmail = defineCall({
  name: 'account.change-email',
  summary: 'Pedir outro e-mail: um código vai ao novo endereço, que vale depois de confirmado',
  method: 'POST',
  path: 'conta/email',
  access: SENSITIVE,
  input: ownEmailInput,
  output: done,
  errors: ['account.email-not-sent', 'auth.throttled'],
});

export const confirmEmail = defineCall({
  name: 'account.confirm-email',
  summary: 'Confirmar o novo e-mail com o código que ele recebeu',
  method: 'POST',
  path: 'conta/email/confirmar',
  access: OWN,
  input: record({ code: ['codigo', secondFactorCode] }),
  output: done,
  errors: ['account.email-code-wrong', 'people.login-taken'],
});

export const changePassword = defineCall({
  name: 'account.change-password',
  summary: 'Trocar a própria senha; encerra as outras sessões',
  method: 'POST',
  path: 'conta/senha',
  access: OWN,
  input: changePasswordInput,
  output: done,
  errors: ['auth.password-wrong', 'recovery.password-weak', 'recovery.password-not-saved', 'auth.throttled'],
});

export const listOwnSessions = defineCall({
  name: 'account.list-sessions',
  summary: 'As próprias sessões abertas',
  method: 'GET',
  path: 'conta/sessoes',
  access: OWN,
  input: nothing,
  output: ownSessionsAnswer,
  errors: [],
});

export const endOwnSession = defineCall({
  name: 'account.end-session',
  summary: 'Encerrar uma das próprias sessões em outro aparelho',
  method: 'POST',
  path: 'conta/sessoes/encerrar',
  access: SENSITIVE,
  input: record({ sessionId: ['id_sessao', asIs(z.uuid())] }),
  output: endedSessionsAnswer,
  errors: ['account.session-unknown'],
});

export const endOtherSessions = defineCall({
  name: 'account.end-other-sessions',
  summary: 'Sair de todos os outros aparelhos',
  method: 'POST',
  path: 'conta/sessoes/encerrar-outras',
  access: SENSITIVE,
  input: nothing,
  output: endedSessionsAnswer,
  errors: [],
});

export const beginSecondFactor = defineCall({
  name: 'account.begin-second-factor',
  summary: 'Nova chave para o aplicativo de códigos; vale depois de confirmada',
  method: 'POST',
  path: 'conta/segundo-fator/iniciar',
  access: SENSITIVE,
  input: nothing,
  output: newSecretAnswer,
  errors: [],
});

export const confirmSecondFactor = defineCall({
  name: 'account.confirm-second-factor',
  summary:
    'Ligar o segundo fator (ou trocar o aplicativo) com um código da nova chave; encerra as outras sessões',
  method: 'POST',
  path: 'conta/segundo-fator/confirmar',
  access: OWN,
  input: record({ code: ['codigo', secondFactorCode] }),
  output: recoveryCodesAnswer,
  errors: ['auth.code-wrong', 'account.factor-not-begun'],
});

export const turnOffSecondFactor = defineCall({
  name: 'account.turn-off-second-factor',
  summary: 'Desligar o segundo fator',
  method: 'POST',
  path: 'conta/segundo-fator/desligar',
  access: SENSITIVE,
  input: nothing,
  output: done,
  errors: [],
});

export const renewRecoveryCodes = defineCall({
  name: 'account.renew-recovery-codes',
  summary: 'Novos códigos de recuperação; os anteriores deixam de valer',
  method: 'POST',
  path: 'conta/segundo-fator/codigos',
  access: SENSITIVE,
  input: nothing,
  output: recoveryCodesAnswer,
  errors: ['account.factor-not-begun'],
});

export const demandSecondFactor = defineCall({
  name: 'account.demand-second-factor',
  summary: 'Exigir ou não segundo fator dos administradores da loja; vale 7 dias depois',
  method: 'POST',
  path: 'conta/segundo-fator/exigir',
  access: { kind: 'session', permission: 'users.manage', isSensitive: true },
  input: record({ isDemanded: ['exigir', bool] }),
  output: done,
  errors: [],
});
