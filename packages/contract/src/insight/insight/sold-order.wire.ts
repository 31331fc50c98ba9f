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
  // The operational day of the order.
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
  // True: online payment was required but never arrived, so the store never saw the order.
  isUnpaid: ['nao_pago', bool],
  way: ['forma', oneOf(['online', 'card', 'cash'])],
  method: ['meio', plainText],
  // `subtotalCents`: products and all fees except the delivery fee. `otherFeesCents`: the fees in the subtotal.
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
  // Fields: author and reason of the cancellation (`user:UNAVAILABLE_ITEM`); minutes of delay on delivery;
  // refunds plus lost disputes after the delivery; lost disputes only.
  reason: ['motivo', nullable(plainText)],
  lateMinutes: ['minutos_atraso', nullable(plainNumber)],
  refundedCents: ['valor_reembolso', plainReais],
  lostCents: ['valor_contestado_e_perdido', plainReais],
  coupon: ['id_cupom', nullable(plainText)],
  isFirstInApp: ['compraGlobal', bool],
});
export type SoldOrder = DomainOfShape<typeof soldOrder>;
