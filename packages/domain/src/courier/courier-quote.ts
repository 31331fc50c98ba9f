/**
 * What a logistics service says before it is asked for a courier. 'unknown': it names no price, or did not answer;
 * nobody is kept from calling it. Money in cents.
 */
export type CourierQuote =
  | {
      kind: 'quoted';
      priceCents: number | null;
      /** The price of this moment, above the list. */
      isDynamic: boolean;
      /** Percent above the list price. */
      additionalPercent: number;
      pickupMinutes: number | null;
      deliveryMinutes: number | null;
    }
  | { kind: 'refused'; reason: string | null }
  | { kind: 'unknown' };

/** A price a person has seen and agreed to. */
export interface AgreedPrice {
  priceCents: number;
  additionalPercent: number;
}
