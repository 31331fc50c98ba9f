import { defineCall } from '../../kit/define-call.ts';
import { bool, id, plainMoment, plainNumber, plainReais, plainText, text } from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { type DomainOfShape, nullable, record } from '../../kit/record.ts';
import { file } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';
import { doneOrRequested, REQUEST_ERRORS } from '../../people/provider/requested.wire.ts';

const READ = { kind: 'provider', permission: 'finance.read' } as const;

const waitingReversal = record({
  storeId: ['loja', plainNumber],
  storeName: ['loja_nome', plainText],
  reversalId: ['estorno', plainNumber],
  orderId: ['id_pedido', plainNumber],
  orderCode: ['codigo', plainText],
  cents: ['valor', plainReais],
  fineReason: ['motivo_multa', nullable(plainText)],
  finedAt: ['multado_em', plainMoment],
  description: ['descricao', plainText],
  requestedAt: ['pedido_em', plainMoment],
  requestedBy: ['pedido_por', plainText],
});
export type WaitingReversal = DomainOfShape<typeof waitingReversal>;

export const listWaitingReversals = defineCall({
  name: 'provider.list-fine-reversals',
  summary: 'Estornos de multa que esperam decisão, de todas as lojas, o que espera há mais tempo primeiro',
  route: 'GET provedor/multas/estornos',
  access: READ,
  input: record(afterField('depois')),
  output: pageOf('estornos', waitingReversal, { count: ['quantidade', plainNumber] }),
});

export const reversalDecision = record({
  ...storeField,
  reversalId: ['estorno', id],
  isApproved: ['aprovar', bool],
  // Reason of the decision. The store can read this text.
  words: ['motivo', text({ min: 5, max: 300 })],
});

export const decideFineReversal = defineCall({
  name: 'provider.decide-fine-reversal',
  summary: 'Decidir um estorno de multa, com o motivo que a loja lê; aprovado, a multa volta na mesma hora',
  route: 'POST provedor/multas/estornos/decidir',
  access: { kind: 'provider', permission: 'services.manage', isSensitive: true },
  input: reversalDecision,
  output: doneOrRequested,
  errors: [
    ...REQUEST_ERRORS,
    'provider.unknown-store',
    'fine-reversal.not-found',
    'fine-reversal.already-decided',
    'fine-reversal.already-reversed',
  ],
});

export const disputeEvidence = defineCall({
  name: 'provider.dispute-evidence',
  summary: 'O dossiê de um pedido com multa ou pagamento contestado, em PDF',
  route: 'GET provedor/lojas/{loja}/pedidos/{pedido}/dossie',
  access: { ...READ, isSensitive: true },
  isRecorded: true,
  input: record({ ...storeField, orderId: ['pedido', id] }),
  output: file('application/pdf', 'paper'),
  errors: ['provider.unknown-store', 'fine-reversal.order-not-found', 'sales-history.nothing-contested'],
});
