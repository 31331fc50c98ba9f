import { defineCall, PUBLIC } from '../define-call.ts';
import { done, nothing } from '../shape.ts';
import { credentialsInput, sessionAnswer, ticketInput } from './access.wire.ts';

export const logIn = defineCall({
  name: 'access.log-in',
  summary: 'Entrar com usuário (ou e-mail) e senha; com segundo fator, também o código',
  method: 'POST',
  path: 'login/index',
  access: PUBLIC,
  input: credentialsInput,
  output: sessionAnswer,
  errors: [
    'auth.bad-credentials',
    'auth.second-factor-needed',
    'auth.code-wrong',
    'auth.throttled',
    'auth.no-role',
  ],
});

export const exchangeTicket = defineCall({
  name: 'access.exchange-ticket',
  summary: 'Entrar com o bilhete de uso único de um link /login/{usuario}/{hash}',
  method: 'POST',
  path: 'login/bilhete',
  access: PUBLIC,
  input: ticketInput,
  output: sessionAnswer,
  errors: [
    'auth.ticket-invalid',
    'auth.second-factor-needed',
    'auth.code-wrong',
    'auth.throttled',
    'auth.no-role',
  ],
});

export const getSession = defineCall({
  name: 'access.get-session',
  summary: 'Quem está conectado, com perfis e loja',
  method: 'GET',
  path: 'login/sessao',
  access: { kind: 'session', permission: 'store.read' },
  isOpenToVisits: true,
  input: nothing,
  output: sessionAnswer,
  errors: [],
});

export const logOut = defineCall({
  name: 'access.log-out',
  summary: 'Encerrar a sessão no servidor',
  method: 'POST',
  path: 'login/sair',
  access: PUBLIC,
  input: nothing,
  output: done,
  errors: [],
});
