/**
 * Quote of a logistics service before a courier is requested. 'unknown': it gave no price or did not answer; a
 * courier can be called anyway. Money in cents.
 */
export type CourierQuote =
  | {
      kind: 'quoted';
      priceCents: number | null;
      /** The current price is above the list price. */
      isDynamic: boolean;
      /** Percent above the list price. */
      additionalPercent: number;
      pickupMinutes: number | null;
      deliveryMinutes: number | null;
    }
  | { kind: 'refused'; reason: string | null }
  | { kind: 'unknown' };

/** A price that a user has seen and agreed to. */
export interface AgreedPrice {
  priceCents: number;
  additionalPercent: number;
}
