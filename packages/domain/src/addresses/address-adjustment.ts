import type { OrderAddress, OrderCard } from '../orders/order.ts';
import { hasCourierUnderWay, isFinal } from '../orders/order-status.ts';
import { ok, type Result, refused } from '../result.ts';
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

/** "Rua da Glória, 182 - Liberdade": street and number, where they stand at the beginning as people write them. */
const STREET_AND_NUMBER = /^([^,]+?)\s*,\s*(\d[^,]{0,11}?)\s*(?:$|,| - )/;

/**
 * The address as couriers get it: place and words of the adjustment, with street and number read from them, since
 * logistics services take those. Complement and reference stay the customer's.
 */
export function adjustedAddress(
  written: OrderAddress,
  { latitude, longitude, formatted }: AddressAdjustment,
): Result<OrderAddress, AdjustmentRefusal> {
  if (!isInBrazil({ latitude, longitude })) return refused('outside');
  const [, street = written.street, number = written.number] = STREET_AND_NUMBER.exec(formatted) ?? [];
  return ok({ ...written, street, number, formatted, latitude, longitude });
}
