import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import { done, nothing } from '../../kit/shape.ts';
import { credentialsInput, sessionAnswer, ticketInput } from './access.wire.ts';

export const logIn = defineCall({
  name: 'access.log-in',
  summary: 'Entrar com usuário (ou e-mail) e senha; com segundo fator, também o código',
  route: 'POST login/index',
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
  route: 'POST login/bilhete',
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
  route: 'GET login/sessao',
  access: { kind: 'session', permission: 'store.read' },
  isOpenToVisits: true,
  input: nothing,
  output: sessionAnswer,
});

export const logOut = defineCall({
  name: 'access.log-out',
  summary: 'Encerrar a sessão no servidor',
  route: 'POST login/sair',
  access: PUBLIC,
  input: nothing,
  output: done,
});
