import { sendCall } from '@comanda/client/api/send-call.ts';
import { adjustAddress, findPlaces } from '@comanda/contract/orders/addresses/addresses.calls';
import type { AdjustAddress } from '@comanda/contract/orders/addresses/addresses.wire';
import { queryOptions } from '@tanstack/react-query';

/**
 * Places that match the text; null searches for the customer's written address. The caller shows failures of
 * the request.
 */
export function placesQuery(orderId: number, text: string | null) {
  return queryOptions({
    queryKey: ['addresses', 'places', orderId, text],
    queryFn: ({ signal }) => sendCall(findPlaces, { orderId, text }, { signal }),
    staleTime: 60_000,
    // The cache deletes these places one minute after the dialog closes, because they are customer data.
    gcTime: 60_000,
    retry: 1,
    networkMode: 'always',
    meta: { silent: true },
  });
}

export function sendAdjustment(adjustment: AdjustAddress) {
  return sendCall(adjustAddress, adjustment);
}
