import { defineCalls } from '../../kit/define-calls.ts';
import { id, plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, list, nullable, orNull, record } from '../../kit/record.ts';
import { batchMade, menuChanged, orderInput, savedFields, warned } from './menu-change.wire.ts';
import { listedProduct, productEdit } from './products.wire.ts';
import { saleStatus } from './sale-status.wire.ts';

const callToUse = defineCalls({ kind: 'session', permission: 'catalogue.use' });
const callToEdit = defineCalls({ kind: 'session', permission: 'catalogue.edit' });

export const listProducts = callToUse({
  name: 'catalogue.list-products',
  summary:
    'Os produtos de uma categoria, ou um deles, com tamanhos, ingredientes, variações e preço do momento',
  route: 'GET cardapio/listar/{id_cardapio_categoria}',
  aliases: [{ method: 'GET', path: 'cardapio/listar/{id_cardapio_categoria}/{id_cardapio}' }],
  isOpenToVisits: true,
  input: record({
    categoryId: ['id_cardapio_categoria', id],
    productId: ['id_cardapio', orNull(id)],
  }),
  output: answer('cardapio', list(listedProduct)),
  errors: ['catalogue.category-not-found', 'catalogue.product-not-found'],
});

export const saveProduct = callToEdit({
  name: 'catalogue.save-product',
  summary:
    'Criar um produto, ou mudar os campos enviados de um; com `versao`, só se ninguém o mudou desde então. Um novo vai para o fim da categoria',
  route: 'POST cardapio/adicionar',
  aliases: [{ method: 'POST', path: 'cardapio/adicionar/{id_cardapio}' }],
  input: productEdit,
  // `avisos` names other products with the same code. An order's item with this code then matches none of
  // these products.
  output: answer(record({ productId: ['id_cardapio', plainNumber], ...savedFields, ...warned })),
  errors: ['catalogue.product-not-found', 'catalogue.category-not-found', 'record.changed-meanwhile'],
});

export const setProductStatus = callToUse({
  name: 'catalogue.set-product-status',
  summary: 'Dizer que um produto está ativo, em falta ou oculto',
  route: 'POST cardapio/mudaSts',
  input: record({ productId: ['id_cardapio', id], status: ['status', saleStatus] }),
  output: answer(menuChanged),
  errors: ['catalogue.product-not-found'],
});

export const setProductStatuses = callToUse({
  name: 'catalogue.set-product-statuses',
  summary:
    'Dizer que vários produtos estão ativos, em falta ou ocultos, todos ou nenhum; `lote` desfaz tudo durante um dia',
  route: 'POST cardapio/mudaStsLote',
  largestBody: 256 * 1024,
  input: record({
    productIds: ['produtos', list(id, { least: 1, most: 10_000 })],
    status: ['status', saleStatus],
  }),
  output: answer(
    record({
      ...menuChanged.fields,
      batchId: ['lote', nullable(plainText)],
      products: ['quantidade', plainNumber],
    }),
  ),
  errors: ['catalogue.product-not-found'],
});

export const removeProduct = callToEdit({
  name: 'catalogue.remove-product',
  summary: 'Excluir um produto, com o que é só dele; `lote` o traz de volta durante um dia',
  route: 'POST cardapio/excluir',
  input: record({ productId: ['id_cardapio', id] }),
  output: answer(batchMade),
  errors: ['catalogue.product-not-found'],
});

export const duplicateProduct = callToEdit({
  name: 'catalogue.duplicate-product',
  summary:
    'Copiar um produto com tamanhos, composição e variações, logo depois dele: oculto, sem códigos, com "(cópia)" no nome',
  route: 'POST cardapio/duplicar',
  input: record({ productId: ['id_cardapio', id] }),
  output: answer(record({ productId: ['id_cardapio', plainNumber], ...savedFields })),
  errors: ['catalogue.product-not-found'],
});

export const orderProducts = callToEdit({
  name: 'catalogue.order-products',
  summary: 'Pôr os produtos de uma categoria nesta ordem; a lista traz todos, uma vez cada um',
  route: 'POST cardapio/ordem',
  input: orderInput,
  output: answer(menuChanged),
  errors: ['catalogue.order-stale'],
});
