import { defineCall } from '../../kit/define-call.ts';
import { bool, integer, plainNumber, plainText, text } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, nullable, optional, record } from '../../kit/record.ts';

/** Number of entries on a page: default and maximum. */
export const CATALOGUE_PAGE = 50;
export const LARGEST_CATALOGUE_PAGE = 300;

const catalogueProduct = record({
  referenceId: ['id_produto', plainNumber],
  barcode: ['codigo_barras', plainText],
  name: ['nome_produto', plainText],
  description: ['descricao', plainText],
  /** URL of the stored picture; null: the product has none. */
  picture: ['imagem_redimensionada', nullable(plainText)],
});
/** A product of the catalogue that all stores share. */
export type CatalogueProduct = DomainOfShape<typeof catalogueProduct>;

export const searchCatalogue = defineCall({
  name: 'catalogue.search-reference',
  summary: 'Procurar no catálogo de produtos que todas as lojas compartilham, por código de barras ou nome',
  route: 'GET products',
  access: { kind: 'session', permission: 'catalogue.use' },
  isOpenToVisits: true,
  input: record({
    page: ['page', optional(integer({ min: 1, max: 10_000 }))],
    perPage: ['per_page', optional(integer({ min: 1, max: LARGEST_CATALOGUE_PAGE }))],
    barcode: ['codigo_barras', optional(text({ max: 40, min: 0 }))],
    name: ['nome_produto', optional(text({ max: 100, min: 0 }))],
  }),
  output: answer(
    'products',
    record({
      data: ['data', list(catalogueProduct)],
      page: ['current_page', plainNumber],
      perPage: ['per_page', plainNumber],
      /** True: the next page has entries. */
      hasMore: ['has_more', bool],
    }),
  ),
});
