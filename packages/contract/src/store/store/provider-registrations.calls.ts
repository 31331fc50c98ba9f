import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  integer,
  plainMoment,
  plainNumber,
  plainText,
  text,
  textOrNull,
} from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, nullable, orNull, record } from '../../kit/record.ts';
import { asIs, done } from '../../kit/shape.ts';
import { newStoreInput } from './provider-new-store.calls.ts';

const HANDLE = { kind: 'provider', permission: 'registrations.handle' } as const;
const requestField = { request: ['solicitacao', asIs(z.uuid('Não há solicitação assim.'))] } as const;

const registration = record({
  request: ['solicitacao', plainText],
  name: ['nome', plainText],
  storeName: ['estabelecimento', plainText],
  mobile: ['celular', plainText],
  email: ['email', plainText],
  createdAt: ['pedido_em', plainMoment],
  answeredAt: ['respondida_em', nullable(plainMoment)],
  note: ['anotacao', nullable(plainText)],
  closedAt: ['encerrada_em', nullable(plainMoment)],
  closeReason: ['motivo', nullable(plainText)],
  handledBy: ['por', nullable(plainText)],
  // The store that was created from the request.
  madeStore: ['loja', nullable(plainNumber)],
});
/** A request for a new store, and its result. */
export type Registration = DomainOfShape<typeof registration>;

export const listRegistrations = defineCall({
  name: 'provider.list-registrations',
  summary: 'As solicitações de cadastro que esperam a equipe, ou todas, a mais antiga primeiro',
  route: 'GET provedor/solicitacoes',
  access: HANDLE,
  input: record({
    withClosed: ['todas', bool],
    ...afterField('depois'),
    perPage: ['limite', orNull(integer({ min: 1, max: 200 }))],
  }),
  /** `waiting`: number of requests that wait for the team. */
  output: pageOf('solicitacoes', registration, { waiting: ['em_aberto', plainNumber] }),
});

/** A note that a person of the provider writes after answering the request. */
export const registrationAnswer = record({ ...requestField, note: ['anotacao', textOrNull({ max: 300 })] });

export const answerRegistration = defineCall({
  name: 'provider.answer-registration',
  summary: 'Anotar que uma solicitação foi respondida; ela continua na lista',
  route: 'POST provedor/solicitacoes/{solicitacao}/responder',
  access: HANDLE,
  input: registrationAnswer,
  output: done,
  errors: ['provider.unknown-request'],
});

export const registrationClosing = record({
  ...requestField,
  reason: ['motivo', text({ min: 3, max: 300 })],
});

export const closeRegistration = defineCall({
  name: 'provider.close-registration',
  summary: 'Encerrar uma solicitação que não vai virar loja, com o motivo',
  route: 'POST provedor/solicitacoes/{solicitacao}/encerrar',
  access: HANDLE,
  input: registrationClosing,
  output: done,
  errors: ['provider.unknown-request'],
});

/** Data for a store that is created from a request. */
export const storeOfRequest = record({ ...requestField, ...newStoreInput.fields });

/**
 * Two calls for the same request create only one store. The second answer names this store and marks it as
 * not new.
 */
export const makeStoreOfRequest = defineCall({
  name: 'provider.make-store',
  summary: 'Criar a loja de uma solicitação e mandar ao responsável o convite para escolher a senha',
  route: 'POST provedor/solicitacoes/{solicitacao}/loja',
  access: { ...HANDLE, isSensitive: true },
  input: storeOfRequest,
  output: answer(
    record({
      storeId: ['loja', plainNumber],
      isNew: ['nova', bool],
      isMailed: ['convite_enviado', bool],
      /**
       * Link of the invitation, only if its e-mail failed, and only for people who may make links of any
       * store.
       */
      link: ['link', nullable(plainText)],
    }),
  ),
  errors: ['provider.unknown-request', 'provider.login-taken'],
});
