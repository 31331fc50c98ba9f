import type { NamedPlace } from '@comanda/domain/orders/addresses/coordinates';
import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import type { OrderDocument } from '@comanda/domain/orders/orders/order-document';
import type { OrderStatus } from '@comanda/domain/orders/orders/order-status';
import { sql } from '../../../platform/database/sql.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Each order has exactly one address, with this id in the API. */
export const ADDRESS_ID = 1;

export interface AddressOfOrder {
  status: OrderStatus;
  /** The address as the customer wrote it; null for orders without delivery. */
  written: OrderAddress | null;
  /** The address after the store's address adjustment; null without an adjustment. */
  located: OrderAddress | null;
  document: OrderDocument;
}

export function findAddress(tx: Transaction, orderId: number): Promise<AddressOfOrder | null> {
  return tx.maybeRow<AddressOfOrder>(sql`
    select status, nullif(document -> 'address', 'null'::jsonb) as written, located_address as located, document from orders
     where store_id = ${tx.storeId} and order_id = ${orderId}`);
}

/** Version of an order's address: the number of its last address adjustment, 0 before the first one. */
export async function addressVersion(
  tx: Transaction,
  orderId: number,
): Promise<{ version: number; changedBy: string | null; changedAt: number }> {
  const last = await tx.maybeRow<{ version: number; changedBy: string | null; changedAt: number }>(sql`
    select seq as version, actor_name as "changedBy", at as "changedAt" from store_events
     where store_id = ${tx.storeId} and order_id = ${orderId} and happened = 'address-adjusted'
     order by seq desc limit 1`);
  return last ?? { version: 0, changedBy: null, changedAt: 0 };
}

export interface StorePlace {
  name: string;
  city: string;
  state: string;
  /** The pickup address for couriers; null until the provider sets it. */
  pickup: NamedPlace | null;
}

export async function findStorePlace(tx: Transaction): Promise<StorePlace> {
  const row = await tx.maybeRow<Omit<StorePlace, 'pickup'> & { pickup: Partial<NamedPlace> | null }>(sql`
    select s.name, s.city, s.state,
           -- A store that has said another address since is not there any more.
           case when s.street is null
                  or lower(concat_ws(',', s.street, s.street_number))
                   = lower(concat_ws(',', a.pickup_address ->> 'street', a.pickup_address ->> 'number'))
                then a.pickup_address end as pickup
      from stores s left join courier_accounts a on a.store_id = ${tx.storeId}
     where s.store_id = ${tx.storeId}`);
  if (row === null) throw new Error(`store ${tx.storeId} is gone`);
  const { latitude, longitude } = row.pickup ?? {};
  const isKnown = typeof latitude === 'number' && typeof longitude === 'number';
  return { ...row, pickup: isKnown ? { label: row.name, latitude, longitude } : null };
}
