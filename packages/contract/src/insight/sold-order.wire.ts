import { calendarDay } from '../calendar-day.ts';
import { bool, oneOf, plainMoment, plainNumber, plainReais, plainText } from '../field-types.ts';
import { pastStatus } from '../orders/status-letters.wire.ts';
import { type DomainOfShape, nullable, record } from '../record.ts';

/** What every list of past days says of an order. Money in reais on the wire. */
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
  // To be paid online first, and nobody did: the store never saw it.
  isUnpaid: ['nao_pago', bool],
  way: ['forma', oneOf(['online', 'card', 'cash'])],
  method: ['meio', plainText],
  // Products and all fees but the delivery; of it, what is no product.
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
  // Who cancelled it and why, `user:UNAVAILABLE_ITEM`; minutes at the door after the promised time; what went back after the delivery.
  reason: ['motivo', nullable(plainText)],
  lateMinutes: ['minutos_atraso', nullable(plainNumber)],
  refundedCents: ['valor_reembolso', plainReais],
  coupon: ['id_cupom', nullable(plainText)],
  isFirstInApp: ['compraGlobal', bool],
});
export type SoldOrder = DomainOfShape<typeof soldOrder>;
