import type { SoldRows } from '@comanda/domain/orders/sold-rows';
import { prepared, type Query, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Where rows come from: written with the order, or made later of a document that knew less. */
export type SoldSource = 'intake' | 'carried';

/** The order the rows are of: by what it came with where it is placed in the same packet, and has no number yet. */
export type SoldOrder = { orderId: number } | { externalId: string; contentHash: Buffer };

/** Of each table the columns that are written, and how the rows' fields come as them, in their order. */
const TABLES: Record<keyof SoldRows, { into: Query; fields: Query }> = {
  lines: {
    into: sql`insert into order_lines (store_id, order_id, source, line_no, name, external_code, quantity, unit,
      unit_price_cents, options_price_cents, total_cents, options, product_id, category_id, category_name, size_id, size_name)`,
    fields: sql`line integer, name text, "externalCode" text, quantity numeric, unit text, "unitPriceCents" bigint,
      "optionsPriceCents" bigint, "totalCents" bigint, options jsonb, "productId" integer, "categoryId" integer,
      "categoryName" text, "sizeId" integer, "sizeName" text`,
  },
  fees: {
    into: sql`insert into order_fees (store_id, order_id, source, fee_no, kind, name, cents, received_by)`,
    fields: sql`fee integer, kind text, name text, cents bigint, "receivedBy" text`,
  },
  discounts: {
    into: sql`insert into order_discounts
      (store_id, order_id, source, discount_no, share_no, name, cents, sponsor, coupon, is_on_delivery)`,
    fields: sql`discount integer, share integer, name text, cents bigint, sponsor text, coupon text, "isOnDelivery" boolean`,
  },
  payments: {
    into: sql`insert into order_payments
      (store_id, order_id, source, payment_no, method, name, is_prepaid, cents, change_for_cents, brand, instalments)`,
    fields: sql`payment integer, method text, name text, "isPrepaid" boolean, cents bigint, "changeForCents" bigint,
      brand text, instalments integer`,
  },
};

/**
 * The statements that write what was sold with an order, one a table that has any of it. They write nothing where there is
 * no such order, and nothing twice.
 */
export function soldRowStatements(
  tx: Transaction,
  order: SoldOrder,
  rows: SoldRows,
  source: SoldSource,
): Query[] {
  const which =
    'orderId' in order
      ? sql`o.order_id = ${order.orderId}`
      : sql`o.external_id = ${order.externalId} and o.content_hash = ${order.contentHash}`;
  const by = 'orderId' in order ? 'known' : 'placed';
  return (['lines', 'fees', 'discounts', 'payments'] as const)
    .filter((table) => rows[table].length > 0)
    .map((table) => {
      const { into, fields } = TABLES[table];
      return prepared(
        `sold-${table}-${by}`,
        sql`${into}
            select ${tx.storeId}, o.order_id, ${source}, row.*
              from orders o, json_to_recordset(${JSON.stringify(rows[table])}) as row (${fields})
             where o.store_id = ${tx.storeId} and ${which}
                on conflict do nothing returning 1`,
      );
    });
}
