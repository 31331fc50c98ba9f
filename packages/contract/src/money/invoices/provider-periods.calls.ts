import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { bool, oneOf, plainMoment, plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { afterField, pageOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, nullable, record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';
import { storeField } from '../../kit/store-field.ts';

const READ = { kind: 'provider', permission: 'finance.read' } as const;
const named = { storeId: ['loja', plainNumber], storeName: ['nome_loja', plainText] } as const;

const run = record({
  // The last day of the month.
  day: ['mes', calendarDay],
  startedAt: ['iniciado_em', plainMoment],
  // Null: the run is still under way, or waits because it is not yet noon in some stores.
  finishedAt: ['terminado_em', nullable(plainMoment)],
  leftCount: ['faltam', plainNumber],
  invoiceCount: ['faturas', plainNumber],
  invoicedCents: ['faturado', plainReais],
  paidCents: ['pago', plainReais],
  accumulatedCount: ['acumuladas', plainNumber],
});
export type PeriodRun = DomainOfShape<typeof run>;

export const listPeriodRuns = defineCall({
  name: 'provider.list-period-runs',
  summary: 'Os fechamentos dos últimos meses, e qual é o próximo',
  route: 'GET provedor/fechamentos',
  access: READ,
  input: nothing,
  output: answer(
    record({
      runs: ['fechamentos', list(run)],
      nextDay: ['proximo_mes', calendarDay],
      failedCount: ['falhas', plainNumber],
    }),
  ),
});

const expected = record({
  ...named,
  // Current balance of the account 'current'; negative: the store owes this amount.
  balanceCents: ['conta_corrente', plainReais],
  kind: ['tipo', oneOf(['normal', 'accumulated'])],
});
export type ExpectedPeriod = DomainOfShape<typeof expected>;

export const previewPeriods = defineCall({
  name: 'provider.preview-periods',
  summary: 'Que faturas o próximo fechamento faria agora, a maior primeiro',
  route: 'GET provedor/fechamentos/previa',
  access: READ,
  input: record(afterField('depois')),
  output: pageOf('lojas', expected, {
    count: ['quantidade', plainNumber],
    invoiceCount: ['faturas', plainNumber],
    invoicedCents: ['faturado', plainReais],
  }),
});

const failure = record({
  ...named,
  day: ['mes', calendarDay],
  attempts: ['tentativas', plainNumber],
  reason: ['motivo', plainText],
  nextAt: ['proxima_em', plainMoment],
});
export type PeriodFailure = DomainOfShape<typeof failure>;

export const listPeriodFailures = defineCall({
  name: 'provider.list-period-failures',
  summary: 'As lojas cujo mês não fechou e é tentado de novo, a que espera há mais tempo primeiro',
  route: 'GET provedor/fechamentos/falhas',
  access: READ,
  input: record(afterField('depois')),
  output: pageOf('lojas', failure),
});

export const retryPeriod = defineCall({
  name: 'provider.retry-period',
  summary: 'Tentar de novo agora o fechamento de uma loja',
  route: 'POST provedor/lojas/{loja}/fechamentos/tentar',
  access: { kind: 'provider', permission: 'services.manage' },
  input: record(storeField),
  output: answer(record({ isClosed: ['feito', bool], reason: ['motivo', nullable(plainText)] })),
  errors: ['provider.unknown-store'],
});
