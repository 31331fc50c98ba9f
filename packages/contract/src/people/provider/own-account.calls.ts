import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import { plainNumber, plainText, text } from '../../kit/field-types.ts';
import { answer, list, optional, record } from '../../kit/record.ts';
import { done, nothing } from '../../kit/shape.ts';
import { secret } from '../access/access.wire.ts';

const OWN = { kind: 'provider', permission: 'own.account' } as const;
const SENSITIVE = { ...OWN, isSensitive: true } as const;

/** Confirms the password for sensitive calls, like `conta/confirmar` for people of stores. */
export const proveProvider = defineCall({
  name: 'provider.prove',
  summary: 'Confirmar a própria senha (e o código, para quem tem segundo fator) antes de algo sensível',
  route: 'POST provedor/conta/confirmar',
  access: OWN,
  input: record({ password: ['senha', secret], code: ['codigo', optional(text({ max: 40 }))] }),
  output: done,
  errors: ['auth.password-wrong', 'auth.second-factor-needed', 'auth.code-wrong', 'auth.throttled'],
});

export const openProviderLink = defineCall({
  name: 'provider.open-link',
  summary: 'De quem da equipe é um link de senha; vale uma vez',
  route: 'POST provedor/senha/abrir',
  access: PUBLIC,
  input: record({ token: ['token', secret] }),
  output: answer(record({ login: ['usuario', plainText], name: ['nome', plainText] })),
  errors: ['password-link.invalid', 'auth.throttled'],
});

export const setProviderPassword = defineCall({
  name: 'provider.set-password',
  summary: 'Escolher a senha com um link; encerra as sessões da pessoa',
  route: 'POST provedor/senha/salvar',
  access: PUBLIC,
  input: record({
    token: ['token', secret],
    password: ['password', secret],
    confirmation: ['password_confirmation', secret],
  }),
  output: answer(record({ login: ['usuario', plainText] })),
  errors: [
    'password-link.invalid',
    'recovery.password-weak',
    'recovery.password-not-saved',
    'auth.throttled',
  ],
});

export const changedProviderPassword = record({
  current: ['senha_atual', secret],
  password: ['password', secret],
  confirmation: ['password_confirmation', secret],
});

export const changeProviderPassword = defineCall({
  name: 'provider.change-password',
  summary: 'Trocar a própria senha; as outras sessões terminam',
  route: 'POST provedor/conta/senha',
  access: OWN,
  input: changedProviderPassword,
  output: done,
  errors: [
    'provider.password-wrong',
    'recovery.password-weak',
    'recovery.password-not-saved',
    'auth.throttled',
  ],
});

export const newProviderFactor = defineCall({
  name: 'provider.new-factor',
  summary: 'Um segredo novo para o aplicativo de códigos; vale depois de confirmado',
  route: 'POST provedor/conta/fator/novo',
  access: SENSITIVE,
  input: nothing,
  output: answer(record({ secret: ['segredo', plainText], uri: ['endereco', plainText] })),
});

export const confirmProviderFactor = defineCall({
  name: 'provider.confirm-factor',
  summary:
    'Confirmar o segundo fator com um código dele; responde os códigos de recuperação, uma vez, e encerra as outras sessões',
  route: 'POST provedor/conta/fator',
  access: SENSITIVE,
  input: record({
    secret: ['segredo', text({ max: 64 })],
    code: ['codigo', text({ max: 10 })],
  }),
  output: answer('codigos', list(plainText)),
  errors: ['provider.code-wrong', 'auth.throttled'],
});

export const endOtherProviderSessions = defineCall({
  name: 'provider.end-other-sessions',
  summary: 'Encerrar as próprias sessões em outros navegadores',
  route: 'POST provedor/conta/sessoes/encerrar',
  access: SENSITIVE,
  input: nothing,
  output: answer('encerradas', plainNumber),
});
