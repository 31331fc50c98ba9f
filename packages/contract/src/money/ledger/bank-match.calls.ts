import { MAX_AMOUNT_CENTS } from '@comanda/domain/kit/cents/cents';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { integer, plainMoment, plainNumber, plainText, text, translated } from '../../kit/field-types.ts';
import { formatField, sheetOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, longAnswer, nullable, orNull, record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';

const access = { kind: 'session', permission: 'finance.read' } as const;

const account = record({
  accountNo: ['numero', plainNumber],
  bankName: ['nome_banco', nullable(plainText)],
  branch: ['agencia', nullable(plainText)],
  account: ['conta', nullable(plainText)],
  key: ['chave_pix', nullable(plainText)],
});
export type DepositAccount = DomainOfShape<typeof account>;

// Amounts are in cents on the wire, as in all newer calls of finance.
const deposit = record({
  // Null: no transfer was made.
  transferId: ['id_transferencia', nullable(plainNumber)],
  settlements: [
    'repasses',
    list(record({ settlementId: ['id', plainNumber], day: ['settlement_date', calendarDay] })),
  ],
  // Number of the account; null: no transfer was made.
  accountNo: ['numero_conta', nullable(plainNumber)],
  sentOn: ['enviado_em', calendarDay],
  paidOn: ['pago_em', nullable(calendarDay)],
  cents: ['valor', plainNumber],
  state: [
    'status',
    translated({ paid: 'paid', processing: 'processing', returned: 'returned', 'not-sent': 'pending' }),
  ],
});
export type BankDeposit = DomainOfShape<typeof deposit>;

/** Deposits to compare with a bank's file. Only the browser reads the bank's file; the file is never sent. */
export const listBankDeposits = defineCall({
  name: 'ledger.list-bank-deposits',
  summary: 'O que foi enviado à conta da loja em um período, para conferir com o extrato do banco',
  route: 'GET settlement-periods/depositos',
  access,
  input: record({ from: ['inicio', calendarDay], to: ['fim', calendarDay] }),
  output: longAnswer(
    record({
      deposits: ['depositos', list(deposit)],
      accounts: ['contas', list(account)],
      today: ['hoje', calendarDay],
      at: ['agora', plainMoment],
    }),
    'deposits',
  ),
});
export type BankDeposits = DomainOfShape<typeof listBankDeposits.output>;

/** A sample bank file for a store of the demonstration; null for all other stores. */
export const readExampleStatement = defineCall({
  name: 'ledger.read-example-statement',
  summary: 'Um extrato de exemplo para experimentar a conferência: só em lojas de demonstração',
  route: 'GET settlement-periods/extrato-de-exemplo',
  access,
  input: nothing,
  output: answer('exemplo', nullable(record({ name: ['nome', plainText], text: ['extrato', plainText] }))),
});

/**
 * Limit of one comparison: enough rows for a year's settlements, transfers by hand and other deposits of the
 * payer.
 */
const MAX_MATCH_ROWS = 2_000;

const cents = orNull(integer({ min: 0, max: MAX_AMOUNT_CENTS }));
const row = record({
  name: ['repasse', text({ max: 300 })],
  outcome: [
    'situacao',
    translated({
      ...{ found: 'encontrado', different: 'diferente', missing: 'nao_encontrado', 'may-come': 'a_chegar' },
      ...{
        doubtful: 'de_outro_pagador',
        beyond: 'depois_do_arquivo',
        returned: 'devolvido',
        'not-sent': 'nao_transferido',
      },
      ...{ nothing: 'sem_deposito', unclaimed: 'sem_repasse' },
    }),
  ],
  sentOn: ['enviado_em', orNull(calendarDay)],
  cents: ['valor', cents],
  bankDay: ['data_banco', orNull(calendarDay)],
  bankCents: ['valor_banco', cents],
  bankText: ['descricao_banco', orNull(text({ max: 600, min: 0 }))],
});
export type BankMatchRow = DomainOfShape<typeof row>;

/** Makes a file of the comparison that the screen shows. The server saves nothing. */
export const exportBankMatch = defineCall({
  name: 'ledger.export-bank-match',
  summary: 'Uma conferência com o banco, como planilha',
  route: 'POST settlement-periods/conferencia/exportar',
  access,
  input: record({
    from: ['inicio', calendarDay],
    to: ['fim', calendarDay],
    rows: ['linhas', list(row, { most: MAX_MATCH_ROWS })],
    ...formatField,
  }),
  largestBody: 1_000_000,
  output: sheetOf,
});
