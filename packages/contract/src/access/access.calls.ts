import { defineCall } from '../define-call.ts';
import { done, nothing } from '../shape.ts';
import {
  credentialsInput,
  documentAndStoreInput,
  documentInput,
  maskedContactsAnswer,
  recoverableStoresAnswer,
  registrationRequestInput,
  savedPasswordAnswer,
  savePasswordInput,
  sendCodeInput,
  sentCodeAnswer,
  sessionAnswer,
  ticketInput,
} from './access.wire.ts';

const PUBLIC = { kind: 'public' } as const;

export const logIn = defineCall({
  name: 'access.log-in',
  summary: 'Entrar com usuário (ou e-mail) e senha',
  method: 'POST',
  path: 'login/index',
  access: PUBLIC,
  input: credentialsInput,
  output: sessionAnswer,
  errors: ['auth.bad-credentials', 'auth.throttled', 'auth.no-role'],
});

export const exchangeTicket = defineCall({
  name: 'access.exchange-ticket',
  summary: 'Entrar com o bilhete de uso único de um link /login/{usuario}/{hash}',
  method: 'POST',
  path: 'login/bilhete',
  access: PUBLIC,
  input: ticketInput,
  output: sessionAnswer,
  errors: ['auth.ticket-invalid', 'auth.throttled', 'auth.no-role'],
});

export const getSession = defineCall({
  name: 'access.get-session',
  summary: 'Quem está conectado, com perfis e loja',
  method: 'GET',
  path: 'login/sessao',
  access: { kind: 'session', permission: 'store.read' },
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

export const verifyDocument = defineCall({
  name: 'access.verify-document',
  summary: 'Recuperação de senha, passo 1: lojas de um CNPJ ou CPF',
  method: 'POST',
  path: 'reset-password/verify-document',
  access: PUBLIC,
  input: documentInput,
  output: recoverableStoresAnswer,
  errors: ['recovery.document-invalid', 'auth.throttled'],
});

export const verifyEstablishment = defineCall({
  name: 'access.verify-establishment',
  summary: 'Recuperação de senha, passo 2: contatos mascarados da loja',
  method: 'POST',
  path: 'reset-password/verify-stablishment',
  aliases: [{ method: 'POST', path: 'reset-password/verify-establishment' }],
  access: PUBLIC,
  input: documentAndStoreInput,
  output: maskedContactsAnswer,
  errors: ['recovery.store-invalid', 'auth.throttled'],
});

export const sendCode = defineCall({
  name: 'access.send-code',
  summary: 'Recuperação de senha, passo 4: envia o código por e-mail ou SMS',
  method: 'POST',
  path: 'reset-password/send-code',
  access: PUBLIC,
  input: sendCodeInput,
  output: sentCodeAnswer,
  errors: ['recovery.store-invalid', 'recovery.contact-missing', 'recovery.code-not-sent', 'auth.throttled'],
});

export const savePassword = defineCall({
  name: 'access.save-password',
  summary: 'Recuperação de senha, passo 5: troca a senha com o código recebido',
  method: 'POST',
  path: 'reset-password/save-password',
  access: PUBLIC,
  input: savePasswordInput,
  output: savedPasswordAnswer,
  errors: ['recovery.password-weak', 'recovery.code-wrong', 'recovery.password-not-saved', 'auth.throttled'],
});

export const requestRegistration = defineCall({
  name: 'access.request-registration',
  summary: 'Solicitar o cadastro de uma nova loja',
  method: 'POST',
  path: 'registration-requests',
  access: PUBLIC,
  input: registrationRequestInput,
  output: done,
  errors: ['auth.throttled'],
});
