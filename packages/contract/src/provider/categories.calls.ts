import { defineCall } from '../define-call.ts';
import { givenFile, plainNumber, plainText } from '../field-types.ts';
import { answer, type DomainOfShape, list, record } from '../record.ts';
import { storeField } from './stores.wire.ts';

/** Bytes of a menu's categories. */
export const LARGEST_MENU = 2 * 1024 * 1024;

const category = record({
  categoryId: ['id', plainNumber],
  name: ['nome', plainText],
  items: ['itens', plainNumber],
});
/** A category of a store's menu, and how many items belong to it. */
export type CategorySummary = DomainOfShape<typeof category>;

export const listStoreCategories = defineCall({
  name: 'provider.list-categories',
  summary: 'As categorias do cardápio de uma loja, e quantos itens tem cada uma',
  method: 'GET',
  path: 'provedor/lojas/{loja}/cardapio',
  access: { kind: 'provider', permission: 'stores.read' },
  input: record(storeField),
  output: answer('categorias', list(category)),
  errors: ['provider.unknown-store'],
});

/** All of the menu's categories; those that are not in the file are gone. */
export const replaceStoreCategories = defineCall({
  name: 'provider.replace-categories',
  summary: 'Trocar as categorias do cardápio de uma loja pelas de um arquivo JSON',
  method: 'POST',
  path: 'provedor/lojas/{loja}/cardapio/categorias',
  access: { kind: 'provider', permission: 'services.manage' },
  takesFiles: { arquivo: LARGEST_MENU },
  input: record({ ...storeField, file: ['arquivo', givenFile] }),
  output: answer(record({ categories: ['categorias', plainNumber], items: ['itens', plainNumber] })),
  errors: ['provider.unknown-store'],
});
