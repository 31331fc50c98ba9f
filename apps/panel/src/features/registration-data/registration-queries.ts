import { sendCall } from '@comanda/client/api/send-call.ts';
import { listPendingChanges } from '@comanda/contract/store/pending-changes.calls';
import { getRegistration } from '@comanda/contract/store/registration-data.calls';
import { queryOptions } from '@tanstack/react-query';

/** The store's own data, and what of it waits. */
export const registrationQuery = queryOptions({
  queryKey: ['registration'],
  queryFn: ({ signal }) => sendCall(getRegistration, {}, { signal }),
  meta: { subject: 'registration', silent: true },
});

/** Everything the store has asked to change, the newest first. */
export const requestsQuery = queryOptions({
  queryKey: ['registration', 'requests'],
  queryFn: ({ signal }) => sendCall(listPendingChanges, {}, { signal }),
  meta: { subject: 'registration', silent: true },
});
