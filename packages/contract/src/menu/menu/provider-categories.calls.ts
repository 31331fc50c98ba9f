import { defineCall } from '../../kit/define-call.ts';
import { plainNumber, plainText } from '../../kit/field-types.ts';
import { answer, type DomainOfShape, list, record } from '../../kit/record.ts';
import { storeField } from '../../kit/store-field.ts';

const category = record({
  categoryId: ['id', plainNumber],
  name: ['nome', plainText],
  items: ['itens', plainNumber],
});
/** A category of a store's menu with its number of products. */
export type CategorySummary = DomainOfShape<typeof category>;

export const listStoreCategories = defineCall({
  name: 'provider.list-categories',
  summary: 'As categorias do cardápio de uma loja, e quantos produtos tem cada uma',
  route: 'GET provedor/lojas/{loja}/cardapio',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record(storeField),
  output: answer('categorias', list(category)),
  errors: ['provider.unknown-store'],
});
