import { ACCOUNT_LIMITS as LIMITS } from '@comanda/domain/money/banking/receiving-account';
import * as z from 'zod/mini';
import {
  bool,
  flag,
  id,
  integer,
  plainMoment,
  plainNumber,
  plainText,
  text,
  translated,
} from '../../kit/field-types.ts';
import { type DomainOfShape, nullable, orNull, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';

export const ACCOUNT_WAY_WORDS = { manual: 'MANUAL', key: 'CHAVE' } as const;
export const ACCOUNT_TYPE_WORDS = { current: 'CC', savings: 'CP' } as const;
/** Kind of a Pix key. The person chooses the kind; the server never guesses it. */
export const KEY_KIND_WORDS = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  phone: 'TELEFONE',
  email: 'EMAIL',
  random: 'ALEATORIA',
} as const;

const typed = (pattern: RegExp, words: string) =>
  shape(
    z.string().check(
      z.trim(),
      z.overwrite((line) => line.toUpperCase()),
      z.regex(pattern, words),
    ),
    { decode: (wire) => wire, encode: (stored: string) => stored },
  );

/**
 * Destination of money: the bank's data, or a Pix key with its kind. The server refuses any holder other than
 * the registered one.
 */
export const accountSave = record({
  // Absent: a new account.
  accountId: ['id_pagon_banco', orNull(id)],
  way: ['tipo_pagamento', translated(ACCOUNT_WAY_WORDS)],
  label: ['nome', orNull(text({ max: LIMITS.label, min: 0 }))],
  keyKind: ['tipo_chave', orNull(translated(KEY_KIND_WORDS))],
  key: ['chave', orNull(text({ max: LIMITS.key, min: 0 }))],
  // The bank's three digits, or its ISPB if it has none.
  bank: ['banco', orNull(typed(/^(\d{3}|[0-9A-Z]{8})?$/, 'Escolha um banco da lista.'))],
  type: ['tipo_conta', orNull(translated(ACCOUNT_TYPE_WORDS))],
  branch: ['agencia', orNull(typed(/^\d{0,4}$/, 'A agência tem até 4 números, sem o dígito.'))],
  branchDigit: ['agencia_dig', orNull(typed(/^[0-9XP]?$/, 'O dígito da agência é um número, X ou P.'))],
  account: [
    'conta',
    orNull(typed(/^(\d[\d.]{0,17}-?[0-9XP]?)?$/, 'Informe a conta com o dígito, como 12345-6.')),
  ],
  holderDocument: ['cnpj_cpf', orNull(text({ max: 40, min: 0 }))],
  version: ['versao', orNull(integer({ min: 1, max: 1_000_000_000 }))],
});
export type AccountSave = DomainOfShape<typeof accountSave>;

export const receivingAccount = record({
  accountId: ['id_pagon_banco', plainNumber],
  storeId: ['id_estabelecimento', plainNumber],
  way: ['tipo_pagamento', translated(ACCOUNT_WAY_WORDS)],
  label: ['nome', plainText],
  keyKind: ['tipo_chave', nullable(translated(KEY_KIND_WORDS))],
  key: ['chave', nullable(plainText)],
  bank: ['banco', nullable(plainText)],
  bankName: ['nome_banco', nullable(plainText)],
  type: ['tipo_conta', nullable(translated(ACCOUNT_TYPE_WORDS))],
  branch: ['agencia', nullable(plainText)],
  branchDigit: ['agencia_dig', nullable(plainText)],
  account: ['conta', nullable(plainText)],
  holderName: ['nome_titular', plainText],
  holderDocument: ['cnpj_cpf', plainText],
  isActive: ['status', flag({ true: 'S', false: 'N' })],
  // The time when the account becomes active; null: not requested, or already active.
  activeFrom: ['ativa_em', nullable(plainMoment)],
  version: ['versao', plainNumber],
  changedBy: ['alterado_por', plainText],
  changedAt: ['alterado_em', plainMoment],
});
export type ReceivingAccount = DomainOfShape<typeof receivingAccount>;

/** Names an account by its id and, if given, by the version that the person saw. */
export const accountNamed = record({
  accountId: ['id_pagon_banco', id],
  version: ['versao', orNull(integer({ min: 1, max: 1_000_000_000 }))],
});

export const bank = record({
  code: ['cod', plainText],
  name: ['banco', plainText],
  ispb: ['ispb', plainText],
});
export type Bank = DomainOfShape<typeof bank>;

/**
 * True: changes of the active account wait for a day. `offAt`: a person has switched the wait off, and it
 * ends at this time.
 */
export const changeWait = record({ isOn: ['espera', bool], offAt: ['espera_ate', nullable(plainMoment)] });
export type ShownChangeWait = DomainOfShape<typeof changeWait>;
