import { listStoreCategories } from '@comanda/contract/menu/menu/provider-categories.calls';
import type { Bind } from '../../../../platform/http/bind.ts';
import { countCategoryItems } from './categories.reads.ts';

/** Binds the categories of a store's menu, for the console. */
export function bindProviderCategories(bind: Bind): void {
  bind.inKnownStore(listStoreCategories, countCategoryItems);
}
