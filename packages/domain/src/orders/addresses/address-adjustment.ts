import { ok, type Result, refused } from '../../kit/result.ts';
import { searchable } from '../../kit/text/searchable.ts';
import type { OrderCard } from '../orders/order.ts';
import type { OrderAddress } from '../orders/order-address.ts';
import { hasCourierUnderWay, isFinal } from '../orders/order-status.ts';
import { readAddressWords } from './address-words.ts';
import { type Coordinates, isInBrazil } from './coordinates.ts';

/** Precision of a place: house, street, district or city. */
export const PLACE_PRECISIONS = ['address', 'street', 'district', 'city'] as const;
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];

/** The place of an order after a user adjusted its address. */
export interface AddressAdjustment extends Coordinates {
  /** True when the search found the place; false when the user set the pin. */
  isFound: boolean;
  /** The address as text, for the courier. */
  formatted: string;
  /** The text of the search result that the user chose; null if the user chose none. */
  chosen: string | null;
}

export type AdjustmentRefusal = 'no-address' | 'order-closed' | 'courier-called' | 'outside';

type AdjustableOrder = Pick<OrderCard, 'status' | 'fulfilment' | 'courierStatus'>;

/** Decides if a user may adjust an address: only while the order is open and no courier has the address. */
export function decideAdjustability(order: AdjustableOrder): Result<null, AdjustmentRefusal> {
  if (order.fulfilment === 'pickup') return refused('no-address');
  if (isFinal(order.status)) return refused('order-closed');
  return hasCourierUnderWay(order) ? refused('courier-called') : ok(null);
}

/** In metres. A pin further than this from the store is probably a mistake. */
export const FAR_FROM_STORE_M = 30_000;

/** Normalises a street for comparison: "rua da gloria" and "R. da Glória" are the same. */
function nameOf(street: string): string {
  return searchable(street)
    .replace(/^[a-z]+\.?\s+/, '')
    .trim();
}

const sameWords = (one: string, other: string) =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim();

/**
 * The address for couriers: place and text of the adjustment, and the fields parsed from this text, which
 * logistics services and prices need. If the text names only a district or city, the current street stays. If
 * the text did not change, only the pin has moved, and all fields stay. A change of street or district
 * removes the old postal code. Complement and reference are always the customer's.
 */
export function adjustedAddress(
  asWritten: OrderAddress,
  located: OrderAddress | null,
  { latitude, longitude, formatted }: AddressAdjustment,
): Result<OrderAddress, AdjustmentRefusal> {
  if (!isInBrazil({ latitude, longitude })) return refused('outside');
  const unchanged = [asWritten, located].find((known) => known && sameWords(known.formatted, formatted));
  if (unchanged) return ok({ ...unchanged, latitude, longitude });
  const read = readAddressWords(formatted);
  const written = read.isVague && located !== null ? located : asWritten;
  const street = read.street ?? written.street;
  const number = read.number ?? written.number;
  const district = read.district ?? written.district;
  const isElsewhere =
    searchable(district) !== searchable(written.district) || nameOf(street) !== nameOf(written.street);
  const streetAndNumber = [street, number].filter(Boolean).join(', ');
  return ok({
    ...written,
    street,
    number,
    district,
    city: read.city ?? written.city,
    state: read.state ?? written.state,
    postalCode: read.postalCode ?? (isElsewhere ? null : written.postalCode),
    formatted: read.isVague && streetAndNumber !== '' ? `${streetAndNumber} - ${formatted}` : formatted,
    latitude,
    longitude,
  });
}
