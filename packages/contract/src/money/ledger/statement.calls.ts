import { ENTRY_KINDS, type EntryKind } from '@comanda/domain/money/ledger/entry-kinds';
import type { PayoutObstacle } from '@comanda/domain/money/ledger/payout';
import type { TransferState } from '@comanda/domain/money/payments/transfer-steps';
import * as z from 'zod/mini';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  oneOf,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  textOrNull,
  translated,
} from '../../kit/field-types.ts';
import { afterField, formatField, pageOf, sheetOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record, withErro } from '../../kit/record.ts';
import { nothing, shape } from '../../kit/shape.ts';
import { financePeriodFields } from './finance-period.ts';

const READ = { kind: 'session', permission: 'finance.read' } as const;

/** Accounts of a store's ledger by wire word. */
export const ACCOUNT_WORDS = {
  available: 'disponivel',
  receivable: 'a_receber',
  transit: 'em_transferencia',
  current: 'conta_corrente',
  blocked: 'contestado',
  invoiced: 'faturado',
  held: 'a_entregar',
} as const;
export type StatementAccount = keyof typeof ACCOUNT_WORDS;

/** Reasons why no money is sent to the store's account. */
export const OBSTACLE_WORDS = {
  held: 'RETIDO',
  'in-review': 'EM_CONFERENCIA',
  suspended: 'LOJA_SUSPENSA',
  'not-approved': 'SEM_APROVACAO',
  'no-account': 'SEM_CONTA',
} as const satisfies Record<PayoutObstacle, string>;
const obstacle = translated(OBSTACLE_WORDS);

/** Status of a transfer to the store's account; 'SEM_RESPOSTA': the payment provider has not answered yet. */
export const TRANSFER_WORDS = {
  asking: 'SEM_RESPOSTA',
  waiting: 'EM_ANDAMENTO',
  paid: 'REALIZADO',
  failed: 'ERRO',
  returned: 'DEVOLVIDO',
} as const satisfies Record<TransferState, string>;
export const transferState = translated(TRANSFER_WORDS);

export const payoutStatus = {
  obstacle: ['impedimento', nullable(obstacle)],
  // The provider's reason for holding the store's money.
  heldReason: ['motivo_retencao', nullable(plainText)],
  isAutomatic: ['automatico', bool],
} as const;

/** Formula, once the previous month is closed: due + credit − retained − retained for invoices = payout. */
const nextSettlement = record({
  day: ['dia', calendarDay],
  dueCents: ['previsto', plainReais],
  creditCents: ['credito', plainReais],
  retainedCents: ['retido', plainReais],
  retainedForInvoicesCents: ['retido_faturas', plainReais],
  payoutCents: ['repasse', plainReais],
});

/** Balances of the store's accounts. Without a ledger, `inicio` is null and all balances are zero. */
export const getBalances = defineCall({
  name: 'ledger.get-balances',
  summary: 'Os saldos da loja agora e o próximo repasse',
  route: 'GET extrato/saldos',
  access: READ,
  input: nothing,
  output: answer(
    record({
      openedOn: ['inicio', nullable(calendarDay)],
      receivableCents: ['a_receber', plainReais],
      availableCents: ['disponivel', plainReais],
      transitCents: ['em_transferencia', plainReais],
      blockedCents: ['contestado', plainReais],
      currentCents: ['conta_corrente', plainReais],
      // Null: nothing is due.
      next: ['proximo', nullable(nextSettlement)],
      ...payoutStatus,
      today: ['hoje', calendarDay],
      at: ['agora', plainMoment],
    }),
  ),
});
export type StoreBalances = DomainOfShape<typeof getBalances.output>;

/** 'ESTORNADO': a later entry reversed this one. 'ESTORNO': this entry reverses an earlier entry. */
const ENTRY_STATE_WORDS = {
  posted: 'LANCADO',
  corrected: 'ESTORNADO',
  correction: 'ESTORNO',
  ...TRANSFER_WORDS,
} as const;
export type EntryState = keyof typeof ENTRY_STATE_WORDS;

const entryKind = shape(z.enum(Object.keys(ENTRY_KINDS)), {
  decode: (word) => word as EntryKind,
  encode: (kind: EntryKind) => kind as string,
});

const entry = record({
  seq: ['codigo', plainNumber],
  // The accounting day.
  day: ['dia', calendarDay],
  at: ['lancado_em', plainMoment],
  kind: ['tipo', entryKind],
  state: ['status', translated(ENTRY_STATE_WORDS)],
  // Negative: money left the account.
  cents: ['valor', plainReais],
  // Balance of the account after the entry.
  balanceCents: ['saldo', plainReais],
  orderId: ['pedido', nullable(plainNumber)],
  // Null: the entry has no order, or the order is already deleted.
  orderCode: ['codigo_pedido', nullable(plainText)],
  // For entries of a settlement: its id and its day.
  settlementId: ['repasse', nullable(plainNumber)],
  settledOn: ['dia_repasse', nullable(calendarDay)],
  transferId: ['transferencia', nullable(plainNumber)],
  // Only manual entries have a reason.
  reason: ['motivo', nullable(plainText)],
});
export type StatementEntry = DomainOfShape<typeof entry>;

const filter = {
  account: ['conta', orNull(translated(ACCOUNT_WORDS))],
  ...financePeriodFields,
} as const;

export const listEntries = defineCall({
  name: 'ledger.list-entries',
  summary: 'O extrato de uma conta da loja num período, o lançamento mais novo primeiro',
  route: 'GET extrato/lancamentos',
  access: READ,
  input: record({ ...filter, ...afterField('depois') }),
  // Formula: opening + in − out = closing, from the same snapshot as the rows.
  output: pageOf('lancamentos', entry, {
    from: ['inicio', calendarDay],
    to: ['fim', calendarDay],
    count: ['quantidade', plainNumber],
    openingCents: ['saldo_inicial', plainReais],
    inCents: ['entradas', plainReais],
    outCents: ['saidas', plainReais],
    closingCents: ['saldo_final', plainReais],
    at: ['agora', plainMoment],
  }),
});
export type Statement = DomainOfShape<typeof listEntries.output>;

export const exportEntries = defineCall({
  name: 'ledger.export-entries',
  summary: 'O extrato de uma conta da loja, como planilha: saldo inicial, lançamentos, saldo final',
  route: 'POST extrato/lancamentos/exportar',
  access: READ,
  input: record({ ...filter, ...formatField }),
  output: sheetOf,
});

/** Lists active Brazilian banks whose code and name begin with the given texts. */
export const filterBanks = defineCall({
  name: 'ledger.filter-banks',
  summary: 'Os bancos, por código e nome',
  route: 'POST bancos/filtrar',
  access: READ,
  input: record({
    code: ['codigo', textOrNull({ max: 8 })],
    name: ['nome', textOrNull({ max: 80 })],
    status: ['status', orNull(oneOf(['', 'S', 'N']))],
  }),
  output: withErro(
    answer(
      'obj',
      list(
        record({
          code: ['cod', plainText],
          name: ['banco', plainText],
          status: ['status', oneOf(['S', 'N'])],
        }),
      ),
    ),
  ),
});
