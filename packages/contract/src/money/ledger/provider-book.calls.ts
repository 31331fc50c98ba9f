import type { Account } from '@comanda/domain/money/ledger/accounts';
import { ENTRY_KINDS, type EntryKind } from '@comanda/domain/money/ledger/entry-kinds';
import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  id,
  oneOf,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  reais,
  text,
  translated,
} from '../../kit/field-types.ts';
import { afterField, formatField, pageOf, sheetOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { asIs } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';
import { doneOrRequested, REQUEST_ERRORS } from '../../people/provider/requested.wire.ts';
import { ACCOUNT_WORDS } from './statement.calls.ts';

const READ = { kind: 'provider', permission: 'finance.read' } as const;
/** Access to calls that move a store's money. */
const MOVE = { kind: 'provider', permission: 'services.manage', isSensitive: true } as const;
const EXPORT = { kind: 'provider', permission: 'finance.read', isSensitive: true } as const;

/** All accounts of a ledger by wire word: the store's own accounts, and the counter-accounts. */
export const BOOK_ACCOUNT_WORDS = {
  ...ACCOUNT_WORDS,
  customer: 'clientes',
  'payment-fee': 'taxas_de_pagamento',
  commission: 'comissao',
  fine: 'multas',
  sponsor: 'patrocinio',
  custom: 'ajustes',
  bank: 'banco',
  till: 'caixa_da_loja',
  opening: 'abertura',
} as const satisfies Record<Account, string>;
const account = translated(BOOK_ACCOUNT_WORDS);

/** An amount above zero. */
const money = reais();
export const someReais = {
  ...money,
  wire: money.wire.check(z.refine((value) => value > 0, 'Informe um valor maior que zero.')),
};

export const storeBook = answer(
  record({
    // The first operational day of the ledger; null: the store has no ledger.
    openedOn: ['inicio', nullable(calendarDay)],
    // The last closed accounting day: new entries need a later day.
    closedThrough: ['fechado_ate', nullable(calendarDay)],
    today: ['hoje', calendarDay],
    // True: the ledger contains only entries for opening balances, so further opening balances may be
    // requested.
    mayOpen: ['aceita_abertura', bool],
    accounts: ['contas', list(record({ account: ['conta', account], cents: ['saldo', plainReais] }))],
  }),
);
export type StoreBook = DomainOfShape<typeof storeBook>;

export const getStoreBook = defineCall({
  name: 'provider.get-store-book',
  summary: 'O livro financeiro de uma loja: quando começou, e o saldo de cada conta',
  route: 'GET provedor/lojas/{loja}/financeiro',
  access: READ,
  input: record(storeField),
  output: storeBook,
  errors: ['provider.unknown-store'],
});

/** 'ESTORNADO': a later entry reversed this one. 'ESTORNO': this entry reverses an earlier entry. */
export const BOOK_STATE_WORDS = {
  posted: 'LANCADO',
  corrected: 'ESTORNADO',
  correction: 'ESTORNO',
} as const;

const bookEntry = record({
  seq: ['codigo', plainNumber],
  postingId: ['lancamento', plainNumber],
  day: ['dia', calendarDay],
  at: ['lancado_em', plainMoment],
  kind: ['tipo', oneOf(Object.keys(ENTRY_KINDS) as EntryKind[])],
  state: ['status', translated(BOOK_STATE_WORDS)],
  from: ['de', account],
  to: ['para', account],
  cents: ['valor', plainReais],
  orderId: ['pedido', nullable(plainNumber)],
  orderCode: ['codigo_pedido', nullable(plainText)],
  // Cause of the entry ('fine', 'settlement' …), the id of the cause, and its step.
  source: ['causa', plainText],
  sourceId: ['causa_numero', plainText],
  step: ['passo', plainText],
  reason: ['motivo', nullable(plainText)],
  byName: ['por', nullable(plainText)],
  // True: the fine can still be reversed.
  isOpenFine: ['multa_aberta', bool],
});
export type BookEntry = DomainOfShape<typeof bookEntry>;

const filter = {
  ...storeField,
  from: ['inicio', calendarDay],
  to: ['fim', calendarDay],
  kind: ['tipo', orNull(oneOf(Object.keys(ENTRY_KINDS) as EntryKind[]))],
} as const;

export const listBookEntries = defineCall({
  name: 'provider.list-book-entries',
  summary: 'Os lançamentos do livro de uma loja num período, de uma conta para outra, o mais novo primeiro',
  route: 'GET provedor/lojas/{loja}/financeiro/lancamentos',
  access: READ,
  input: record({ ...filter, ...afterField('depois') }),
  output: pageOf('lancamentos', bookEntry, { count: ['quantidade', plainNumber] }),
  errors: ['provider.unknown-store'],
});

export const exportBookEntries = defineCall({
  name: 'provider.export-book-entries',
  summary: 'Os lançamentos do livro de uma loja num período, como planilha',
  route: 'POST provedor/lojas/{loja}/financeiro/lancamentos/exportar',
  access: EXPORT,
  input: record({ ...filter, ...formatField }),
  output: sheetOf,
  errors: ['provider.unknown-store'],
});

/** The store can read the reason. A repeated key means the same fine, so the fine is posted only once. */
export const fineInput = record({
  ...storeField,
  orderId: ['pedido', id],
  cents: ['valor', someReais],
  reason: ['motivo', text({ min: 5, max: 300 })],
  key: ['chave', asIs(z.uuid('A chave é um UUID.'))],
});

export const fineOrder = defineCall({
  name: 'provider.fine-order',
  summary:
    'Multar a loja por um pedido; ela é avisada por e-mail com o motivo. A mesma chave é a mesma multa',
  route: 'POST provedor/lojas/{loja}/multas',
  access: MOVE,
  input: fineInput,
  output: doneOrRequested,
  errors: ['provider.unknown-store', 'order.not-found', 'ledger.no-book', ...REQUEST_ERRORS],
});

export const fineReversalInput = record({
  ...storeField,
  postingId: ['lancamento', id],
  reason: ['motivo', text({ min: 5, max: 300 })],
});

export const reverseFine = defineCall({
  name: 'provider.reverse-fine',
  summary: 'Estornar uma multa; a loja é avisada por e-mail com o motivo',
  route: 'POST provedor/lojas/{loja}/multas/{lancamento}/estornar',
  access: MOVE,
  input: fineReversalInput,
  output: doneOrRequested,
  errors: [
    ...REQUEST_ERRORS,
    'provider.unknown-store',
    'ledger.fine-not-found',
    'ledger.fine-asked-back',
    'fine-reversal.already-reversed',
  ],
});
