import { createHash } from 'node:crypto';
import { operationalDayStart } from '@comanda/domain/kit/time/operational-day';
import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import { amountsOf, type OrderDocument } from '@comanda/domain/orders/orders/order-document';
import type { Fulfilment, Serving } from '@comanda/domain/orders/orders/order-status';
import type { PrintedOrder } from '@comanda/domain/orders/printing/ticket/printed-order';
import { cardAsSeen, hideAddress, isCustomerHidden } from '@comanda/domain/orders/privacy/hidden-customer';
import { prepared, sql } from '../../../../platform/database/sql.ts';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { categoriesOfLines } from '../../orders/public.ts';

interface StoredOrder {
  orderId: number;
  externalId: string;
  contentHash: Buffer;
  status: string;
  code: string;
  createdAt: number;
  receivedAt: number;
  promisedFor: number;
  fulfilment: Fulfilment;
  customerName: string;
  customerPhone: string | null;
  isFirstInStore: boolean;
  district: string | null;
  closedAt: number | null;
  totalCents: number;
  chargeCents: number;
  hasTotalMismatch: boolean;
  serving: Serving | null;
  origin: string | null;
  cancelText: string | null;
  document: OrderDocument;
  /** The address after the store's address adjustment; null without an adjustment. */
  locatedAddress: OrderAddress | null;
  /** Category of each item, in item order. */
  categoryIds: (number | null)[];
}

export interface CurrentPrintedOrder extends PrintedOrder {
  status: string;
  isCustomerHidden: boolean;
  /**
   * Identifies the order even after a restore, when its partner has sent the order again. Another order with
   * the same partner's id has another key.
   */
  lastingKey: string;
}

/**
 * Orders by number, with the data for their tickets at `now`. Phone and street of earlier days are hidden. Unknown
 * numbers are left out.
 */
export async function findPrintedOrders(
  tx: Transaction,
  orderIds: readonly number[],
  { storeName, timeZone }: { storeName: string; timeZone: string },
  now: number,
): Promise<Map<number, CurrentPrintedOrder>> {
  if (orderIds.length === 0) return new Map();
  const stored = await tx.rows<StoredOrder>(
    prepared(
      'printed-orders',
      sql`
        select order_id as "orderId", external_id as "externalId", content_hash as "contentHash", status, code, created_at as "createdAt", received_at as "receivedAt",
               promised_for as "promisedFor", fulfilment, customer_name as "customerName",
               customer_phone as "customerPhone", is_first_in_store as "isFirstInStore", district, closed_at as "closedAt",
               total_cents as "totalCents", charge_cents as "chargeCents",
               has_total_mismatch as "hasTotalMismatch", serving, origin, cancel_text as "cancelText",
               document, located_address as "locatedAddress",
               ${categoriesOfLines(tx, { orderId: sql`o.order_id`, document: sql`o.document` })} as "categoryIds"
          from orders o where store_id = ${tx.storeId} and order_id = any(${orderIds}::bigint[])`,
    ),
  );
  const dayStart = operationalDayStart(timeZone, now);
  return new Map(
    stored.map((order) => [
      order.orderId,
      {
        ...printedOrderOf(asSeen(order, dayStart), storeName),
        isCustomerHidden: isCustomerHidden(order, dayStart),
        lastingKey: lastingKeyOf(tx.storeId, order),
      },
    ]),
  );
}

/**
 * Makes a name for an order that survives a restore. It contains the content, because a partner that was
 * restored too uses its ids again. It is a hash, because a partner's id may contain a person's name.
 */
function lastingKeyOf(
  storeId: number,
  { externalId, contentHash }: Pick<StoredOrder, 'externalId' | 'contentHash'>,
): string {
  const hash = createHash('sha256').update(`${storeId} ${externalId} `).update(contentHash);
  return hash.digest('base64url').slice(0, 22);
}

/** A second copy of another day's ticket shows neither phone nor street. */
function asSeen(order: StoredOrder, dayStart: number): StoredOrder {
  if (!isCustomerHidden(order, dayStart)) return order;
  const address = order.locatedAddress ?? order.document.address;
  return {
    ...cardAsSeen(order, dayStart),
    locatedAddress: null,
    document: { ...order.document, address: address && hideAddress(address) },
  };
}

function printedOrderOf(
  {
    document,
    locatedAddress,
    cancelText,
    categoryIds,
    closedAt: _closedAt,
    contentHash: _contentHash,
    ...order
  }: StoredOrder,
  storeName: string,
): PrintedOrder & { status: string } {
  return {
    ...order,
    storeName,
    scheduledFor: document.scheduledFor,
    address: locatedAddress ?? document.address,
    items: document.items.map((item, at) => ({ ...item, categoryId: categoryIds[at] ?? null })),
    amounts: amountsOf(document),
    payments: document.payments,
    currency: document.currency ?? null,
    notes: document.notes,
    pickupCode: document.pickupCode,
    place: document.place,
    cancellationReason: order.status === 'cancelled' ? cancelText : null,
    ending: order.status === 'delivered' || order.status === 'cancelled' ? order.status : null,
  };
}
