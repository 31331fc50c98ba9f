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

/** The place of an order as a user corrected it. */
export interface AddressAdjustment extends Coordinates {
  /** True when the search found the place; false when the user set the pin. */
  isFound: boolean;
  /** The place in words, as the courier reads it. */
  formatted: string;
  /** The chosen search result as it was shown; null when none was chosen. */
  chosen: string | null;
}

export type AdjustmentRefusal = 'no-address' | 'order-closed' | 'courier-called' | 'outside';

type AdjustableOrder = Pick<OrderCard, 'status' | 'fulfilment' | 'courierStatus'>;

/** An address can be adjusted while the order is open and no courier has received it. */
export function decideAdjustability(order: AdjustableOrder): Result<null, AdjustmentRefusal> {
  if (order.fulfilment === 'pickup') return refused('no-address');
  if (isFinal(order.status)) return refused('order-closed');
  return hasCourierUnderWay(order) ? refused('courier-called') : ok(null);
}

/** A pin further than this from the store, in metres, is probably a mistake. */
export const FAR_FROM_STORE_M = 30_000;

/** Normalises a street: "rua da gloria" and "R. da Glória" are the same. */
function nameOf(street: string): string {
  return searchable(street)
    .replace(/^[a-z]+\.?\s+/, '')
    .trim();
}

const sameWords = (one: string, other: string) =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim();

/**
 * The address for couriers: place and words of the adjustment, and the fields read from its words. Logistics
 * services and prices need these fields. A district or city alone leaves the current street, written or adjusted
 * earlier. Unchanged words are not parsed: only the pin moved, so all known fields stay. After a change of street
 * or district the old postal code is dropped. Complement and reference are always the customer's.
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
  const house = [street, number].filter(Boolean).join(', ');
  return ok({
    ...written,
    street,
    number,
    district,
    city: read.city ?? written.city,
    state: read.state ?? written.state,
    postalCode: read.postalCode ?? (isElsewhere ? null : written.postalCode),
    formatted: read.isVague && house !== '' ? `${house} - ${formatted}` : formatted,
    latitude,
    longitude,
  });
}
