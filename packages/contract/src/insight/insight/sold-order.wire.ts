import { calendarDay } from '../../kit/calendar-day.ts';
import { bool, oneOf, plainMoment, plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { type DomainOfShape, nullable, record } from '../../kit/record.ts';
import { pastStatus } from '../../orders/orders/status-letters.wire.ts';

/** Fields of an order in every list of past days. Money in reais on the wire. */
export const soldOrderFields = {
  orderId: ['id_pedido', plainNumber],
  code: ['hash_pedido', plainText],
  customerName: ['usuario_nome', plainText],
  createdAt: ['data_criacao', plainMoment],
  // The operational day it counts on.
  day: ['dia', calendarDay],
  status: ['status', pastStatus],
  isPrinted: ['impresso', bool],
  courierStatus: [
    'motoboy',
    nullable(
      oneOf([
        'searching',
        'waiting-collect',
        'with-delivery',
        'returning',
        'returned',
        'dropped',
        'finished',
      ]),
    ),
  ],
  isRefused: ['recusado', bool],
  // To be paid online first, but never paid: the store never saw it.
  isUnpaid: ['nao_pago', bool],
  way: ['forma', oneOf(['online', 'card', 'cash'])],
  method: ['meio', plainText],
  // Products and all fees but the delivery; then the part of it that is no product.
  subtotalCents: ['valor_pedido', plainReais],
  otherFeesCents: ['valor_outras_taxas', plainReais],
  storeDiscountCents: ['valor_desconto_rest', plainReais],
  sponsoredCents: ['valor_desconto_comanda', plainReais],
  deliveryCents: ['valor_taxa', plainReais],
  totalCents: ['valor_total', plainReais],
  commissionCents: ['comissao', plainReais],
} as const;

/** An order in reports. */
export const soldOrder = record({
  ...soldOrderFields,
  // The person who cancelled and the reason, `user:UNAVAILABLE_ITEM`. Then minutes at the door after the promised
  // time, the amount of refunds and lost disputes after the delivery, and the lost disputes of it.
  reason: ['motivo', nullable(plainText)],
  lateMinutes: ['minutos_atraso', nullable(plainNumber)],
  refundedCents: ['valor_reembolso', plainReais],
  lostCents: ['valor_contestado_e_perdido', plainReais],
  coupon: ['id_cupom', nullable(plainText)],
  isFirstInApp: ['compraGlobal', bool],
});
export type SoldOrder = DomainOfShape<typeof soldOrder>;
