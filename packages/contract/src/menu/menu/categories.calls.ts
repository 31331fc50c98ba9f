import { defineCalls } from '../../kit/define-calls.ts';
import { bool, id, plainNumber } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, optional, record } from '../../kit/record.ts';
import { nothing } from '../../kit/shape.ts';
import { availability } from './availability.wire.ts';
import { categoryPart } from './menu.wire.ts';
import { batchMade, menuChanged, orderInput, savedFields, warned } from './menu-change.wire.ts';
import { idOrNone, madeFrom, menuName } from './menu-fields.wire.ts';
import { saleStatus } from './sale-status.wire.ts';

const callToUse = defineCalls({ kind: 'session', permission: 'catalogue.use' });
const callToEdit = defineCalls({ kind: 'session', permission: 'catalogue.edit' });

const category = record({ ...categoryPart.fields, position: ['ordem', plainNumber] });

/** A category of the menu with its position. */
export type MenuCategory = DomainOfShape<typeof category>;

/** A new category (without id), or a change of a category. Missing fields do not change. */
export const categoryEdit = record({
  categoryId: ['id_cardapio_categoria', idOrNone],
  name: ['nome_categoria', optional(menuName)],
  status: ['status', optional(saleStatus)],
  availability: ['disponibilidade', optional(availability)],
  version: ['versao', madeFrom],
});
export type CategoryEdit = DomainOfShape<typeof categoryEdit>;

const categoryInput = record({ categoryId: ['id_cardapio_categoria', id] });

export const listCategories = callToUse({
  name: 'catalogue.list-categories',
  summary: 'As categorias do cardápio, na ordem do cardápio',
  route: 'GET cardapiocategorias/listar',
  isOpenToVisits: true,
  input: nothing,
  output: answer('categorias', list(category)),
});

export const getCategory = callToUse({
  name: 'catalogue.get-category',
  summary: 'Uma categoria do cardápio',
  route: 'GET cardapiocategorias/listar/{id_cardapio_categoria}',
  isOpenToVisits: true,
  input: categoryInput,
  output: answer('categorias', list(category)),
  errors: ['catalogue.category-not-found'],
});

export const saveCategory = callToEdit({
  name: 'catalogue.save-category',
  summary:
    'Criar uma categoria no fim do cardápio, ou mudar os campos enviados de uma; com `versao`, só se ninguém a mudou desde então',
  route: 'POST cardapiocategorias/adicionar',
  aliases: [{ method: 'POST', path: 'cardapiocategorias/adicionar/{id_cardapio_categoria}' }],
  input: categoryEdit,
  // `avisos` has a warning if another category has the same name.
  output: answer(record({ categoryId: ['id_cardapio_categoria', plainNumber], ...savedFields, ...warned })),
  errors: ['catalogue.category-not-found', 'record.changed-meanwhile'],
});

export const setCategoryStatus = callToUse({
  name: 'catalogue.set-category-status',
  summary: 'Dizer que uma categoria está ativa, em falta ou oculta',
  route: 'POST cardapiocategorias/mudaSts',
  input: record({ ...categoryInput.fields, status: ['status', saleStatus] }),
  output: answer(menuChanged),
  errors: ['catalogue.category-not-found'],
});

export const removeCategory = callToEdit({
  name: 'catalogue.remove-category',
  summary:
    'Excluir uma categoria vazia, ou com `com_produtos` também o que está nela; `lote` traz tudo de volta durante um dia',
  route: 'POST cardapiocategorias/excluir',
  input: record({ ...categoryInput.fields, withProducts: ['com_produtos', optional(bool)] }),
  output: answer(batchMade),
  errors: ['catalogue.category-not-found', 'catalogue.category-in-use'],
});

export const orderCategories = callToEdit({
  name: 'catalogue.order-categories',
  summary: 'Pôr as categorias nesta ordem; a lista traz todas, uma vez cada uma',
  route: 'POST cardapiocategorias/ordem',
  input: orderInput,
  output: answer(menuChanged),
  errors: ['catalogue.order-stale'],
});
