import type { CustomerStep } from '@comanda/domain/orders/customer/customer-order';
import type { LinkedOrderLife } from '@comanda/domain/orders/customer/link-life';
import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import type { OrderDocument } from '@comanda/domain/orders/orders/order-document';
import type {
  CourierStatus,
  Fulfilment,
  KitchenStage,
  OrderStatus,
} from '@comanda/domain/orders/orders/order-status';
import type { Undo } from '@comanda/domain/orders/orders/undo';
import { prepared, sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The stored data for a customer's page. Times in epoch milliseconds. */
export interface StoredCustomerOrder extends LinkedOrderLife {
  orderId: number;
  code: string;
  status: OrderStatus;
  courierStatus: CourierStatus | null;
  kitchenStage: KitchenStage | null;
  fulfilment: Fulfilment;
  createdAt: number;
  totalCents: number;
  chargeCents: number;
  paymentSummary: string;
  isChatEnabled: boolean;
  undo: Undo | null;
  cancelCode: string | null;
  cancelText: string | null;
  document: OrderDocument;
  /** The address after the store's address adjustment; null without an adjustment. */
  locatedAddress: OrderAddress | null;
  storeName: string;
  /** IANA time zone of the store. */
  timeZone: string;
  /** The first phone on the store's page, or the store's mobile number; digits only. */
  storePhone: string | null;
  /** The store's own address text; without one, the couriers' pickup address, or district and city. */
  storeAddress: string;
  storeLogo: string | null;
  storeBanner: string | null;
  storePhrase: string | null;
  storeText: string | null;
  isStoreOpen: boolean;
  /** Time of the store's next scheduled opening or closing; null when none is scheduled. */
  storeUntil: number | null;
}

/** The data for the customer's page; null when the store has no such order. */
export function findCustomerOrder(tx: Transaction, orderId: number): Promise<StoredCustomerOrder | null> {
  return tx.maybeRow<StoredCustomerOrder>(
    prepared(
      'customer-order',
      sql`
        select o.order_id as "orderId", o.code, o.status, o.kitchen_stage as "kitchenStage", o.fulfilment,
               o.courier_status as "courierStatus",
               o.created_at as "createdAt", o.promised_for as "promisedFor", o.closed_at as "closedAt",
               o.link_withdrawn_at is not null as "isLinkWithdrawn",
               o.total_cents as "totalCents", o.charge_cents as "chargeCents",
               o.payment_summary as "paymentSummary", o.is_chat_enabled as "isChatEnabled", o.undo,
               o.cancel_code as "cancelCode", o.cancel_text as "cancelText", o.document,
               o.located_address as "locatedAddress",
               s.name as "storeName", s.time_zone as "timeZone", s.phones -> 0 ->> 'number' as "storePhone",
               coalesce(nullif(concat_ws(', ', s.street, s.street_number), '') || ' - ',
                        nullif(concat_ws(', ', nullif(a.pickup_address ->> 'street', ''), nullif(a.pickup_address ->> 'number', '')), '') || ' - ', '')
                 || s.district || ', ' || s.city as "storeAddress",
               coalesce(s.symbol, s.logo) as "storeLogo", s.banner as "storeBanner", s.phrase as "storePhrase",
               s.app_text as "storeText",
               s.is_open or s.is_suspended as "isStoreOpen", s.opening_until as "storeUntil"
          from orders o join stores s on s.store_id = ${tx.storeId}
          left join courier_accounts a on a.store_id = ${tx.storeId}
         where o.store_id = ${tx.storeId} and o.order_id = ${orderId}`,
    ),
  );
}

/** Each status that the order reached, with its time, oldest first. */
export function listReached(tx: Transaction, orderId: number): Promise<CustomerStep[]> {
  return tx.rows<CustomerStep>(
    prepared(
      'customer-order-steps',
      sql`select status, at from order_timeline
           where store_id = ${tx.storeId} and order_id = ${orderId} order by version`,
    ),
  );
}

/** The data that decide whether an order's link is valid; null when the store has no such order. */
export function findLinkLife(tx: Transaction, orderId: number): Promise<LinkedOrderLife | null> {
  return tx.maybeRow<LinkedOrderLife>(
    prepared(
      'customer-order-link-life',
      sql`select promised_for as "promisedFor", closed_at as "closedAt",
                 link_withdrawn_at is not null as "isLinkWithdrawn"
            from orders where store_id = ${tx.storeId} and order_id = ${orderId}`,
    ),
  );
}
