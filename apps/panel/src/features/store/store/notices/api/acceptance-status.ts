import { sendCall } from '@comanda/client/api/send-call.ts';
import { getAcceptanceStatus } from '@comanda/contract/store/store/online-acceptance.calls';
import { queryOptions } from '@tanstack/react-query';

/** Whether the store accepts online payments. Silent, because without an answer nothing is promoted. */
export const acceptanceQuery = queryOptions({
  queryKey: ['accepts-online'],
  queryFn: ({ signal }) => sendCall(getAcceptanceStatus, {}, { signal }),
  staleTime: 30 * 60_000,
  meta: { silent: true, subject: 'store' },
});
