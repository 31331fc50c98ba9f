import type { AvailabilityWire } from '@comanda/contract/orders/courier/open-delivery-logistics.wire';
import { centsFromReais } from '@comanda/domain/kit/cents/cents';
import type { CourierQuote } from '@comanda/domain/orders/courier/courier-quote';

/** Maximum surcharge in percent. Services have sent absurd values. */
const MAX_PERCENT = 1000;

/** The minutes if they are within a day; otherwise null. */
function minutesOf(reported: number | null | undefined): number | null {
  return reported != null && reported >= 0 && reported < 24 * 60 ? Math.round(reported) : null;
}

/** The price and times of a courier, from the service's answer. */
export function quoteOf({ deliveryPrice, ETAs }: AvailabilityWire): CourierQuote {
  const value = deliveryPrice?.price.value;
  const percent = deliveryPrice?.additionalPricePercentual ?? 0;
  return {
    kind: 'quoted',
    priceCents: value !== undefined && value >= 0 && value < 100_000 ? centsFromReais(value) : null,
    isDynamic: deliveryPrice?.pricingList === 'DYNAMIC',
    additionalPercent: Math.min(MAX_PERCENT, Math.max(0, percent)),
    pickupMinutes: minutesOf(ETAs?.pickupEtaInMinutes),
    deliveryMinutes: minutesOf(ETAs?.deliveryEtaInMinutes),
  };
}
