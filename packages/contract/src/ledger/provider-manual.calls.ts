import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import {
  bool,
  id,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  text,
  translated,
} from '../field-types.ts';
import { afterField, pageOf } from '../paged.ts';
import { storeField } from '../provider/stores.wire.ts';
import { answer, type DomainOfShape, nullable, orNull, record } from '../record.ts';
import { asIs, done } from '../shape.ts';
import { someReais } from './provider-book.calls.ts';

const READ = { kind: 'provider', permission: 'finance.read' } as const;
/** Moves money of a store, or leads to it. */
const MOVE = { kind: 'provider', permission: 'services.manage', isSensitive: true } as const;

/** 'ABERTURA' is what an account begins with, of a store that had one before. */
export const MANUAL_KIND_WORDS = { adjustment: 'AJUSTE', opening: 'ABERTURA' } as const;
export type ManualKind = keyof typeof MANUAL_KIND_WORDS;
export const MANUAL_ACCOUNT_WORDS = { current: 'conta_corrente', available: 'disponivel' } as const;
export type ManualAccount = keyof typeof MANUAL_ACCOUNT_WORDS;
/** Whether the store has more by it, or less. */
export const MANUAL_SIDE_WORDS = { favour: 'A_FAVOR', against: 'CONTRA' } as const;
export type ManualSide = keyof typeof MANUAL_SIDE_WORDS;

const request = record({
  storeId: ['loja', plainNumber],
  storeName: ['nome_loja', plainText],
  requestId: ['solicitacao', plainNumber],
  kind: ['tipo', translated(MANUAL_KIND_WORDS)],
  account: ['conta', translated(MANUAL_ACCOUNT_WORDS)],
  // Below zero: against the store.
  cents: ['valor', plainReais],
  reason: ['motivo', plainText],
  askedAt: ['pedido_em', plainMoment],
  askedBy: ['pedido_por', plainText],
  // Whoever reads it asked for it: somebody else has to decide.
  isOwn: ['minha', bool],
  decision: ['decisao', nullable(translated({ approved: 'APROVADO', rejected: 'RECUSADO' }))],
  decidedAt: ['decidido_em', nullable(plainMoment)],
  decidedBy: ['decidido_por', nullable(plainText)],
  words: ['motivo_decisao', nullable(plainText)],
});
export type ManualRequest = DomainOfShape<typeof request>;

export const listManualRequests = defineCall({
  name: 'provider.list-manual-requests',
  summary:
    'Ajustes e saldos de abertura de todas as lojas: os que aguardam a segunda pessoa, o mais antigo primeiro, ou os decididos, o mais novo primeiro',
  route: 'GET provedor/financeiro/solicitacoes',
  access: READ,
  input: record({ isDecided: ['decididas', orNull(bool)], ...afterField('depois') }),
  output: pageOf('solicitacoes', request, { count: ['quantidade', plainNumber] }),
});

/** What one person asks for; the same key is the same request. */
export const manualWish = record({
  ...storeField,
  kind: ['tipo', translated(MANUAL_KIND_WORDS)],
  account: ['conta', translated(MANUAL_ACCOUNT_WORDS)],
  side: ['lado', translated(MANUAL_SIDE_WORDS)],
  cents: ['valor', someReais],
  reason: ['motivo', text({ min: 5, max: 300 })],
  key: ['chave', asIs(z.uuid('A chave é um UUID.'))],
});

export const askManual = defineCall({
  name: 'provider.ask-manual-posting',
  summary: 'Pedir um ajuste ou um saldo de abertura; nada é lançado até que outra pessoa aprove',
  route: 'POST provedor/lojas/{loja}/financeiro/solicitacoes',
  access: MOVE,
  input: manualWish,
  output: answer(record({ requestId: ['solicitacao', plainNumber] })),
  errors: [
    'provider.unknown-store',
    'ledger.no-book',
    'ledger.other-figures',
    'ledger.book-began',
    'ledger.already-opened',
  ],
});

const named = { ...storeField, requestId: ['solicitacao', id] } as const;

export const approveManual = defineCall({
  name: 'provider.approve-manual-posting',
  summary: 'Aprovar um ajuste ou saldo de abertura que outra pessoa pediu; é lançado na mesma hora, uma vez',
  route: 'POST provedor/lojas/{loja}/financeiro/solicitacoes/{solicitacao}/aprovar',
  access: MOVE,
  input: record(named),
  output: done,
  errors: [
    'provider.unknown-store',
    'ledger.request-not-found',
    'ledger.request-decided',
    'ledger.same-person',
    'ledger.book-began',
    'ledger.already-opened',
  ],
});

export const manualRejection = record({ ...named, words: ['motivo', text({ min: 5, max: 300 })] });

export const rejectManual = defineCall({
  name: 'provider.reject-manual-posting',
  summary: 'Recusar um ajuste ou saldo de abertura que outra pessoa pediu, com o motivo',
  route: 'POST provedor/lojas/{loja}/financeiro/solicitacoes/{solicitacao}/recusar',
  access: MOVE,
  input: manualRejection,
  output: done,
  errors: [
    'provider.unknown-store',
    'ledger.request-not-found',
    'ledger.request-decided',
    'ledger.same-person',
  ],
});
