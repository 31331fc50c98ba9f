import type { AvailabilityWire } from '@comanda/contract/courier/open-delivery-logistics.wire';
import type { CourierQuote } from '@comanda/domain/courier/courier-quote';
import { centsFromReais } from '@comanda/domain/money/cents';

/** Nobody agrees to ten times the price; services have sent nonsense before. */
const MOST_PERCENT = 1000;

/** Minutes a person can plan with; null for what cannot be one. */
function minutesOf(told: number | null | undefined): number | null {
  return told != null && told >= 0 && told < 24 * 60 ? Math.round(told) : null;
}

/** What a service said about a delivery it was not asked for yet. */
export function quoteOf({ deliveryPrice, ETAs }: AvailabilityWire): CourierQuote {
  const value = deliveryPrice?.price.value;
  const percent = deliveryPrice?.additionalPricePercentual ?? 0;
  return {
    kind: 'quoted',
    priceCents: value !== undefined && value >= 0 && value < 100_000 ? centsFromReais(value) : null,
    isDynamic: deliveryPrice?.pricingList === 'DYNAMIC',
    additionalPercent: Math.min(MOST_PERCENT, Math.max(0, percent)),
    pickupMinutes: minutesOf(ETAs?.pickupEtaInMinutes),
    deliveryMinutes: minutesOf(ETAs?.deliveryEtaInMinutes),
  };
}
