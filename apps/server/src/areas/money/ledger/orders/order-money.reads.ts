import type { CapturedCharge, SoldMoney } from '@comanda/domain/money/ledger/order-money';
import type { OrderDocument } from '@comanda/domain/orders/orders/order-document';
import { type SoldFee, soldRowsOf } from '@comanda/domain/orders/orders/sold-rows';
import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';

/** One amount of an order. The meaning of the columns depends on `what`. */
interface MoneyRow {
  what: 'line' | 'fee' | 'discount' | 'payment' | 'charge' | 'return';
  cents: number;
  /** Kind of a fee, or method of a payment or charge. */
  name: string;
  /** Recipient of a fee, sponsor of a discount, brand of a charge. */
  of: string | null;
  /** True for a discount on the delivery, and for a prepaid payment. */
  flag: boolean;
  chargeId: number;
  instalments: number;
}

export interface OrderMoneyRead {
  sold: SoldMoney;
  charges: CapturedCharge[];
  /** True when a part of the order's payments was refunded or disputed. */
  hasReturns: boolean;
}

/**
 * Reads the amounts at which an order was sold, and its captured payments, in one statement. Later returns are not
 * deducted.
 */
export async function readSoldMoney(tx: Transaction, orderId: number): Promise<OrderMoneyRead> {
  // One union of rows, because a sub-select with JSON for each table takes three times as long.
  const rows = await tx.rows<MoneyRow>(
    prepared(
      'order-money',
      sql`
        select 'line' as what, total_cents as cents, null as name, null as of, null::boolean as flag,
               null::bigint as "chargeId", null::integer as instalments
          from order_lines where store_id = ${tx.storeId} and order_id = ${orderId}
        union all
        select 'fee', cents, kind, received_by, null, null, null
          from order_fees where store_id = ${tx.storeId} and order_id = ${orderId}
        union all
        select 'discount', cents, null, sponsor, is_on_delivery, null, null
          from order_discounts where store_id = ${tx.storeId} and order_id = ${orderId}
        union all
        select 'payment', cents, method, null, is_prepaid, null, null
          from order_payments where store_id = ${tx.storeId} and order_id = ${orderId}
        union all
        select 'charge', cents, method, brand, null, charge_id, instalments
          from held_payments where store_id = ${tx.storeId} and order_id = ${orderId}
        union all
        select 'return', 0, null, null, null, null, null
          from ledger_postings where store_id = ${tx.storeId} and order_id = ${orderId} and source_kind in ('refund', 'dispute')`,
    ),
  );
  const read = { ...moneyOf(rows), hasReturns: rows.some(({ what }) => what === 'return') };
  return read.sold.lines.length > 0 ? read : { ...read, sold: await soldOfDocument(tx, orderId) };
}

function moneyOf(rows: readonly MoneyRow[]): { sold: SoldMoney; charges: CapturedCharge[] } {
  const are = (kind: MoneyRow['what']) => rows.filter(({ what }) => what === kind);
  return {
    sold: {
      lines: are('line').map(({ cents }) => ({ totalCents: cents })),
      fees: are('fee').map(({ name, cents, of }) => ({
        kind: name as SoldFee['kind'],
        cents,
        receivedBy: of,
      })),
      discounts: are('discount').map(({ cents, of, flag }) => ({ cents, sponsor: of, isOnDelivery: flag })),
      payments: are('payment').map(({ name, cents, flag }) => ({ method: name, isPrepaid: flag, cents })),
    },
    charges: are('charge')
      .map(({ chargeId, name, of, instalments, cents }) => ({
        chargeId,
        method: name,
        brand: of,
        instalments,
        cents,
      }))
      .toSorted((one, other) => one.chargeId - other.chargeId),
  };
}

/**
 * Reads the amounts from the order's document, for an order received by the previous release. A job adds its
 * sold rows, with the same amounts, minutes after the upgrade.
 */
async function soldOfDocument(tx: Transaction, orderId: number): Promise<SoldMoney> {
  const row = await tx.maybeRow<{ document: OrderDocument }>(sql`
    select document from orders where store_id = ${tx.storeId} and order_id = ${orderId}`);
  if (row === null) throw new Error(`order ${orderId} is gone although it was held`);
  return soldRowsOf(row.document, []);
}
