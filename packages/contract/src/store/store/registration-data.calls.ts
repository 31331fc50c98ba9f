import { defineCall } from '../../kit/define-call.ts';
import { text } from '../../kit/field-types.ts';
import { answer, record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';
import { registration, registrationSave } from './registration-data.wire.ts';

export const getRegistration = defineCall({
  name: 'registration.get',
  summary: 'O cadastro da loja, e as alterações que esperam aprovação',
  route: 'GET estabelecimento/getExibir',
  access: { kind: 'session', permission: 'registration.manage' },
  input: nothing,
  output: answer(registration),
});

/**
 * A new e-mail needs a recently typed password, because recovery codes go there. The server sends a code to
 * the new address. The old address stays until a person types this code (`confirmStoreEmail`). All other
 * fields are saved immediately.
 */
export const saveRegistration = defineCall({
  name: 'registration.save',
  summary: 'Salvar o cadastro da loja; texto do app e frase promocional passam por aprovação',
  route: 'POST estabelecimento/postEstabelecimento',
  access: { kind: 'session', permission: 'registration.manage' },
  input: registrationSave,
  output: answer(registration),
  errors: [
    'record.changed-meanwhile',
    'registration.field-pending',
    'registration.rejected-before',
    'account.email-not-sent',
    'auth.throttled',
  ],
});

export const confirmStoreEmail = defineCall({
  name: 'registration.confirm-email',
  summary: 'Confirmar o novo e-mail da loja com o código que ele recebeu',
  route: 'POST estabelecimento/email/confirmar',
  access: { kind: 'session', permission: 'registration.manage' },
  input: record({ code: ['codigo', text({ max: 20 })] }),
  output: answer(registration),
  errors: ['account.email-code-wrong'],
});
