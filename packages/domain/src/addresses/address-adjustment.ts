import type { OrderAddress, OrderCard } from '../orders/order.ts';
import { hasCourierUnderWay, isFinal } from '../orders/order-status.ts';
import { ok, type Result, refused } from '../result.ts';
import { searchable } from '../text/searchable.ts';
import { readAddressWords } from './address-words.ts';
import { type Coordinates, isInBrazil } from './coordinates.ts';

/** How exactly a place is known: the house, its street, its district or only its city. */
export const PLACE_PRECISIONS = ['address', 'street', 'district', 'city'] as const;
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];

/** Where a person says an order goes. */
export interface AddressAdjustment extends Coordinates {
  /** True when the place was found by the search; false when the pin was set by hand. */
  isFound: boolean;
  /** The place in words, as the courier will read it. */
  formatted: string;
  /** The candidate that was chosen, as it was shown; null when none was. */
  chosen: string | null;
}

export type AdjustmentRefusal = 'no-address' | 'order-closed' | 'courier-called' | 'outside';

type AdjustableOrder = Pick<OrderCard, 'status' | 'fulfilment' | 'courierStatus'>;

/** An address is put right while the order is open and no courier was given the one there is. */
export function decideAdjustability(order: AdjustableOrder): Result<null, AdjustmentRefusal> {
  if (order.fulfilment === 'pickup') return refused('no-address');
  if (isFinal(order.status)) return refused('order-closed');
  return hasCourierUnderWay(order) ? refused('courier-called') : ok(null);
}

/** A pin further than this from the store, in metres, is a slip more often than a customer. */
export const FAR_FROM_STORE_M = 30_000;

/** "rua da gloria" and "R. da Glória" are one street. */
function nameOf(street: string): string {
  return searchable(street)
    .replace(/^[a-z]+\.?\s+/, '')
    .trim();
}

const sameWords = (one: string, other: string) =>
  one.replace(/\s+/g, ' ').trim() === other.replace(/\s+/g, ' ').trim();

/**
 * The address as couriers get it: place and words of the adjustment, and what can be read from these, since logistics
 * services and prices go by it. A district or a city alone says where, not what: the street that stands now, the
 * written one or that of an adjustment before, stays before it.
 * Words that nobody changed are not read: only the pin was moved, and all that is known of them stays.
 * Where street or district changed, the written postal code is another place's. Complement and reference stay the
 * customer's.
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
