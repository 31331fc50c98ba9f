import type { ROLES } from '@comanda/domain/people/access/permissions';
import { defineCall } from '../../kit/define-call.ts';
import { defineCalls } from '../../kit/define-calls.ts';
import {
  bool,
  id,
  plainMoment,
  plainNumber,
  plainText,
  text,
  textOrNull,
  translated,
} from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { storeField } from '../../kit/store-field.ts';
import { personName } from './people.wire.ts';

const READ = { kind: 'provider', permission: 'stores.read' } as const;
const callToManage = defineCalls({ kind: 'provider', permission: 'people.manage', isSensitive: true });

const role = translated({ admin: 'administrador', operator: 'operador' } satisfies Record<
  (typeof ROLES)[number],
  string
>);

const storePerson = record({
  userId: ['id_usuario', plainNumber],
  name: ['nome', plainText],
  username: ['usuario', plainText],
  email: ['email', nullable(plainText)],
  role: ['perfil', nullable(role)],
  isActive: ['ativa', bool],
  hasSecondFactor: ['segundo_fator', bool],
  /** False: the person was invited and never chose a password. */
  hasPassword: ['tem_senha', bool],
});
/** A person of a store, as the provider sees them. */
export type StorePerson = DomainOfShape<typeof storePerson>;

const personField = { ...storeField, userId: ['usuario', id] } as const;

export const newStorePerson = record({
  ...storeField,
  name: ['nome', personName],
  /** Login name; null: the person logs in with the e-mail address. */
  username: ['usuario', textOrNull({ max: 60 })],
  email: ['email', textOrNull({ max: 254 })],
  role: ['perfil', role],
});
export type NewStorePerson = DomainOfShape<typeof newStorePerson>;

const openSession = record({
  sessionId: ['id_sessao', plainText],
  userId: ['id_usuario', plainNumber],
  createdAt: ['entrou_em', plainMoment],
  lastSeenAt: ['vista_em', plainMoment],
});
/** An active session of a store's person. */
export type StoreSession = DomainOfShape<typeof openSession>;

const FAULTS = ['provider.unknown-store', 'provider.unknown-person'] as const;

export const listStorePeople = defineCall({
  name: 'provider.list-people',
  summary: 'Quem entra no painel de uma loja',
  route: 'GET provedor/lojas/{loja}/pessoas',
  access: READ,
  input: record(storeField),
  output: answer('pessoas', list(storePerson)),
  errors: ['provider.unknown-store'],
});

/**
 * Returns the link to choose a password. Only this answer contains the link. A person with an e-mail address
 * also gets the link by e-mail.
 */
export const addStorePerson = callToManage({
  name: 'provider.add-person',
  summary: 'Pôr uma pessoa na loja; o link em que ela escolhe a senha é mostrado uma vez só',
  route: 'POST provedor/lojas/{loja}/pessoas',
  input: newStorePerson,
  output: answer(record({ link: ['link', plainText], isMailed: ['convite_enviado', bool] })),
  errors: ['provider.unknown-store', 'provider.login-taken'],
});

export const personEmail = record({ ...personField, email: ['email', text({ max: 254 })] });

/** Corrects the address of an invitation. Only this answer contains the new link. Earlier links stop working. */
export const changeInvitedEmail = callToManage({
  name: 'provider.change-invited-email',
  summary: 'Corrigir o e-mail de quem foi convidado e nunca entrou, e convidar de novo',
  route: 'POST provedor/lojas/{loja}/pessoas/{usuario}/email',
  input: personEmail,
  output: answer(record({ link: ['link', plainText], isMailed: ['convite_enviado', bool] })),
  errors: [...FAULTS, 'provider.login-taken', 'provider.person-blocked', 'provider.person-is-in'],
});

export const blockStorePerson = callToManage({
  name: 'provider.block-person',
  summary: 'Bloquear uma pessoa; o painel dela fecha na hora',
  route: 'POST provedor/lojas/{loja}/pessoas/{usuario}/bloquear',
  input: record(personField),
  output: answer('ok', bool),
  errors: [...FAULTS, 'provider.last-administrator'],
});

export const reactivateStorePerson = callToManage({
  name: 'provider.reactivate-person',
  summary: 'Deixar uma pessoa entrar de novo',
  route: 'POST provedor/lojas/{loja}/pessoas/{usuario}/reativar',
  input: record(personField),
  output: answer('ok', bool),
  errors: FAULTS,
});

export const changeStorePersonRole = callToManage({
  name: 'provider.change-role',
  summary: 'Mudar o perfil de uma pessoa; o painel aberto acompanha',
  route: 'POST provedor/lojas/{loja}/pessoas/{usuario}/perfil',
  input: record({ ...personField, role: ['perfil', role] }),
  output: answer('ok', bool),
  errors: [...FAULTS, 'provider.last-administrator'],
});

/** Only this answer contains the link. Earlier links stop working. */
export const makeStorePasswordLink = callToManage({
  name: 'provider.make-password-link',
  summary: 'Fazer um link, válido por 24 horas e uma vez só, em que a pessoa escolhe outra senha',
  route: 'POST provedor/lojas/{loja}/pessoas/{usuario}/senha',
  input: record(personField),
  output: answer('link', plainText),
  errors: [...FAULTS, 'provider.person-blocked'],
});

export const listStoreSessions = defineCall({
  name: 'provider.list-sessions',
  summary: 'As sessões abertas de uma loja',
  route: 'GET provedor/lojas/{loja}/sessoes',
  access: READ,
  input: record(storeField),
  output: answer('sessoes', list(openSession)),
  errors: ['provider.unknown-store'],
});

export const endStoreSessions = callToManage({
  name: 'provider.end-sessions',
  summary: 'Encerrar uma sessão de uma pessoa, ou todas',
  route: 'POST provedor/lojas/{loja}/pessoas/{usuario}/desconectar',
  input: record({ ...personField, sessionId: ['id_sessao', orNull(text({ max: 40 }))] }),
  output: answer('encerradas', plainNumber),
  errors: FAULTS,
});

/**
 * For people who lost both their authenticator app and their recovery codes. The person is informed by
 * e-mail.
 */
export const turnOffStoreSecondFactor = callToManage({
  name: 'provider.turn-off-second-factor',
  summary: 'Desligar o segundo fator de uma pessoa de uma loja; ela é avisada por e-mail',
  route: 'POST provedor/lojas/{loja}/pessoas/{usuario}/fator',
  input: record(personField),
  output: answer('ok', bool),
  errors: [...FAULTS, 'provider.no-second-factor'],
});
