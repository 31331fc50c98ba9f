import { listStoreCategories } from '@comanda/contract/provider/categories.calls';
import { inKnownStore } from '../../../platform/database/in-known-store.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { countCategoryItems } from './categories.reads.ts';

/** The categories of a store's menu, for the console. */
export function bindProviderCategories(bind: Bind, { system }: { system: Database }): void {
  bind(listStoreCategories, ({ storeId }) => inKnownStore(system, storeId, countCategoryItems));
}
