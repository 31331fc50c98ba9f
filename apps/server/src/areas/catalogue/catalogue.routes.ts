import { listCategories } from '@comanda/contract/catalogue/categories.calls';
import type { Database } from '../../platform/database/transaction.ts';
import type { Bind } from '../../platform/http/mount-calls.ts';
import { listMenuCategories } from './categories.reads.ts';

export function bindCatalogue(bind: Bind, { database }: { database: Database }): void {
  bind(listCategories, (_input, { session }) => database.inStore(session.storeId, listMenuCategories));
}
