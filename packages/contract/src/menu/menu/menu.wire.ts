import { bool, plainMoment, plainNumber, plainReais, plainText } from '../../kit/field-types.ts';
import { list, nullable, orAbsent, record } from '../../kit/record.ts';
import { shownAvailability } from './availability.wire.ts';
import { freeOrder, lastingStatus, priceRule, saleStatus, stockKind } from './sale-status.wire.ts';

// The menu as its rows, each row once: the panel derives lists, prices and reasons from the rows.

/** Fields of every editable row. */
export const versionFields = {
  version: ['versao', plainNumber],
  changedBy: ['alterado_por', nullable(plainText)],
  changedAt: ['alterado_em', plainMoment],
} as const;

export const categoryPart = record({
  categoryId: ['id_cardapio_categoria', plainNumber],
  name: ['nome_categoria', plainText],
  status: ['status', saleStatus],
  availability: ['disponibilidade', shownAvailability],
  ...versionFields,
});

const productPhoto = record({
  hash: ['arquivo', plainText],
  x: ['foco_x', plainNumber],
  y: ['foco_y', plainNumber],
});

export const productPart = record({
  productId: ['id_cardapio', plainNumber],
  categoryId: ['id_cardapio_categoria', plainNumber],
  referenceId: ['id_produto', nullable(plainNumber)],
  name: ['nome_prod', plainText],
  description: ['descricao', plainText],
  priceCents: ['preco', plainReais],
  promoCents: ['novo_preco', nullable(plainReais)],
  promoFrom: ['promocao_inicio', nullable(plainMoment)],
  promoUntil: ['promocao_fim', nullable(plainMoment)],
  promoWeek: ['promocao_horarios', shownAvailability],
  status: ['status', saleStatus],
  availability: ['disponibilidade', shownAvailability],
  /** Pieces left when this version was first read; `menuCounts` has the current number. */
  left: ['quantidade_disponivel', nullable(plainNumber)],
  barcode: ['codigo_barras', nullable(plainText)],
  pdvCode: ['codigo_pdv', nullable(plainText)],
  photo: ['imagem', nullable(productPhoto)],
  ...versionFields,
});

export const sizePart = record({
  sizeId: ['id_cardapio_tamanho', plainNumber],
  productId: ['id_cardapio', plainNumber],
  name: ['nome', plainText],
  status: ['status', lastingStatus],
  priceCents: ['preco', plainReais],
  promoCents: ['novo_preco', nullable(plainReais)],
  ...versionFields,
});

export const stockPart = record({
  stockItemId: ['id_estoque', plainNumber],
  name: ['nome_item', plainText],
  description: ['descricao', plainText],
  kind: ['tipo', stockKind],
  isIn: ['em_estoque', bool],
  backAt: ['volta_em', nullable(plainMoment)],
  photoHash: ['imagem', nullable(plainText)],
  ...versionFields,
});

export const recipePart = record({
  recipeLineId: ['id_cardapio_estoque', plainNumber],
  productId: ['id_cardapio', plainNumber],
  stockItemId: ['id_estoque', plainNumber],
  quantity: ['quantidade', plainNumber],
  isRemovable: ['removivel', bool],
});

export const optionCategoryPart = record({
  optionCategoryId: ['id_variacao_categoria', plainNumber],
  name: ['nome_categoria', plainText],
  status: ['status', lastingStatus],
  ...versionFields,
});

export const optionPart = record({
  optionId: ['id_variacao_estoque', plainNumber],
  stockItemId: ['id_estoque', nullable(plainNumber)],
  name: ['nome', plainText],
  priceCents: ['preco', plainReais],
});

export const groupPart = record({
  groupId: ['id_variacao', plainNumber],
  optionCategoryId: ['id_variacao_categoria', nullable(plainNumber)],
  productId: ['id_cardapio', nullable(plainNumber)],
  name: ['nome_variacao', plainText],
  least: ['escolha_minima', plainNumber],
  most: ['escolha_maxima', plainNumber],
  mostOfEach: ['maximo_por_item', plainNumber],
  // Menu files of release 1.4 have neither of these two fields.
  free: ['gratis', orAbsent(plainNumber)],
  freeOrder: ['gratis_quais', orAbsent({ ...freeOrder, absent: 'cheapest' as const })],
  rule: ['calculo_preco', priceRule],
  status: ['status', lastingStatus],
  options: ['estoque', list(optionPart)],
  ...versionFields,
});

export const linkPart = record({
  linkId: ['id_cardapio_variacao', plainNumber],
  productId: ['id_cardapio', plainNumber],
  groupId: ['id_variacao', plainNumber],
  sizeId: ['id_cardapio_tamanho', nullable(plainNumber)],
  status: ['status', saleStatus],
});

export const menuParts = record({
  version: ['versao', plainNumber],
  timeZone: ['fuso_horario', plainText],
  categories: ['categorias', list(categoryPart)],
  products: ['produtos', list(productPart)],
  sizes: ['tamanhos', list(sizePart)],
  stockItems: ['estoque', list(stockPart)],
  recipe: ['ingredientes', list(recipePart)],
  optionCategories: ['variacoes_categorias', list(optionCategoryPart)],
  groups: ['variacoes', list(groupPart)],
  links: ['ligacoes', list(linkPart)],
});

/** Pieces left of counted products. Orders change these numbers without a new version of the menu. */
export const menuCounts = record({
  version: ['versao', plainNumber],
  counts: [
    'quantidades',
    list(
      record({
        productId: ['id_cardapio', plainNumber],
        left: ['quantidade_disponivel', plainNumber],
      }),
    ),
  ],
});
