import { sendCall } from '@comanda/client/api/send-call.ts';
import { listOwedPrints } from '@comanda/contract/orders/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

/** In ms. Push events about printers reload the list. This interval is for push events that get lost. */
const pollMs = 30_000;

/** The store's unprinted tickets, and why each waits. The caller shows failures of the request. */
export const owedPrintsQuery = queryOptions({
  queryKey: ['printing', 'owed'],
  queryFn: ({ signal }) => sendCall(listOwedPrints, {}, { signal }),
  refetchInterval: pollMs,
  staleTime: pollMs / 2,
  retry: 1,
  networkMode: 'always',
  meta: { silent: true, subject: 'printers' },
});
