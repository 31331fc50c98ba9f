import { readBarcode } from '@comanda/domain/menu/menu/gtin';
import * as z from 'zod/mini';
import {
  bool,
  id,
  integer,
  moment,
  plainNumber,
  plainReais,
  plainText,
  text,
  textOrNull,
} from '../../kit/field-types.ts';
import { type DomainOfShape, list, nullable, optional, orNull, record } from '../../kit/record.ts';
import { type Shape, shape } from '../../kit/shape.ts';
import { availability } from './availability.wire.ts';
import { linkPart, productPart, recipePart, sizePart } from './menu.wire.ts';
import { idOrNone, madeFrom, menuName, price, priceOrNone } from './menu-fields.wire.ts';
import { priceRule, saleStatus } from './sale-status.wire.ts';

const NO_BARCODE = 'Este código de barras não confere. Use os 8, 12 ou 13 números, como na embalagem.';
const LONGEST_BARCODE = 32;

/** The digits of a GTIN, see `readBarcode`; null or empty: no barcode. */
const barcode: Shape<string | null, string | null | undefined> = shape(
  z.optional(
    z.nullable(
      z.string().check(
        z.maxLength(LONGEST_BARCODE),
        z.refine((written) => written.trim() === '' || readBarcode(written) !== null, NO_BARCODE),
      ),
    ),
  ),
  {
    decode: (wire) => readBarcode(wire ?? ''),
    encode: (domain: string | null) => domain,
  },
);

/** Maximum number of pieces left; the same limit as for uploaded files of products. */
export const MAX_LEFT = 9_999_999;
const LONGEST_DESCRIPTION = 2_000;
const LONGEST_CODE = 60;

/**
 * A new product (without id), or a change of a product. Missing fields do not change; in a new product they
 * get defaults. A new product needs a category and a name. The price of a product with sizes is hidden and
 * never changes here.
 */
export const productEdit = record({
  productId: ['id_cardapio', idOrNone],
  /** A different category moves the product to the end of the new category. */
  categoryId: ['id_cardapio_categoria', optional(id)],
  referenceId: ['id_produto', optional(idOrNone)],
  name: ['nome_prod', optional(menuName)],
  description: ['descricao', optional(text({ max: LONGEST_DESCRIPTION, min: 0 }))],
  priceCents: ['preco', optional(price)],
  promoCents: ['novo_preco', optional(priceOrNone)],
  promoFrom: ['promocao_inicio', optional(orNull(moment))],
  promoUntil: ['promocao_fim', optional(orNull(moment))],
  promoWeek: ['promocao_horarios', optional(availability)],
  status: ['status', optional(saleStatus)],
  availability: ['disponibilidade', optional(availability)],
  left: ['quantidade_disponivel', optional(orNull(integer({ min: 0, max: MAX_LEFT })))],
  barcode: ['codigo_barras', optional(barcode)],
  pdvCode: ['codigo_pdv', optional(textOrNull({ max: LONGEST_CODE }))],
  version: ['versao', madeFrom],
});
export type ProductEdit = DomainOfShape<typeof productEdit>;

/** A boolean in the form that older clients read. */
const oneOrZero: Shape<boolean, 0 | 1> = shape(z.literal([0, 1]), {
  decode: (wire) => wire === 1,
  encode: (domain: boolean) => (domain ? 1 : 0),
});

/** A line of a product's recipe in lists. */
export const listedRecipeLine = record({
  ...recipePart.fields,
  isRemovable: ['removivel', oneOrZero],
  name: ['nome_item', plainText],
  position: ['ordem', plainNumber],
});

const listedLink = record({
  ...linkPart.fields,
  /** Older clients read the link's status under this name. */
  linkStatus: ['status_cv', saleStatus],
  name: ['nome_variacao', plainText],
  least: ['escolha_minima', plainNumber],
  most: ['escolha_maxima', plainNumber],
  rule: ['calculo_preco', priceRule],
  sizeName: ['tamanho_nome', nullable(plainText)],
  position: ['ordem', plainNumber],
});

/** A product in lists, with its parts and its current price. */
export const listedProduct = record({
  ...productPart.fields,
  storeId: ['id_estabelecimento', plainNumber],
  /** The previous price, while a promotion runs. */
  insteadOfCents: ['preco_antigo', nullable(plainReais)],
  hasPriceFrom: ['apartirde', bool],
  priceFromCents: ['preco_apartirde', nullable(plainReais)],
  photoPath: ['foto', nullable(plainText)],
  position: ['ordem', plainNumber],
  sizes: ['tamanhos', list(sizePart)],
  recipe: ['ingredientes', list(listedRecipeLine)],
  links: ['variacoes', list(listedLink)],
});
export type ListedProduct = DomainOfShape<typeof listedProduct>;
