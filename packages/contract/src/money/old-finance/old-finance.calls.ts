import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { integer, plainMoment, plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { formatField, sheetOf } from '../../kit/paged.ts';
import {
  answer,
  type DomainOfShape,
  list,
  longAnswer,
  nullable,
  orNull,
  record,
  withErro,
} from '../../kit/record.ts';
import { reportDay } from '../../kit/report-days.wire.ts';

const access = { kind: 'session', permission: 'finance.read' } as const;
const errors = ['insight.half-period', 'insight.backwards', 'insight.too-many-days'] as const;

const transaction = record({
  orderHash: ['orderHash', plainText],
  madeAt: ['transactionDate', plainMoment],
  totalCents: ['orderAmountTotal', plainReais],
  netCents: ['finalEstablishment', plainReais],
  paymentType: ['paymentType', plainText],
  status: ['status', plainText],
});
export type OldTransaction = DomainOfShape<typeof transaction>;

const days = { from: ['data_inicio', orNull(reportDay)], to: ['data_final', orNull(reportDay)] } as const;
const sums = record({
  count: ['quantidade', plainNumber],
  totalCents: ['total', plainReais],
  netCents: ['liquido', plainReais],
});

/** The server uses the session's store and ignores `id_estabelecimento` of older clients. At most 10,000 rows. */
export const listOldTransactions = defineCall({
  name: 'old-finance.list-transactions',
  summary: 'Pedidos pagos online no sistema anterior, até 18/02/2025',
  route: 'POST pagamentoonline/getReportTransactions',
  access,
  input: record(days),
  output: withErro(
    longAnswer(
      record({
        transactions: ['report', list(transaction)],
        paid: ['pagos', sums],
        others: ['outros', sums],
      }),
      'transactions',
    ),
  ),
  errors,
});
export type OldTransactions = DomainOfShape<typeof listOldTransactions.output>;

export const exportOldTransactions = defineCall({
  name: 'old-finance.export-transactions',
  summary: 'Pedidos pagos online no sistema anterior, como planilha',
  route: 'POST pagamentoonline/getReportTransactions/exportar',
  access,
  input: record({ ...days, ...formatField }),
  output: sheetOf,
  errors,
});

const payout = record({
  payoutId: ['id', plainNumber],
  token: ['token', plainText],
  storeId: ['establishment_id', plainNumber],
  storeName: ['establishment', plainText],
  netCents: ['value_final_establishment', plainReais],
  feeCents: ['value_tax', plainReais],
  commissionCents: ['value_commission', plainReais],
  retainedCents: ['retained_value', plainReais],
  compensatedCents: ['compensated_value', plainReais],
  fromDay: ['date_from', calendarDay],
  toDay: ['date_to', calendarDay],
  status: ['status', plainText],
  invoiceId: ['invoice_id', nullable(plainNumber)],
  finishedAt: ['finished_at', nullable(plainMoment)],
  description: ['complete_description', plainText],
});
export type OldPayout = DomainOfShape<typeof payout>;

export const listOldPayouts = defineCall({
  name: 'old-finance.list-payouts',
  summary: 'Repasses do sistema anterior, até 18/02/2025, o mais novo primeiro',
  route: 'POST pagamentoonline/getReportBatch',
  access,
  input: record({
    perPage: ['limit', orNull(integer({ min: 1, max: 100 }))],
    page: ['page', orNull(integer({ min: 1, max: 100_000 }))],
    day: ['paymentData', orNull(reportDay)],
  }),
  output: answer('report', record({ payouts: ['entities', list(payout)], count: ['count', plainNumber] })),
});
