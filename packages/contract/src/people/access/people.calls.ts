import { defineCall } from '../../kit/define-call.ts';
import { nothing } from '../../kit/shape.ts';
import { newUser, peopleAnswer, savedUserAnswer, userEdit, userInput } from './people.wire.ts';

const READ = { kind: 'session', permission: 'users.manage' } as const;
/** Needs a recently typed password, because a stranger at an open panel must not change the store's users. */
const MANAGE = { ...READ, isSensitive: true } as const;

export const listPeople = defineCall({
  name: 'people.list',
  summary: 'Os usuários da loja, seu grupo de acesso e os convites que ainda esperam',
  route: 'GET users/merchant',
  access: READ,
  input: nothing,
  output: peopleAnswer,
});

export const createUser = defineCall({
  name: 'people.create',
  summary: 'Cadastrar um usuário: com `convite`, a pessoa escolhe a senha por um link enviado por e-mail',
  route: 'POST users/merchant-create',
  access: MANAGE,
  input: newUser,
  output: savedUserAnswer,
  errors: ['people.login-taken', 'auth.throttled'],
});

export const updateUser = defineCall({
  name: 'people.update',
  summary:
    'Mudar um usuário; o que não vem fica como está. Inutilizar, ou trocar a senha, encerra as sessões dele',
  route: 'POST users/merchant-update/{id}',
  access: MANAGE,
  input: userEdit,
  output: savedUserAnswer,
  errors: [
    'people.not-found',
    'people.login-taken',
    'people.last-administrator',
    'people.own-access',
    'people.own-password',
    'record.changed-meanwhile',
    'auth.throttled',
  ],
});

export const inviteUser = defineCall({
  name: 'people.invite',
  summary: 'Enviar o convite de novo; o link anterior deixa de valer',
  route: 'POST users/merchant-invite/{id}',
  access: MANAGE,
  input: userInput,
  output: savedUserAnswer,
  errors: ['people.not-found', 'people.cannot-invite', 'auth.throttled'],
});

export const withdrawInvitation = defineCall({
  name: 'people.withdraw-invitation',
  summary: 'Cancelar o convite: o link enviado deixa de valer',
  route: 'POST users/merchant-uninvite/{id}',
  access: MANAGE,
  input: userInput,
  output: savedUserAnswer,
  errors: ['people.not-found'],
});
