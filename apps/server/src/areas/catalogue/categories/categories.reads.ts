import type { CategoryPart } from '@comanda/domain/catalogue/menu-parts';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { CATEGORY_COLUMNS } from '../menu/menu.reads.ts';

/** A category of the menu, which must be held. Throws `catalogue.category-not-found`, also for one that was deleted. */
export async function getCategory(tx: Transaction, categoryId: number): Promise<CategoryPart> {
  const category = await tx.maybeRow<CategoryPart>(sql`
    select ${CATEGORY_COLUMNS} from menu_categories
     where store_id = ${tx.storeId} and category_id = ${categoryId} and deleted_at is null`);
  if (category === null) throw new AppError('catalogue.category-not-found');
  return category;
}
