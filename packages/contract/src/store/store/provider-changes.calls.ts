import { REJECTION_REASON } from '@comanda/domain/store/store/pending-changes';
import { defineCall } from '../../kit/define-call.ts';
import { id, plainMoment, plainNumber, plainText, text, translated } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';
import { REVIEWED_FIELD_WORDS } from './pending-changes.wire.ts';

const REVIEW = { kind: 'provider', permission: 'changes.review' } as const;
const changeFields = { ...storeField, changeId: ['solicitacao', id] } as const;
const DECISION_ERRORS = [
  'provider.unknown-store',
  'registration.change-not-found',
  'registration.change-decided',
] as const;

const waitingChange = record({
  storeId: ['loja', plainNumber],
  storeName: ['loja_nome', plainText],
  city: ['cidade', plainText],
  state: ['uf', plainText],
  changeId: ['solicitacao', plainNumber],
  field: ['campo', translated(REVIEWED_FIELD_WORDS)],
  before: ['antes', nullable(plainText)],
  after: ['depois', nullable(plainText)],
  requestedBy: ['pedido_por', plainText],
  requestedAt: ['pedido_em', plainMoment],
});
/** A change of a store's data that waits for the provider's decision. */
export type WaitingChange = DomainOfShape<typeof waitingChange>;

export const listWaitingChanges = defineCall({
  name: 'provider.list-changes',
  summary: 'As alterações que esperam a equipe, a mais antiga primeiro: as primeiras 100 e quantas são',
  route: 'GET provedor/alteracoes',
  access: REVIEW,
  input: record({
    storeId: ['loja', orNull(id)],
    field: ['campo', orNull(translated(REVIEWED_FIELD_WORDS))],
  }),
  output: answer(record({ changes: ['alteracoes', list(waitingChange)], total: ['total', plainNumber] })),
});

export const approveChange = defineCall({
  name: 'provider.approve-change',
  summary: 'Aprovar uma alteração: ela passa a valer',
  route: 'POST provedor/lojas/{loja}/alteracoes/{solicitacao}/aprovar',
  access: REVIEW,
  input: record(changeFields),
  output: done,
  errors: DECISION_ERRORS,
});

/** A rejection and its reason. */
export const changeRejection = record({ ...changeFields, reason: ['motivo', text(REJECTION_REASON)] });

export const rejectChange = defineCall({
  name: 'provider.reject-change',
  summary: 'Recusar uma alteração, com o motivo que a loja lê',
  route: 'POST provedor/lojas/{loja}/alteracoes/{solicitacao}/recusar',
  access: REVIEW,
  input: changeRejection,
  output: done,
  errors: [...DECISION_ERRORS, 'registration.reason-invalid'],
});
