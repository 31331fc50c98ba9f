import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { bool, plainMoment, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { reportDays, reportPeriod } from '../../kit/report-days.wire.ts';

/** 'Gráficos Operacionais': completed orders by weekday, item, district and payment method. */
export const readCharts = defineCall({
  name: 'insight.read-charts',
  summary: 'Gráficos Operacionais: pedidos concluídos por dia da semana, item, bairro e forma de pagamento',
  route: 'POST relatorio/populapainel',
  cost: 'report',
  access: { kind: 'session', permission: 'reports.read' },
  input: record({ period: ['periodo', reportPeriod], days: ['data', orNull(record(reportDays))] }),
  output: answer(
    record({
      // 0 is Sunday; each of the seven days.
      weekdays: [
        'diaSemana',
        list(
          record({
            weekday: ['dia', plainNumber],
            orders: ['qtde', plainNumber],
            // Number of past days of this weekday on which the store existed. `media`: average orders of such a day.
            days: ['dias', plainNumber],
            mean: ['media', nullable(plainNumber)],
          }),
        ),
      ],
      // The 200 most frequent items; `rest` sums up all others. The list of districts has the same limit.
      items: [
        'obj',
        list(
          record({
            key: ['chave', plainText],
            name: ['nome', plainText],
            times: ['contagem_vezes', plainNumber],
          }),
        ),
      ],
      districts: [
        'pedidoBairro',
        list(
          record({
            key: ['chave', plainText],
            name: ['nome_bairro', plainText],
            orders: ['qtde', plainNumber],
          }),
        ),
      ],
      // Completed orders that were fetched or eaten in the store; they have no district.
      atStore: ['retiradas', plainNumber],
      ways: [
        'formaPagamento',
        list(
          record({
            key: ['chave', plainText],
            name: ['pagamento', plainText],
            orders: ['qtde', plainNumber],
          }),
        ),
      ],
      from: ['data_inicio', calendarDay],
      to: ['data_final', calendarDay],
      orders: ['pedidos', plainNumber],
      // Average orders per past day on which the store existed; null: there is no such day.
      perDay: ['media_por_dia', nullable(plainNumber)],
      isBehind: ['somando', bool],
      at: ['agora', plainMoment],
    }),
  ),
  errors: ['insight.half-period', 'insight.backwards', 'insight.too-many-days'],
});
export type Charts = DomainOfShape<typeof readCharts.output>;
