import { defineCall } from '../define-call.ts';
import { answer } from '../record.ts';
import { nothing } from '../shape.ts';
import { registration, registrationSave } from './registration-data.wire.ts';

export const getRegistration = defineCall({
  name: 'registration.get',
  summary: 'O cadastro da loja, e as alterações que esperam aprovação',
  method: 'GET',
  path: 'estabelecimento/getExibir',
  access: { kind: 'session', permission: 'registration.manage' },
  input: nothing,
  output: answer(registration),
  errors: [],
});

/** Another e-mail wants a password typed lately: recovery codes go there. */
export const saveRegistration = defineCall({
  name: 'registration.save',
  summary: 'Salvar o cadastro da loja; texto do app e frase promocional passam por aprovação',
  method: 'POST',
  path: 'estabelecimento/postEstabelecimento',
  access: { kind: 'session', permission: 'registration.manage' },
  input: registrationSave,
  output: answer(registration),
  errors: ['record.changed-meanwhile', 'registration.field-pending', 'registration.rejected-before'],
});
