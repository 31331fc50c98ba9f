import { defineCall } from '../define-call.ts';
import { plainNumber, plainText } from '../field-types.ts';
import { answer, type DomainOfShape, list, record } from '../record.ts';
import { nothing } from '../shape.ts';

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
