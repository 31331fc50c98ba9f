import type { CapturedCharge, SoldMoney } from '@comanda/domain/ledger/order-money';
import type { OrderDocument } from '@comanda/domain/orders/order-document';
import { soldRowsOf } from '@comanda/domain/orders/sold-rows';
import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

interface MoneyRow extends SoldMoney {
  charges: CapturedCharge[];
  hasReturns: boolean;
  /** Only where the order has no rows yet. */
  document: OrderDocument | null;
}

/**
 * Reads in one statement what was sold with an order and what was captured for it, whole; `hasReturns`: something of it came back, or was
 * contested.
 */
export async function readSoldMoney(
  tx: Transaction,
  orderId: number,
): Promise<{ sold: SoldMoney; charges: CapturedCharge[]; hasReturns: boolean }> {
  const row = await tx.maybeRow<MoneyRow>(
    prepared(
      'order-money',
      sql`
        select coalesce(lines.rows, '[]') as lines,
               coalesce((select json_agg(json_build_object('kind', kind, 'cents', cents, 'receivedBy', received_by))
                           from order_fees where store_id = ${tx.storeId} and order_id = ${orderId}), '[]') as fees,
               coalesce((select json_agg(json_build_object('cents', cents, 'sponsor', sponsor, 'isOnDelivery', is_on_delivery))
                           from order_discounts where store_id = ${tx.storeId} and order_id = ${orderId}), '[]') as discounts,
               coalesce((select json_agg(json_build_object('method', method, 'isPrepaid', is_prepaid, 'cents', cents))
                           from order_payments where store_id = ${tx.storeId} and order_id = ${orderId}), '[]') as payments,
               coalesce((select json_agg(json_build_object('chargeId', charge_id, 'method', method, 'brand', brand,
                           'instalments', instalments, 'cents', cents) order by charge_id)
                           from held_payments where store_id = ${tx.storeId} and order_id = ${orderId}), '[]') as charges,
               exists (select 1 from ledger_postings where store_id = ${tx.storeId} and order_id = ${orderId}
                          and source_kind in ('refund', 'dispute')) as "hasReturns",
               case when lines.rows is null then o.document end as document
          from orders o, (select json_agg(json_build_object('totalCents', total_cents)) as rows
                            from order_lines where store_id = ${tx.storeId} and order_id = ${orderId}) lines
         where o.store_id = ${tx.storeId} and o.order_id = ${orderId}`,
    ),
  );
  if (row === null) throw new Error(`order ${orderId} is gone although it was held`);
  const { charges, hasReturns, document, ...sold } = row;
  // Rows of an order that was taken in by the release before are made within minutes; its document says the same.
  return { charges, hasReturns, sold: document === null ? sold : soldRowsOf(document, []) };
}
