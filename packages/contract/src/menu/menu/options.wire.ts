import { centsFromReais, reaisFromCents } from '@comanda/domain/kit/cents/cents';
import type { OptionPart } from '@comanda/domain/menu/menu/menu-parts';
import { PRICE_RULES, type PriceRule } from '@comanda/domain/menu/menu/price-rules';
import * as z from 'zod/mini';
import { id, integer, plainNumber, text, textOrNull } from '../../kit/field-types.ts';
import { type DomainOfShape, list, nullable, orNull, record } from '../../kit/record.ts';
import { type Shape, shape } from '../../kit/shape.ts';
import { groupPart } from './menu.wire.ts';
import { menuChanged } from './menu-change.wire.ts';
import { idOrNone, madeFrom, price } from './menu-fields.wire.ts';
import { freeOrder, lastingStatus, priceRule, saleStatus } from './sale-status.wire.ts';

/** Maximum length of the name of a group, of a category of groups, or of a loose option. */
export const LONGEST_GROUP_NAME = 80;
/** Maximum number of choices; more than any real menu has. */
const MAX_CHOICES = 999;
/** Maximum lengths of lists; longer than in any real menu. */
const LONGEST_LIST = 10_000;
const MAX_ROWS = 1_000;
const MAX_SIZES = 30;

const LETTERS = Object.fromEntries(PRICE_RULES.map((rule) => [rule, priceRule.encode(rule)]));

/** A price rule. If missing or empty, prices are added, which is the rule of new groups. */
const ruleOrSum: Shape<PriceRule, string | null | undefined> = shape<string | null | undefined, PriceRule>(
  z.optional(z.nullable(z.enum(['', ...Object.values(LETTERS)]))) as never,
  {
    decode: (wire) => PRICE_RULES.find((rule) => LETTERS[rule] === wire) ?? 'sum',
    encode: (domain) => priceRule.encode(domain),
  },
);

const count = integer({ min: 0, max: MAX_CHOICES });

export const optionCategoryInput = record({
  optionCategoryId: ['id_variacao_categoria', idOrNone],
  name: ['nome_categoria', text({ max: LONGEST_GROUP_NAME })],
  status: ['status', orNull(lastingStatus)],
  version: ['versao', madeFrom],
});

/** A group of the library with its category, or a group of a product (for one of its sizes, or all). */
export const groupInput = record({
  groupId: ['id_variacao', idOrNone],
  optionCategoryId: ['id_variacao_categoria', idOrNone],
  productId: ['id_cardapio', idOrNone],
  sizeId: ['id_cardapio_tamanho', idOrNone],
  name: ['nome_variacao', text({ max: LONGEST_GROUP_NAME })],
  least: ['escolha_minima', count],
  most: ['escolha_maxima', count],
  mostOfEach: ['maximo_por_item', orNull(count)],
  free: ['gratis', orNull(count)],
  freeOrder: ['gratis_quais', orNull(freeOrder)],
  rule: ['calculo_preco', ruleOrSum],
  status: ['status', orNull(lastingStatus)],
  version: ['versao', madeFrom],
});

/** An option. Without a stock item, it is a loose option with its own name. */
export const optionInput = record({
  optionId: ['id_variacao_estoque', idOrNone],
  groupId: ['id_variacao', idOrNone],
  stockItemId: ['id_estoque', idOrNone],
  name: ['nome_var', textOrNull({ max: LONGEST_GROUP_NAME })],
  priceCents: ['preco', price],
});

export const linkInput = record({
  productId: ['id_cardapio', id],
  groupId: ['id_variacao', id],
  sizeId: ['id_cardapio_tamanho', idOrNone],
});

/** Products that get a link to a group, and products to remove from the group. */
export const usesInput = record({
  groupId: ['id_variacao', id],
  begin: ['ligar', list(id, { most: LONGEST_LIST })],
  end: ['desligar', list(id, { most: LONGEST_LIST })],
});

/** The group to duplicate; older clients send the whole group instead of the id. */
const groupOrItsId: Shape<number, unknown> = shape<unknown, number>(
  z.union([id.wire, z.object({ id_variacao: id.wire })]) as never,
  {
    decode: (wire) => Number(typeof wire === 'object' ? (wire as { id_variacao: number }).id_variacao : wire),
    encode: (domain) => domain,
  },
);
export const duplicateInput = record({ groupId: ['variacao', groupOrItsId] });
export const duplicateOwnInput = record({
  groupId: ['variacao', groupOrItsId],
  optionCategoryId: ['categoria', idOrNone],
});

/** Prices of a product's flavours by size. */
export const flavourGridInput = record({
  productId: ['id_cardapio', id],
  columns: [
    'tamanhos',
    list(
      record({
        sizeId: ['id_cardapio_tamanho', idOrNone],
        version: ['versao', madeFrom],
        least: ['escolha_minima', count],
        most: ['escolha_maxima', count],
        rule: ['calculo_preco', ruleOrSum],
      }),
      { least: 1, most: MAX_SIZES },
    ),
  ],
  rows: [
    'sabores',
    list(
      record({
        stockItemId: ['id_estoque', id],
        pricesCents: ['precos', list(orNull(price), { most: MAX_SIZES })],
      }),
      { most: MAX_ROWS },
    ),
  ],
});

export const groupStatusInput = record({ groupId: ['id', id], status: ['status', lastingStatus] });
export const linkStatusInput = record({
  linkId: ['id_cardapio_variacao', id],
  status: ['status', saleStatus],
});

/** The id of the new or saved category, and the menu's new version. */
export const savedCategory = record({
  optionCategoryId: ['id_variacao_categoria', plainNumber],
  ...menuChanged.fields,
});
export const savedGroup = record({
  groupId: ['id_variacao', plainNumber],
  /** The link to the product, for a group that was made for a product. */
  linkId: ['id_cardapio_variacao', nullable(plainNumber)],
  ...menuChanged.fields,
});
export const savedOption = record({
  optionId: ['id_variacao_estoque', plainNumber],
  ...menuChanged.fields,
});
export const savedLink = record({ linkId: ['id_cardapio_variacao', plainNumber], ...menuChanged.fields });

const NO_ITEM = -1;
const listedOptionWire = z.object({
  id_variacao_estoque: z.number(),
  id_estoque: z.number(),
  nome_var: z.nullable(z.string()),
  nome_item: z.nullable(z.string()),
  preco: z.number(),
});

/** An option in lists: from the stock with the item's name, or a loose option (`id_estoque` -1) with its own name. */
const listedOption: Shape<OptionPart, z.infer<typeof listedOptionWire>> = shape(listedOptionWire, {
  decode: ({ id_variacao_estoque, id_estoque, nome_var, nome_item, preco }): OptionPart => ({
    optionId: id_variacao_estoque,
    stockItemId: id_estoque === NO_ITEM ? null : id_estoque,
    name: nome_item ?? nome_var ?? '',
    priceCents: centsFromReais(preco),
  }),
  encode: ({ optionId, stockItemId, name, priceCents }: OptionPart) => ({
    id_variacao_estoque: optionId,
    id_estoque: stockItemId ?? NO_ITEM,
    nome_var: stockItemId === null ? name : null,
    nome_item: stockItemId === null ? null : name,
    preco: reaisFromCents(priceCents),
  }),
});

/** A group in lists. A group of a product may belong to one size. */
export const listedGroup = record({
  ...groupPart.fields,
  sizeId: ['id_cardapio_tamanho', nullable(plainNumber)],
  options: ['estoque', list(listedOption)],
});
export type ListedGroup = DomainOfShape<typeof listedGroup>;
