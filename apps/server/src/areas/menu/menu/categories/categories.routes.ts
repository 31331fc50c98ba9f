import * as calls from '@comanda/contract/menu/menu/categories.calls';
import { versionOf } from '../../../../platform/command.ts';
import type { Bind } from '../../../../platform/http/bind.ts';
import { getCategory, listMenuCategories } from './categories.reads.ts';
import { orderCategories } from './order-categories.ts';
import { removeCategory } from './remove-category.ts';
import { saveCategory } from './save-category.ts';

/** Binds the calls for categories of the menu. */
export function bindCategories(bind: Bind): void {
  bind.inStore(calls.listCategories, listMenuCategories);
  bind.inStore(calls.getCategory, async (tx, { categoryId }) => [await getCategory(tx, categoryId)]);
  bind.inStore(calls.saveCategory, saveCategory);
  bind.inStore(calls.setCategoryStatus, (tx, wanted, session, now) =>
    saveCategory(tx, { ...wanted, version: null }, session, now),
  );
  bind.inStore(calls.removeCategory, removeCategory);
  bind.inStore(calls.orderCategories, versionOf(orderCategories));
}
