import { defineCall } from '../define-call.ts';
import { plainNumber, plainText } from '../field-types.ts';
import { answer, type DomainOfShape, list, record } from '../record.ts';
import { nothing } from '../shape.ts';
import { menuChanged, orderInput } from './menu-change.wire.ts';

const category = record({
  categoryId: ['id_cardapio_categoria', plainNumber],
  name: ['nome_categoria', plainText],
});

/** A category of the menu. */
export type MenuCategory = DomainOfShape<typeof category>;

export const listCategories = defineCall({
  name: 'catalogue.list-categories',
  summary: 'As categorias do cardápio, na ordem do cardápio',
  method: 'GET',
  path: 'cardapiocategorias/listar',
  access: { kind: 'session', permission: 'catalogue.use' },
  isOpenToVisits: true,
  input: nothing,
  output: answer('categorias', list(category)),
  errors: [],
});

export const orderCategories = defineCall({
  name: 'catalogue.order-categories',
  summary: 'Pôr as categorias nesta ordem; a lista traz todas, uma vez cada uma',
  method: 'POST',
  path: 'cardapiocategorias/ordem',
  access: { kind: 'session', permission: 'catalogue.edit' },
  input: orderInput,
  output: answer(menuChanged),
  errors: ['catalogue.order-stale'],
});
