/**
 * A logistics service's quote before a courier is requested. 'unknown': the service gave no price; a user can call a
 * courier anyway. Money in cents.
 */
export type CourierQuote =
  | {
      kind: 'quoted';
      priceCents: number | null;
      /** True when the current price is above the list price. */
      isDynamic: boolean;
      /** Percent above the list price. */
      additionalPercent: number;
      pickupMinutes: number | null;
      deliveryMinutes: number | null;
    }
  | { kind: 'refused'; reason: string | null }
  | { kind: 'unknown' };

/** The price that a user saw and accepted. */
export interface AgreedPrice {
  priceCents: number;
  additionalPercent: number;
}
