import type { DeliveryEstimate } from '@comanda/domain/store/store/estimate';

/** True: both have the same minutes. */
export function isSameEstimate(one: DeliveryEstimate, other: DeliveryEstimate): boolean {
  return one.minMinutes === other.minMinutes && one.maxMinutes === other.maxMinutes;
}
