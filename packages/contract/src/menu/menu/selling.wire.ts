import {
  id,
  integer,
  moment,
  plainMoment,
  plainNumber,
  plainReais,
  plainText,
  translated,
} from '../../kit/field-types.ts';
import { type DomainOfShape, list, nullable, optional, orNull, record } from '../../kit/record.ts';

const MAX_CHOICES = 200;
const quantity = integer({ min: 1, max: 999 });

/** A customer's selection of a product. Without a moment, the server calculates the current price. */
export const selectionInput = record({
  productId: ['id_cardapio', id],
  sizeId: ['id_cardapio_tamanho', orNull(id)],
  choices: [
    'escolhas',
    list(
      record({
        groupId: ['id_variacao', id],
        optionId: ['id_variacao_estoque', id],
        quantity: ['quantidade', quantity],
      }),
      { most: MAX_CHOICES },
    ),
  ],
  quantity: ['quantidade', quantity],
  at: ['momento', optional(moment)],
});

const faultKind = translated({
  'size-missing': 'tamanho_faltando',
  'size-unknown': 'tamanho_desconhecido',
  'group-unknown': 'variacao_desconhecida',
  'option-unknown': 'opcao_desconhecida',
  'option-out': 'opcao_em_falta',
  'too-few': 'escolhas_de_menos',
  'too-many': 'escolhas_demais',
  'too-often': 'opcao_repetida_demais',
});

const price = record({
  baseCents: ['base', plainReais],
  // The ordinary price, if a promotion price is charged instead.
  insteadOfCents: ['em_vez_de', nullable(plainReais)],
  baseUntil: ['ate', nullable(plainMoment)],
  groups: [
    'variacoes',
    list(
      record({
        groupId: ['id_variacao', plainNumber],
        cents: ['valor', plainReais],
        options: [
          'opcoes',
          list(
            record({
              optionId: ['id_variacao_estoque', plainNumber],
              quantity: ['quantidade', plainNumber],
              shareCents: ['parte', plainReais],
            }),
          ),
        ],
      }),
    ),
  ],
  unitCents: ['unitario', plainReais],
  lineCents: ['total', plainReais],
});

/** The price of a selection in that menu version, the calculation, and the faults that prevent the sale. */
export const pricedSelection = record({
  version: ['versao', plainNumber],
  at: ['momento', plainMoment],
  // State of the product, regardless of the store's opening hours.
  state: ['situacao', translated({ sold: 'S', out: 'F', absent: 'O' })],
  faults: ['falhas', list(record({ kind: ['motivo', faultKind], text: ['mensagem', plainText] }))],
  // Null until the customer chooses the size.
  price: ['preco', nullable(price)],
});
export type PricedByServer = DomainOfShape<typeof pricedSelection>;
