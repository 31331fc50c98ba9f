import { defineCall, PUBLIC } from '../../kit/define-call.ts';
import {
  documentAndStoreInput,
  documentInput,
  maskedContactsAnswer,
  recoverableStoresAnswer,
  savedPasswordAnswer,
  savePasswordInput,
  sendCodeInput,
  sentCodeAnswer,
} from './recovery.wire.ts';

export const verifyDocument = defineCall({
  name: 'access.verify-document',
  summary: 'Recuperação de senha, passo 1: lojas de um CNPJ ou CPF',
  route: 'POST reset-password/verify-document',
  access: PUBLIC,
  input: documentInput,
  output: recoverableStoresAnswer,
  errors: ['recovery.document-invalid', 'recovery.proof-wanted', 'auth.throttled'],
});

export const verifyEstablishment = defineCall({
  name: 'access.verify-establishment',
  summary: 'Recuperação de senha, passo 2: contatos mascarados da loja',
  route: 'POST reset-password/verify-stablishment',
  aliases: [{ method: 'POST', path: 'reset-password/verify-establishment' }],
  access: PUBLIC,
  input: documentAndStoreInput,
  output: maskedContactsAnswer,
  errors: ['recovery.store-invalid', 'recovery.proof-wanted', 'auth.throttled'],
});

export const sendCode = defineCall({
  name: 'access.send-code',
  summary: 'Recuperação de senha, passo 4: envia o código por e-mail ou SMS',
  route: 'POST reset-password/send-code',
  access: PUBLIC,
  input: sendCodeInput,
  output: sentCodeAnswer,
  errors: [
    'recovery.store-invalid',
    'recovery.contact-missing',
    'recovery.code-not-sent',
    'recovery.proof-wanted',
    'auth.throttled',
  ],
});

export const savePassword = defineCall({
  name: 'access.save-password',
  summary: 'Recuperação de senha, passo 5: troca a senha com o código recebido',
  route: 'POST reset-password/save-password',
  access: PUBLIC,
  input: savePasswordInput,
  output: savedPasswordAnswer,
  errors: [
    'recovery.password-weak',
    'recovery.code-wrong',
    'recovery.code-spent',
    'recovery.password-not-saved',
    'auth.throttled',
  ],
});
