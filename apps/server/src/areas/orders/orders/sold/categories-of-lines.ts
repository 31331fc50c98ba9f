import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { categoryOfItem } from '../../../menu/menu/public.ts';

/**
 * SQL expression for the categories of an order's items, in item order. Each category is the one at the time of sale
 * (`order_lines`). If unknown, the current menu is searched by the item's code. `orderId` and `document` are SQL
 * expressions.
 */
export function categoriesOfLines(
  tx: Transaction,
  { orderId, document }: { orderId: Query; document: Query },
): Query {
  const now = categoryOfItem(tx, {
    code: sql`(item.value ->> 'externalCode')`,
    name: sql`(item.value ->> 'name')`,
  });
  return sql`array(
    select coalesce((select l.category_id from order_lines l
                      where l.store_id = ${tx.storeId} and l.order_id = ${orderId} and l.line_no = item.position - 1),
                    ${now})
      from jsonb_array_elements(${document} -> 'items') with ordinality item (value, position)
     order by item.position)`;
}
