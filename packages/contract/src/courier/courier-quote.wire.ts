import type { CourierQuote } from '@comanda/domain/courier/courier-quote';
import { centsFromReais, reaisFromCents } from '@comanda/domain/money/cents';
import * as z from 'zod/mini';
import { shape } from '../shape.ts';

const minutes = z.nullable(z.number());

/**
 * `disponibilidade` is null where the service names no price; then `motivo` may say why it would not come. Money in
 * reais, `acrescimo` in percent above the list price.
 */
export const courierQuoteAnswer = shape(
  z.object({
    status: z.literal(true),
    disponibilidade: z.nullable(
      z.object({
        valor: z.nullable(z.number()),
        dinamico: z.boolean(),
        acrescimo: z.number(),
        coleta_minutos: minutes,
        entrega_minutos: minutes,
      }),
    ),
    recusado: z.boolean(),
    motivo: z.nullable(z.string()),
  }),
  {
    decode: ({ disponibilidade: told, recusado, motivo }): CourierQuote => {
      if (recusado) return { kind: 'refused', reason: motivo };
      if (told === null) return { kind: 'unknown' };
      return {
        kind: 'quoted',
        priceCents: told.valor === null ? null : centsFromReais(told.valor),
        isDynamic: told.dinamico,
        additionalPercent: told.acrescimo,
        pickupMinutes: told.coleta_minutos,
        deliveryMinutes: told.entrega_minutos,
      };
    },
    encode: (quote: CourierQuote) => ({
      status: true as const,
      disponibilidade:
        quote.kind === 'quoted'
          ? {
              valor: quote.priceCents === null ? null : reaisFromCents(quote.priceCents),
              dinamico: quote.isDynamic,
              acrescimo: quote.additionalPercent,
              coleta_minutos: quote.pickupMinutes,
              entrega_minutos: quote.deliveryMinutes,
            }
          : null,
      recusado: quote.kind === 'refused',
      motivo: quote.kind === 'refused' ? quote.reason : null,
    }),
  },
);
