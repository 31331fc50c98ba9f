import {
  getCategory as getCall,
  listCategories,
  orderCategories as orderCall,
  removeCategory as removeCall,
  saveCategory as saveCall,
  setCategoryStatus,
} from '@comanda/contract/menu/categories.calls';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/transaction.ts';
import type { Bind } from '../../../platform/http/mount-calls.ts';
import { getCategory, listMenuCategories } from './categories.reads.ts';
import { orderCategories } from './order-categories.ts';
import { removeCategory } from './remove-category.ts';
import { saveCategory } from './save-category.ts';

/** The categories of the menu. */
export function bindCategories(bind: Bind, { database, clock }: { database: Database; clock: Clock }): void {
  bind(listCategories, (_input, { session }) => database.inStore(session.storeId, listMenuCategories));
  bind(getCall, async ({ categoryId }, { session }) => [
    await database.inStore(session.storeId, (tx) => getCategory(tx, categoryId)),
  ]);
  bind(saveCall, (edit, { session }) =>
    database.inStore(session.storeId, (tx) => saveCategory(tx, edit, session, clock.now())),
  );
  bind(setCategoryStatus, (wanted, { session }) =>
    database.inStore(session.storeId, (tx) =>
      saveCategory(tx, { ...wanted, version: null }, session, clock.now()),
    ),
  );
  bind(removeCall, ({ categoryId, withProducts = false }, { session }) =>
    database.inStore(session.storeId, (tx) =>
      removeCategory(tx, { categoryId, withProducts }, session, clock.now()),
    ),
  );
  bind(orderCall, async (wish, { session }) => ({
    version: await database.inStore(session.storeId, (tx) => orderCategories(tx, wish, session, clock.now())),
  }));
}
