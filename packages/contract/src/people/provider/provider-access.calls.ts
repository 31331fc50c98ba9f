import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import { bool, text, textOrNull } from '../../kit/field-types.ts';
import { answer, record } from '../../kit/record.ts';
import { done, nothing } from '../../kit/shape.ts';
import { secret } from '../access/access.wire.ts';
import { providerSession } from './provider-access.wire.ts';

const OWN = { kind: 'provider', permission: 'own.account' } as const;

export const logInProvider = defineCall({
  name: 'provider.log-in',
  summary: 'Entrar no console da equipe',
  route: 'POST provedor/login',
  access: PUBLIC,
  input: record({
    login: ['usuario', text({ max: 254 })],
    password: ['senha', secret],
    /** A code from the authenticator app, or a recovery code; null until a code is required. */
    code: ['codigo', textOrNull({ max: 40 })],
  }),
  output: answer('pessoa', providerSession),
  errors: [
    'provider.bad-credentials',
    'provider.code-wanted',
    'provider.code-wrong',
    'auth.throttled',
    'server.busy',
  ],
});

/** While no user exists, no login is possible. The page then explains how to create the first user. */
export const getConsoleLogin = defineCall({
  name: 'provider.get-door',
  summary: 'Se já existe alguém da equipe que possa entrar no console',
  route: 'GET provedor/porta',
  access: PUBLIC,
  input: nothing,
  output: answer('tem_equipe', bool),
});

export const getProviderSession = defineCall({
  name: 'provider.get-session',
  summary: 'Quem da equipe está conectado, e o que pode fazer',
  route: 'GET provedor/sessao',
  access: OWN,
  input: nothing,
  output: answer('pessoa', providerSession),
});

export const logOutProvider = defineCall({
  name: 'provider.log-out',
  summary: 'Sair do console',
  route: 'POST provedor/sair',
  access: PUBLIC,
  input: nothing,
  output: done,
});
