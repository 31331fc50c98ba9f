import { secret } from '../access/access.wire.ts';
import { defineCall, PUBLIC } from '../define-call.ts';
import { plainNumber, plainText, text, textOrNull } from '../field-types.ts';
import { answer, list, record } from '../record.ts';
import { done, nothing } from '../shape.ts';

const OWN = { kind: 'provider', permission: 'own.account' } as const;

export const openProviderLink = defineCall({
  name: 'provider.open-link',
  summary: 'De quem da equipe é um link de senha; vale uma vez',
  method: 'POST',
  path: 'provedor/senha/abrir',
  access: PUBLIC,
  input: record({ token: ['token', secret] }),
  output: answer(record({ login: ['usuario', plainText], name: ['nome', plainText] })),
  errors: ['password-link.invalid', 'auth.throttled'],
});

export const setProviderPassword = defineCall({
  name: 'provider.set-password',
  summary: 'Escolher a senha com um link; encerra as sessões da pessoa',
  method: 'POST',
  path: 'provedor/senha/salvar',
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
  method: 'POST',
  path: 'provedor/conta/senha',
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
  method: 'POST',
  path: 'provedor/conta/fator/novo',
  access: OWN,
  input: nothing,
  output: answer(record({ secret: ['segredo', plainText], uri: ['endereco', plainText] })),
  errors: [],
});

export const confirmProviderFactor = defineCall({
  name: 'provider.confirm-factor',
  summary:
    'Confirmar o segundo fator com um código dele; responde os códigos de recuperação, uma vez, e encerra as outras sessões',
  method: 'POST',
  path: 'provedor/conta/fator',
  access: OWN,
  input: record({
    secret: ['segredo', text({ max: 64 })],
    code: ['codigo', text({ max: 10 })],
    /** Wanted of whoever has one already. */
    password: ['senha', textOrNull({ max: 512 })],
  }),
  output: answer('codigos', list(plainText)),
  errors: ['provider.code-wrong', 'provider.password-wrong', 'auth.throttled'],
});

export const endOtherProviderSessions = defineCall({
  name: 'provider.end-other-sessions',
  summary: 'Encerrar as próprias sessões em outros navegadores',
  method: 'POST',
  path: 'provedor/conta/sessoes/encerrar',
  access: OWN,
  input: nothing,
  output: answer('encerradas', plainNumber),
  errors: [],
});
