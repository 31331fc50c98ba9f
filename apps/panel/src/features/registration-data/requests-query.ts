import { sendCall } from '@comanda/client/api/send-call.ts';
import { listPendingChanges } from '@comanda/contract/store/pending-changes.calls';
import { queryOptions } from '@tanstack/react-query';

/** Everything the store has asked to change, the newest first. */
export const requestsQuery = queryOptions({
  queryKey: ['registration', 'requests'],
  queryFn: ({ signal }) => sendCall(listPendingChanges, {}, { signal }),
  meta: { subject: 'registration', silent: true },
});
