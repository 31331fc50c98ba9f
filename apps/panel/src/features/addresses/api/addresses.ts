import { sendCall } from '@comanda/client/api/send-call.ts';
import { adjustAddress, findPlaces } from '@comanda/contract/addresses/addresses.calls';
import type { AdjustAddress } from '@comanda/contract/addresses/addresses.wire';
import { queryOptions } from '@tanstack/react-query';

/** Places some words may mean; null seeks what the customer wrote. Whoever asks shows the failure. */
export function placesQuery(orderId: number, text: string | null) {
  return queryOptions({
    queryKey: ['addresses', 'places', orderId, text],
    queryFn: ({ signal }) => sendCall(findPlaces, { orderId, text }, { signal }),
    staleTime: 60_000,
    // An order's address is nobody's business once the dialog is closed.
    gcTime: 60_000,
    retry: 1,
    networkMode: 'always',
    meta: { silent: true },
  });
}

export function sendAdjustment(adjustment: AdjustAddress) {
  return sendCall(adjustAddress, adjustment);
}
