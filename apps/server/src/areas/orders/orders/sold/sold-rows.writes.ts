import type { SoldRows } from '@comanda/domain/orders/orders/sold-rows';
import { type Query, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** Source of the rows: written with the order, or later from its document, which has less data. */
export type SoldSource = 'intake' | 'carried';

/**
 * The order that the rows belong to. Null: the order that the same packet places just before; `app.order_id`
 * has its number.
 */
export type SoldOrder = { orderId: number } | null;

/** For each table: the columns to write, and the matching fields of its rows in the same order. */
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

const NAMES = ['lines', 'fees', 'discounts', 'payments'] as const;

/** Reads the counters of the store: a cluster then sends the whole statement to the worker of the store. */
const KNOWN = { select: 'c.store_id, $4::bigint', from: 'store_counters c,', where: 'c.store_id = $1' };
const NUMBER = `nullif(current_setting('app.order_id', true), '')::bigint`;
const PLACED = {
  select: '$1::integer, o.order_id',
  from: `(select ${NUMBER} as order_id) as o,`,
  where: 'o.order_id is not null',
};

/**
 * The text of a statement, built once. Its parameters are store, source, rows as JSON and, if known, the order's
 * number.
 */
function textOf(table: keyof SoldRows, by: typeof KNOWN): string {
  const { into, fields } = TABLES[table];
  return `${into.text}
    select ${by.select}, $2, row.*
      from ${by.from} json_to_recordset($3) as row (${fields.text})
     where ${by.where}
        on conflict do nothing returning 1`;
}
const textsOf = (table: keyof SoldRows) => ({ known: textOf(table, KNOWN), placed: textOf(table, PLACED) });
const TEXTS = {
  lines: textsOf('lines'),
  fees: textsOf('fees'),
  discounts: textsOf('discounts'),
  payments: textsOf('payments'),
};

/**
 * The statements that write an order's sold items, one per table with rows. They write nothing if no order was placed.
 * Existing rows are not written again.
 */
export function soldRowStatements(
  tx: Transaction,
  order: SoldOrder,
  rows: SoldRows,
  source: SoldSource,
): Query[] {
  const by = order === null ? 'placed' : 'known';
  const number = order === null ? [] : [order.orderId];
  return NAMES.filter((table) => rows[table].length > 0).map((table) => ({
    name: `sold-${table}-${by}`,
    text: TEXTS[table][by],
    values: [tx.storeId, source, JSON.stringify(rows[table]), ...number],
  }));
}
