import { sendCall } from '@comanda/client/api/send-call.ts';
import { getAcceptanceStatus } from '@comanda/contract/store/store/online-acceptance.calls';
import { queryOptions } from '@tanstack/react-query';

/**
 * True if the store accepts online payments. A failure is silent: without an answer, the panel just does not
 * offer online payments.
 */
export const acceptanceQuery = queryOptions({
  queryKey: ['accepts-online'],
  queryFn: ({ signal }) => sendCall(getAcceptanceStatus, {}, { signal }),
  staleTime: 30 * 60_000,
  meta: { silent: true, subject: 'store' },
});
