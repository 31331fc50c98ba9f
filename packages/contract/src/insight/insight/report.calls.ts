import { SALE_METHODS } from '@comanda/domain/insight/insight/order-fact';
import { calendarDay } from '../../kit/calendar-day.ts';
import { defineCall } from '../../kit/define-call.ts';
import { bool, oneOf, plainMoment, plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { afterField, formatField, pageOf, sheetOf } from '../../kit/paged.ts';
import { answer, type DomainOfShape, list, longAnswer, orNull, record, withErro } from '../../kit/record.ts';
import { reportDays, reportPeriod } from '../../kit/report-days.wire.ts';
import { htmlText } from '../../orders/orders/html-text.ts';
import { paymentCode } from './payment-code.wire.ts';
import { soldFilter } from './sold-filter.wire.ts';
import { soldOrder } from './sold-order.wire.ts';

const access = { kind: 'session', permission: 'reports.read' } as const;
const errors = ['insight.half-period', 'insight.backwards', 'insight.too-many-days'] as const;
const period = { period: ['periodo', orNull(reportPeriod)], ...reportDays } as const;

const counted = {
  orders: ['pedidos', plainNumber],
  cents: ['valor', plainReais],
} as const;

/** The sums of 'Relatório Geral', and cancelled compared with completed orders. */
export const readReport = defineCall({
  name: 'insight.read-report',
  summary:
    'Relatório Geral: pedidos concluídos e cancelados, não pagos, taxas, descontos e Total Geral de um período',
  route: 'GET relatorio/resumo',
  cost: 'report',
  access,
  input: record(period),
  output: answer(
    record({
      from: ['data_inicio', calendarDay],
      to: ['data_final', calendarDay],
      // Amounts paid for completed orders; for cancelled orders, amounts that customers would have paid.
      completed: [
        'concluidos',
        record({ online: ['online', record(counted)], onDelivery: ['presencial', record(counted)] }),
      ],
      cancelled: [
        'cancelados',
        record({ online: ['online', record(counted)], onDelivery: ['presencial', record(counted)] }),
      ],
      // Orders that were never paid although online payment was required. They are neither cancelled nor lost orders.
      unpaid: ['nao_pagos', record(counted)],
      // Amounts of the completed orders: products + delivery fees + other fees = sold. Total = sold −
      // discounts.
      productsCents: ['produtos', plainReais],
      deliveryCents: ['taxas', plainReais],
      otherFeesCents: ['outras_taxas', plainReais],
      soldCents: ['total_vendido', plainReais],
      discountCents: ['descontos', plainReais],
      totalCents: ['total_geral', plainReais],
      refundedCents: ['reembolsos', plainReais],
      days: ['grafico', list(record({ day: ['data_criacao', calendarDay], orders: ['qtde', plainNumber] }))],
      // Completed and cancelled orders by payment method.
      ways: [
        'formas',
        list(
          record({
            way: ['forma', oneOf(SALE_METHODS)],
            completed: ['concluidos', record(counted)],
            cancelled: ['cancelados', record(counted)],
          }),
        ),
      ],
      reasons: ['motivos', list(record({ key: ['chave', plainText], ...counted }))],
      hours: [
        'horas',
        list(
          record({
            hour: ['hora', plainNumber],
            completed: ['concluidos', plainNumber],
            cancelled: ['cancelados', plainNumber],
          }),
        ),
      ],
      // Lines below the store's name on the printed report: address and e-mail.
      letterhead: ['cabecalho', list(plainText)],
      isBehind: ['somando', bool],
      at: ['agora', plainMoment],
    }),
  ),
  errors,
});
export type Report = DomainOfShape<typeof readReport.output>;

const orderFilter = { ...period, ...soldFilter } as const;

export const listReportOrders = defineCall({
  name: 'insight.list-report-orders',
  summary: 'Os pedidos de um período, o mais novo primeiro, com a soma do que foi pago pelos concluídos',
  route: 'GET relatorio/pedidos',
  access,
  namesCustomers: { kind: 'page', list: 'report' },
  input: record({ ...orderFilter, ...afterField('depois') }),
  output: pageOf('pedidos', soldOrder, {
    count: ['quantidade', plainNumber],
    totalCents: ['total', plainReais],
  }),
  errors,
});

export const exportReportOrders = defineCall({
  name: 'insight.export-report-orders',
  summary: 'Os pedidos de um período, como planilha',
  route: 'POST relatorio/pedidos/exportar',
  access,
  namesCustomers: { kind: 'list', list: 'report' },
  input: record({ ...orderFilter, ...formatField }),
  output: sheetOf,
  errors,
});

/** A row of the report, with additional fields for older clients. */
const legacyRow = record({
  ...soldOrder.fields,
  code: ['hash_pedido', htmlText],
  customerName: ['usuario_nome', htmlText],
  discountCents: ['valor_desconto', plainReais],
  payment: ['pagamento', paymentCode],
});

/**
 * At most 10,000 orders; the file export has all orders. For the printed report, the panel requests the
 * orders of its list.
 */
export const generateReport = defineCall({
  name: 'insight.generate-report',
  summary: 'Relatório Geral como clientes antigos o pedem: todos os pedidos do período, até 10.000',
  route: 'POST relatorio/geraRelatorio',
  access,
  namesCustomers: { kind: 'list', list: 'report' },
  input: record({ ...reportDays, ...soldFilter }),
  output: withErro(
    longAnswer(
      record({
        orders: ['retorno', list(legacyRow)],
        days: [
          'grafico',
          list(record({ day: ['data_criacao', calendarDay], orders: ['qtde', plainNumber] })),
        ],
        from: ['data_inicio', calendarDay],
        to: ['data_final', calendarDay],
        // True: the period has more orders than this answer.
        isCut: ['cortado', bool],
      }),
      'orders',
    ),
  ),
  errors,
});
