import { sendCall } from '@comanda/client/api/send-call.ts';
import { getOrder } from '@comanda/contract/orders/orders/order-lookup.calls';
import { queryOptions } from '@tanstack/react-query';

const cachedMs = 30 * 60_000;

/** One complete order; cached until a push event reports a change. */
export function orderQuery(orderId: number) {
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: async ({ signal }) => (await sendCall(getOrder, { orderId }, { signal })).order,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: cachedMs,
    retry: 1,
    networkMode: 'always',
    meta: { silent: true },
  });
}
