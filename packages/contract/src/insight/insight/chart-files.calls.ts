import { defineCall } from '../../kit/define-call.ts';
import { translated } from '../../kit/field-types.ts';
import { formatField, sheetOf } from '../../kit/paged.ts';
import { orNull, record } from '../../kit/record.ts';
import { reportDays, reportPeriod } from '../../kit/report-days.wire.ts';

/**
 * The charts of 'Painel de Controle', 'Gráficos Operacionais' and 'Relatório Geral', by content. The Portuguese
 * words are used on the wire and in file names.
 */
export const CHART_FILES = {
  days: 'pedidos-por-dia',
  customers: 'clientes',
  hours: 'dias-e-horas',
  minutes: 'tempos',
  items: 'itens',
  lost: 'pedidos-perdidos',
  out: 'em-falta',
  months: 'clientes-por-mes',
  weekdays: 'dias-da-semana',
  districts: 'bairros',
  ways: 'formas-de-pagamento',
  places: 'lugares-de-pagamento',
  outcomes: 'cancelados-e-efetivados',
  outcomeHours: 'concluidos-e-perdidos-por-hora',
} as const;
export type ChartFile = keyof typeof CHART_FILES;

export const exportChart = defineCall({
  name: 'insight.export-chart',
  summary:
    'O que um gráfico do Painel, dos Gráficos Operacionais ou do Relatório Geral mostra, inteiro, como planilha',
  route: 'POST relatorio/graficos/exportar',
  access: { kind: 'session', permission: 'reports.read' },
  input: record({
    chart: ['grafico', translated(CHART_FILES)],
    period: ['periodo', orNull(reportPeriod)],
    ...reportDays,
    ...formatField,
  }),
  output: sheetOf,
  errors: ['insight.half-period', 'insight.backwards', 'insight.too-many-days'],
});
