import { centsFromReais, reaisFromCents } from '@comanda/domain/kit/cents/cents';
import { PRICE_ENDINGS, type PriceInput, type PriceMove } from '@comanda/domain/menu/menu/bulk-prices';
import { MAX_PRICE_CENTS } from '@comanda/domain/menu/menu/price-rules';
import * as z from 'zod/mini';
import { defineCall } from '../../kit/define-call.ts';
import { bool, id, integer, oneOfNumbers, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, list, nullable, optional, orNull, record } from '../../kit/record.ts';
import { type Shape, shape } from '../../kit/shape.ts';
import { menuChanged } from './menu-change.wire.ts';

/** Maximum number of products; more than any real menu has. */
const MAX_PRODUCTS = 10_000;
const TWO_PLACES = 'Use no máximo duas casas decimais.';
const signed = (least: number, most: number) =>
  z.number().check(
    z.gte(least),
    z.lte(most),
    z.refine((value) => reaisFromCents(centsFromReais(value)) === value, TWO_PLACES),
  );
const MAX_REAIS = reaisFromCents(MAX_PRICE_CENTS);

type WrittenMove = { tipo: 'percentual' | 'somar'; valor: number };
/** A percentage from -100 to 1000, or an amount in reais; negative values lower prices. */
const by: Shape<PriceMove['by'], WrittenMove> = shape<WrittenMove, PriceMove['by']>(
  z.union([
    z.object({ tipo: z.literal('percentual'), valor: signed(-100, 1_000) }),
    z.object({ tipo: z.literal('somar'), valor: signed(-MAX_REAIS, MAX_REAIS) }),
  ]) as z.ZodMiniType<WrittenMove>,
  {
    decode: ({ tipo, valor }) =>
      tipo === 'percentual'
        ? { kind: 'percent', hundredths: centsFromReais(valor) }
        : { kind: 'amount', cents: centsFromReais(valor) },
    encode: (move) =>
      move.kind === 'percent'
        ? { tipo: 'percentual', valor: move.hundredths / 100 }
        : { tipo: 'somar', valor: reaisFromCents(move.cents) },
  },
);

const input = record({
  productIds: ['produtos', list(id, { least: 1, most: MAX_PRODUCTS })],
  withOptions: ['incluir_opcoes', optional(bool)],
  by: ['mudanca', by],
  ending: ['terminacao', orNull(oneOfNumbers(PRICE_ENDINGS))],
  /**
   * The result that the preview showed (`sumOfPlan`). If the result would be different now, the server
   * changes nothing.
   */
  seenPrices: ['quantidade_prevista', optional(integer({ min: 0, max: 1_000_000 }))],
  seenCents: ['soma_prevista_centavos', optional(integer({ min: 0, max: 1_000_000_000_000 }))],
});

/** A change of many prices, with the preview that the person confirmed. */
export interface ConfirmedPriceInput extends PriceInput {
  seen: { prices: number; cents: number } | null;
}

const confirmedInput: Shape<ConfirmedPriceInput, z.infer<typeof input.wire>> = shape(input.wire, {
  decode: (wire): ConfirmedPriceInput => {
    const read = input.decode(wire);
    const { productIds, withOptions = false, by: moved, ending, seenPrices, seenCents } = read;
    const seen =
      seenPrices === undefined || seenCents === undefined ? null : { prices: seenPrices, cents: seenCents };
    return { productIds, withOptions, move: { by: moved, ending }, seen };
  },
  encode: ({ productIds, withOptions, move, seen }: ConfirmedPriceInput) =>
    input.encode({
      productIds,
      withOptions,
      by: move.by,
      ending: move.ending,
      ...(seen && { seenPrices: seen.prices, seenCents: seen.cents }),
    }),
});

export const changePrices = defineCall({
  name: 'catalogue.change-prices',
  summary:
    'Mudar os preços de vários produtos de uma vez, todos ou nenhum: em porcentagem ou em reais, para cima ou para baixo; `lote` desfaz tudo durante um dia',
  route: 'POST cardapio/precos',
  access: { kind: 'session', permission: 'catalogue.edit' },
  largestBody: 256 * 1024,
  input: confirmedInput,
  output: answer(
    record({
      ...menuChanged.fields,
      batchId: ['lote', nullable(plainText)],
      prices: ['quantidade', plainNumber],
    }),
  ),
  errors: ['catalogue.product-not-found', 'catalogue.prices-moved'],
});
