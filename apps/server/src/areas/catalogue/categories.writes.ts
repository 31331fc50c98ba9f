import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

/** A category and the partner's codes of the items in it. */
export interface CategoryWithItems {
  categoryId: number;
  name: string;
  externalCodes: readonly string[];
}

/** Makes these, in this order, the categories of the store's menu; others are gone, and with them who was in them. */
export async function replaceCategories(
  tx: Transaction,
  categories: readonly CategoryWithItems[],
): Promise<void> {
  const rows = categories.map(({ categoryId, name }, position) => ({ categoryId, name, position }));
  const items = categories.flatMap(({ categoryId, externalCodes }) =>
    externalCodes.map((externalCode) => ({ categoryId, externalCode })),
  );
  // Who replaces them at the same moment waits, and then sees what there is.
  await tx.rows(sql`
    select category_id from menu_categories where store_id = ${tx.storeId} order by category_id for update`);
  await tx.rows(sql`delete from menu_item_categories where store_id = ${tx.storeId}`);
  await tx.rows(sql`
    delete from menu_categories where store_id = ${tx.storeId}
       and category_id <> all (${rows.map(({ categoryId }) => categoryId)}::integer[])`);
  await tx.rows(sql`
    insert into menu_categories (store_id, category_id, name, position)
    select ${tx.storeId}, "categoryId", name, position
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given("categoryId" integer, name text, position integer)
    on conflict (store_id, category_id) do update set name = excluded.name, position = excluded.position
    returning category_id`);
  await tx.rows(sql`
    insert into menu_item_categories (store_id, external_code, category_id)
    select ${tx.storeId}, "externalCode", "categoryId"
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given("categoryId" integer, "externalCode" text)
    returning category_id`);
}

/** The store's categories with how many codes belong to each, for the provider. */
export function countCategoryItems(
  tx: Transaction,
): Promise<{ categoryId: number; name: string; items: number }[]> {
  return tx.rows<{ categoryId: number; name: string; items: number }>(sql`
    select c.category_id as "categoryId", c.name, count(i.external_code)::integer as items
      from menu_categories c
      left join menu_item_categories i on i.store_id = ${tx.storeId} and i.category_id = c.category_id
     where c.store_id = ${tx.storeId} group by c.category_id, c.name, c.position order by c.position, c.category_id`);
}
