import type { FoundPlaces, PlaceSearch } from '@comanda/contract/orders/addresses/addresses.wire';
import type { OrderAddress } from '@comanda/domain/orders/orders/order-address';
import { isFinal } from '@comanda/domain/orders/orders/order-status';
import type { Database } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { ADDRESS_ID, addressVersion, findAddress, findStorePlace } from './addresses.reads.ts';
import type { Places } from './geocoding/places.ts';

/**
 * Candidates for an order's address, best first, with the data for their map. Without `text`, the customer's own text
 * is searched. The map service is called outside any transaction. Throws `order.not-found`, `address.not-found`, and
 * `address.order-closed` for closed orders.
 */
export async function findPlaces(
  { database, places }: { database: Database; places: Places },
  storeId: number,
  { orderId, text }: PlaceSearch,
): Promise<FoundPlaces> {
  const [order, store, { version }] = await database.readInStore(storeId, (tx) =>
    Promise.all([findAddress(tx, orderId), findStorePlace(tx), addressVersion(tx, orderId)]),
  );
  if (order === null) throw new AppError('order.not-found');
  const { written: address, located } = order;
  if (address === null) throw new AppError('address.not-found');
  if (isFinal(order.status)) throw new AppError('address.order-closed');
  const { latitude, longitude, formatted } = located ?? address;
  const around =
    places.findCity(address.city, stateOf(address)) ?? places.findCity(store.city, store.state) ?? null;
  const near = store.pickup ?? around;
  const sought = text ?? wordsOf(address);
  const found = await places.find(sought, near, storeId);
  return {
    version,
    text: sought,
    written: { ...address, addressId: ADDRESS_ID },
    current: latitude === null || longitude === null ? null : { latitude, longitude, label: formatted },
    candidates: found.places,
    isComplete: found.isComplete,
    store: store.pickup,
    around,
    landmarks: near ? places.landmarks(near) : [],
    tiles: places.tiles,
  };
}

/** The search text for map services. Complement and reference are left out, because maps have no such data. */
function wordsOf(address: OrderAddress): string {
  const street = [address.street, address.number].filter(Boolean).join(', ');
  const town = [address.city, stateOf(address)].filter(Boolean).join(' - ');
  return [street || address.formatted, address.district, town].filter(Boolean).join(', ');
}

/** The state without the country: partners write "SP" or "BR-SP". */
function stateOf({ state }: OrderAddress): string {
  return state.replace(/^BR-/, '');
}
