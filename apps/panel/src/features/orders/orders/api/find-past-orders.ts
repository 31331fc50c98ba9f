import { sendCall } from '@comanda/client/api/send-call.ts';
import { findPastOrders } from '@comanda/contract/orders/orders/order-lookup.calls';
import { PAST_SEARCH_MIN } from '@comanda/contract/orders/orders/past-search.wire';
import { queryOptions } from '@tanstack/react-query';

/** Orders of earlier days that match the words; no request for less than three letters. */
export function pastOrdersQuery(text: string) {
  const requested = text.trim();
  return queryOptions({
    queryKey: ['orders', 'past', requested],
    queryFn: ({ signal }) => sendCall(findPastOrders, { text: requested }, { signal }),
    enabled: requested.length >= PAST_SEARCH_MIN,
    staleTime: 60_000,
    retry: 1,
  });
}
