import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { categoryOfItem } from '../../menu/public.ts';

/**
 * The categories of an order's items, in the order they stand in, as an expression: each as it was sold (`order_lines`), where
 * that is known, and otherwise what its code means in the menu now; null where it means nothing. `orderId` and `document` are
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
