import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  text,
  translated,
} from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, nullable, optional, orNull, record } from '../../kit/record.ts';
import { done } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';
import { OBSTACLE_WORDS, payoutStatus, TRANSFER_WORDS } from './statement.calls.ts';

const READ = { kind: 'provider', permission: 'finance.read' } as const;
const RETRY = { kind: 'provider', permission: 'services.manage' } as const;
/** Access to calls that hold or release a store's money. */
const HOLD = { kind: 'provider', permission: 'services.manage', isSensitive: true } as const;

/** The causes of a hold. A person releases each cause separately. */
const holdCauses = {
  // True: the ledger has a difference that was not released.
  isBookHeld: ['livro_retido', bool],
  // Time of the restore that holds the settlements; null: no restore holds them.
  restoredSince: ['restaurado_em', nullable(plainMoment)],
} as const;

const named = { storeId: ['loja', plainNumber], storeName: ['nome_loja', plainText] } as const;

const run = record({
  day: ['dia', calendarDay],
  startedAt: ['iniciado_em', plainMoment],
  // Null: the run is under way.
  finishedAt: ['terminado_em', nullable(plainMoment)],
  // Settled stores with their sums: net + credit − retained = payout.
  storeCount: ['lojas', plainNumber],
  netCents: ['liquido', plainReais],
  creditCents: ['credito', plainReais],
  retainedCents: ['retido', plainReais],
  payoutCents: ['repasse', plainReais],
  // `paidCents`: the part of the payouts that was sent. `waitingCount`: number of settlements whose money
  // still waits in the store's account.
  paidCents: ['pago', plainReais],
  waitingCount: ['parados', plainNumber],
  // Stores with due amounts that the running settlement has not reached yet.
  leftCount: ['faltam', plainNumber],
});
export type SettlementRun = DomainOfShape<typeof run>;

export const listSettlementRuns = defineCall({
  name: 'provider.list-settlement-runs',
  summary:
    'As rodadas de repasses dos últimos dias ou até um dia, a mais nova primeiro, e quando é a próxima',
  route: 'GET provedor/repasses',
  access: READ,
  // Runs until this day; null: the latest runs.
  input: record({ until: ['ate', orNull(calendarDay)] }),
  output: answer(
    record({
      runs: ['rodadas', list(run)],
      nextDay: ['proximo_dia', calendarDay],
      nextAt: ['proxima_em', plainMoment],
      failedCount: ['falhas', plainNumber],
      at: ['agora', plainMoment],
    }),
  ),
});
export type SettlementRuns = DomainOfShape<typeof listSettlementRuns.output>;

const sums = {
  dueCents: ['previsto', plainReais],
  creditCents: ['credito', plainReais],
  retainedCents: ['retido', plainReais],
  payoutCents: ['repasse', plainReais],
} as const;

/**
 * Forecast of the next run for a store. `retido`: amount retained for the store's current account and overdue
 * invoices.
 */
const expected = record({
  ...named,
  ...sums,
  // Money of earlier settlements that was not sent yet; the run would send it, too.
  waitingCents: ['parado', plainReais],
  obstacle: ['impedimento', nullable(translated(OBSTACLE_WORDS))],
  isAutomatic: ['automatico', bool],
});
export type ExpectedSettlement = DomainOfShape<typeof expected>;

export const previewSettlements = defineCall({
  name: 'provider.preview-settlements',
  summary: 'O que a próxima rodada de repasses vai fazer, loja por loja, a que recebe mais primeiro',
  route: 'GET provedor/repasses/previa',
  access: READ,
  input: record(afterField('depois')),
  output: pageOf('lojas', expected, { count: ['quantidade', plainNumber], ...sums }),
});

/**
 * Status of a settlement's money: 'PARADO': the money waits in the store's account. 'INTEGRAL': the money was
 * retained completely.
 */
export const SETTLEMENT_WORDS = { stuck: 'PARADO', retained: 'INTEGRAL', ...TRANSFER_WORDS } as const;
export type SettlementState = keyof typeof SETTLEMENT_WORDS;

const settled = record({
  ...named,
  settlementId: ['repasse_id', plainNumber],
  orderCount: ['pedidos', plainNumber],
  netCents: ['liquido', plainReais],
  creditCents: ['credito', plainReais],
  retainedCents: ['retido', plainReais],
  payoutCents: ['repasse', plainReais],
  state: ['situacao', translated(SETTLEMENT_WORDS)],
  // Reason why the last transfer failed or was returned.
  reason: ['motivo', nullable(plainText)],
});
export type StoreSettlement = DomainOfShape<typeof settled>;

export const listSettlementsOfRun = defineCall({
  name: 'provider.list-settlements-of-run',
  summary: 'Os repasses de um dia, loja por loja; só os que não saíram, onde se pede',
  route: 'GET provedor/repasses/dias/{dia}',
  access: READ,
  input: record({ day: ['dia', calendarDay], onlyStuck: ['parados', orNull(bool)], ...afterField('depois') }),
  output: pageOf('repasses', settled),
});

const failure = record({
  ...named,
  day: ['dia', calendarDay],
  attempts: ['tentativas', plainNumber],
  reason: ['motivo', plainText],
  failedAt: ['falhou_em', plainMoment],
  nextAt: ['proxima_em', plainMoment],
});
export type SettlementFailure = DomainOfShape<typeof failure>;

export const listSettlementFailures = defineCall({
  name: 'provider.list-settlement-failures',
  summary: 'As lojas cujo repasse falhou e é tentado de novo, a que espera há mais tempo primeiro',
  route: 'GET provedor/repasses/falhas',
  access: READ,
  input: record(afterField('depois')),
  output: pageOf('lojas', failure),
});

export const retrySettlement = defineCall({
  name: 'provider.retry-settlement',
  summary: 'Tentar de novo agora o repasse de uma loja',
  route: 'POST provedor/lojas/{loja}/repasses/tentar',
  access: RETRY,
  input: record(storeField),
  output: answer(record({ isSettled: ['feito', bool], reason: ['motivo', nullable(plainText)] })),
  errors: ['provider.unknown-store'],
});

const books = {
  receivableCents: ['a_receber', plainReais],
  availableCents: ['disponivel', plainReais],
  transitCents: ['em_transferencia', plainReais],
  // Balance of the account 'current'. Negative: the store owes this amount.
  currentCents: ['conta_corrente', plainReais],
  invoicedCents: ['faturado', plainReais],
} as const;

const status = record({ ...named, ...books, heldReason: ['motivo_retencao', nullable(plainText)] });
export type StoreBalanceRow = DomainOfShape<typeof status>;

export const listStoreStatuses = defineCall({
  name: 'provider.list-standings',
  summary: 'O que cada loja deve e tem a receber, a que deve mais primeiro',
  route: 'GET provedor/repasses/saldos',
  access: READ,
  input: record({
    onlyOwing: ['devendo', orNull(bool)],
    onlyHeld: ['retidas', orNull(bool)],
    ...afterField('depois'),
  }),
  output: pageOf('lojas', status, {
    count: ['quantidade', plainNumber],
    // The store's total debt, never negative.
    owedCents: ['devido', plainReais],
    availableCents: ['disponivel', plainReais],
  }),
});

export const getStorePayout = defineCall({
  name: 'provider.get-store-payout',
  summary: 'Como uma loja recebe seus repasses e o que está parado',
  route: 'GET provedor/lojas/{loja}/repasses',
  access: READ,
  input: record(storeField),
  output: answer(
    record({
      hasBook: ['tem_financeiro', bool],
      ...books,
      ...payoutStatus,
      heldAt: ['retido_em', nullable(plainMoment)],
      // Time when a check found a difference in the ledger; since then settlements wait for a review.
      // `reviewedCents` is the amount that waits.
      reviewedSince: ['em_conferencia_desde', nullable(plainMoment)],
      reviewedCents: ['em_conferencia', plainReais],
      ...holdCauses,
      failure: ['falha', nullable(plainText)],
    }),
  ),
  errors: ['provider.unknown-store'],
});
export type StorePayout = DomainOfShape<typeof getStorePayout.output>;

/** Input to hold a store's payouts. The store can read the reason. */
export const payoutHold = record({ ...storeField, reason: ['motivo', text({ min: 5, max: 300 })] });

export const holdPayouts = defineCall({
  name: 'provider.hold-payouts',
  summary: 'Reter as transferências de uma loja; ela é avisada por e-mail com o motivo',
  route: 'POST provedor/lojas/{loja}/repasses/reter',
  access: HOLD,
  input: payoutHold,
  output: done,
  errors: ['provider.unknown-store', 'ledger.already-held'],
});

export const releasePayouts = defineCall({
  name: 'provider.release-payouts',
  summary: 'Liberar as transferências de uma loja; ela é avisada por e-mail',
  route: 'POST provedor/lojas/{loja}/repasses/liberar',
  access: HOLD,
  input: record(storeField),
  output: done,
  errors: ['provider.unknown-store', 'ledger.not-held'],
});

const bookHold = record({
  ...named,
  heldAt: ['desde', plainMoment],
  // The amount on hold.
  cents: ['valor', plainReais],
  // Result of the last check; null: the ledger is correct again.
  difference: ['diferenca', nullable(plainText)],
  ...holdCauses,
});
export type BookHold = DomainOfShape<typeof bookHold>;

export const listBookHolds = defineCall({
  name: 'provider.list-book-holds',
  summary: 'As lojas cujos repasses esperam porque o livro não fechou, a que espera há mais tempo primeiro',
  route: 'GET provedor/repasses/conferencias',
  access: READ,
  input: record(afterField('depois')),
  output: pageOf('lojas', bookHold),
});

/**
 * Input to release payouts after a review. The reason contains the result of the review; only the provider
 * can read it.
 */
export const bookRelease = record({
  ...storeField,
  reason: ['motivo', text({ min: 5, max: 300 })],
  // The cause to release. If missing (consoles of 1.4): the ledger's hold, or the restore's hold if it is the
  // only one.
  of: ['de', optional(translated({ book: 'livro', restore: 'restauracao' } as const))],
});

export const releaseBook = defineCall({
  name: 'provider.release-book',
  summary:
    'Liberar os repasses de uma loja cujo livro não fechou, ou que uma restauração retém, com o motivo; outra diferença retém de novo',
  route: 'POST provedor/lojas/{loja}/repasses/conferencia/liberar',
  access: HOLD,
  input: bookRelease,
  output: done,
  errors: ['provider.unknown-store', 'ledger.not-in-review'],
});
