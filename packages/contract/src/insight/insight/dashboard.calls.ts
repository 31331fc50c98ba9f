import { FINDING_RULES } from '@comanda/domain/insight/insight/findings';
import { METRICS, type MetricId, type MetricUnit } from '@comanda/domain/insight/insight/metrics';
import { centsFromReais, reaisFromCents } from '@comanda/domain/kit/cents/cents';
import * as z from 'zod/mini';
import { calendarDay, reckonedDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import {
  bool,
  oneOf,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  translated,
} from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { reportDays, reportPeriod } from '../../kit/report-days.wire.ts';
import { done, type Shape, shape } from '../../kit/shape.ts';

/** The metrics of a period and of the previous period, by id. Values are cents, counts or hundredths. */
export type Figures = Readonly<Record<MetricId, { value: number | null; before: number | null }>>;

const IDS = Object.keys(METRICS) as MetricId[];
const wireFigure = z.object({
  id: z.enum(IDS as [MetricId, ...MetricId[]]),
  valor: z.nullable(z.number()),
  anterior: z.nullable(z.number()),
});
type WireFigure = z.infer<typeof wireFigure>;

const onWire = (unit: MetricUnit, value: number | null) =>
  value === null || unit === 'orders' ? value : unit === 'cents' ? reaisFromCents(value) : value / 100;
const inDomain = (unit: MetricUnit, value: number | null) =>
  value === null || unit === 'orders'
    ? value
    : unit === 'cents'
      ? centsFromReais(value)
      : Math.round(value * 100);

/** On the wire the metrics are a list: money in reais, ratios as decimal numbers. */
const figures: Shape<Figures, WireFigure[]> = shape(z.array(wireFigure), {
  decode: (rows) =>
    Object.fromEntries(
      rows.map(({ id, valor, anterior }) => {
        const { unit } = METRICS[id];
        return [id, { value: inDomain(unit, valor), before: inDomain(unit, anterior) }];
      }),
    ) as Figures,
  encode: (of: Figures) =>
    IDS.map((id) => {
      const { unit } = METRICS[id];
      return { id, valor: onWire(unit, of[id].value), anterior: onWire(unit, of[id].before) };
    }),
});

const dayFigures = record({
  day: ['dia', reckonedDay],
  orders: ['pedidos', plainNumber],
  cents: ['valor', plainReais],
});
const counted = record({
  key: ['chave', plainText],
  name: ['nome', plainText],
  times: ['vezes', plainNumber],
  // Null: the store did not exist during the whole previous period.
  before: ['antes', nullable(plainNumber)],
  cents: ['valor', plainReais],
});
/** Median and 90th percentile in minutes; null for fewer than five orders. */
const minutes = record({
  half: ['metade', nullable(plainNumber)],
  nineOfTen: ['nove_de_dez', nullable(plainNumber)],
  orders: ['pedidos', plainNumber],
});

const dayRange = record({ from: ['data_inicio', calendarDay], to: ['data_final', calendarDay] });

const remarkable = record({
  rush: [
    'recusas',
    nullable(
      record({
        weekday: ['dia_semana', plainNumber],
        hour: ['hora', plainNumber],
        refused: ['pedidos', plainNumber],
        kitchen: ['cozinha', nullable(plainNumber)],
        // The days that the finding describes; null: the whole period.
        days: ['dias', nullable(dayRange)],
        key: ['motivo', plainText],
        ofKey: ['pedidos_do_motivo', plainNumber],
      }),
    ),
  ],
  missing: [
    'falta_seguida',
    nullable(
      record({
        name: ['nome', plainText],
        weekday: ['dia_semana', plainNumber],
        weeks: ['semanas', plainNumber],
        times: ['vezes', plainNumber],
        days: ['dias', dayRange],
      }),
    ),
  ],
  feesChangedOn: ['taxa_mudou_em', nullable(calendarDay)],
  scores: [
    'notas',
    list(
      record({
        question: ['pergunta', translated({ food: 'comida', delivery: 'entrega', overall: 'geral' })],
        count: ['avaliacoes', plainNumber],
        sum: ['soma', plainNumber],
        countBefore: ['avaliacoes_antes', plainNumber],
        sumBefore: ['soma_antes', plainNumber],
      }),
    ),
  ],
});

/** A request has both days or neither. Without days, the answer covers the last seven days. */
export const readDashboard = defineCall({
  name: 'insight.read-dashboard',
  summary: 'Painel de Controle: indicadores do período com o período anterior, por dia, hora, item e cliente',
  route: 'GET painel',
  cost: 'report',
  access: { kind: 'session', permission: 'reports.read' },
  input: record({ period: ['periodo', orNull(reportPeriod)], ...reportDays }),
  output: answer(
    record({
      from: ['data_inicio', calendarDay],
      to: ['data_final', calendarDay],
      // The previous period, of equal length.
      beforeFrom: ['anterior_inicio', reckonedDay],
      beforeTo: ['anterior_final', reckonedDay],
      // True if the store existed on all previous days; otherwise the answer compares nothing.
      isPreviousComplete: ['anterior_completo', bool],
      // True: the period is not over, so the previous period also counts only until the same hour.
      isSameHours: ['mesmas_horas', bool],
      figures: ['indicadores', figures],
      // The first day with a commission, if no order of the period has a commission; otherwise null.
      termsSince: ['comissao_desde', nullable(calendarDay)],
      // One row per day, also for days without orders.
      days: ['dias', list(dayFigures)],
      daysBefore: ['dias_anteriores', list(dayFigures)],
      // All seven weekdays; 0 is Sunday. `days` counts the past days on which the store existed.
      weekdays: [
        'dias_da_semana',
        list(record({ weekday: ['dia_semana', plainNumber], days: ['dias', plainNumber] })),
      ],
      // Weekday 0 is Sunday.
      hours: [
        'horas',
        list(
          record({
            weekday: ['dia_semana', plainNumber],
            hour: ['hora', plainNumber],
            orders: ['pedidos', plainNumber],
            // Average per past day of this weekday; null: no such day has passed.
            mean: ['media', nullable(plainNumber)],
          }),
        ),
      ],
      accepting: ['aceite', minutes],
      // Accepted orders that waited longer than five minutes for acceptance.
      slow: ['aceite_demorado', plainNumber],
      kitchen: ['cozinha', minutes],
      arriving: ['chegada', minutes],
      // `promised`: deliveries with a promised time. `late`: deliveries that came after this time.
      promised: ['prometidas', plainNumber],
      late: ['atrasadas', plainNumber],
      // `chave` has the author and the reason code of the cancellation, e.g. `user:UNAVAILABLE_ITEM`.
      lost: ['perdidos', list(counted)],
      out: ['em_falta', list(counted)],
      items: ['itens', list(counted)],
      customers: [
        'clientes',
        record({
          fresh: ['novos', plainNumber],
          returning: ['recorrentes', plainNumber],
          ordersWithoutCustomer: ['pedidos_sem_identificacao', plainNumber],
        }),
      ],
      // Customers of each month, grouped by the month of their first order.
      months: [
        'meses',
        list(
          record({
            month: ['mes', plainText],
            fresh: ['novos', plainNumber],
            returning: ['recorrentes', plainNumber],
          }),
        ),
      ],
      // Facts for the sentences that the panel writes about the period.
      remarkable: ['destaques', remarkable],
      // Rules whose sentences the person silenced for a while.
      silenced: ['silenciados', list(oneOf(FINDING_RULES))],
      isBehind: ['somando', bool],
      at: ['agora', plainMoment],
    }),
  ),
  errors: ['insight.half-period', 'insight.backwards', 'insight.too-many-days'],
});
/** Hides a finding from this person for 30 days, on all devices of this person, or shows it again. */
export const silenceFinding = defineCall({
  name: 'insight.silence-finding',
  summary: 'Não avisar a própria pessoa de um tipo de destaque por 30 dias, ou voltar a avisar',
  route: 'POST painel/silenciar',
  access: { kind: 'session', permission: 'reports.read' },
  input: record({ rule: ['regra', oneOf(FINDING_RULES)], isSilenced: ['silenciar', bool] }),
  output: done,
});
export type Dashboard = DomainOfShape<typeof readDashboard.output>;
export type Counted = Dashboard['items'][number];
export type MinutesOf = Dashboard['accepting'];
