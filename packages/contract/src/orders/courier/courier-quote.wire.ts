import type { CourierQuote } from '@comanda/domain/orders/courier/courier-quote';
import { bool, plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { answer, nullable, record } from '../../kit/record.ts';
import { shape } from '../../kit/shape.ts';

const reported = record({
  priceCents: ['valor', nullable(plainReais)],
  isDynamic: ['dinamico', bool],
  // By how many percent the price exceeds the list price.
  additionalPercent: ['acrescimo', plainNumber],
  pickupMinutes: ['coleta_minutos', nullable(plainNumber)],
  deliveryMinutes: ['entrega_minutos', nullable(plainNumber)],
});
const quoted = answer(
  record({
    reported: ['disponibilidade', nullable(reported)],
    isRefused: ['recusado', bool],
    reason: ['motivo', nullable(plainText)],
  }),
);

/** `disponibilidade` is null if the service names no price; then `motivo` may have the reason. */
export const courierQuoteAnswer = shape(quoted.wire, {
  decode(wire): CourierQuote {
    const { reported, isRefused, reason } = quoted.decode(wire);
    if (isRefused) return { kind: 'refused', reason };
    return reported === null ? { kind: 'unknown' } : { kind: 'quoted', ...reported };
  },
  encode: (quote: CourierQuote) =>
    quoted.encode({
      reported: quote.kind === 'quoted' ? quote : null,
      isRefused: quote.kind === 'refused',
      reason: quote.kind === 'refused' ? quote.reason : null,
    }),
});
