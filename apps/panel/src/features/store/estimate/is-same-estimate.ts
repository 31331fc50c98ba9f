import type { DeliveryEstimate } from '@comanda/domain/store/estimate';

/** True when both promise the same minutes. */
export function isSameEstimate(one: DeliveryEstimate, other: DeliveryEstimate): boolean {
  return one.minMinutes === other.minMinutes && one.maxMinutes === other.maxMinutes;
}
