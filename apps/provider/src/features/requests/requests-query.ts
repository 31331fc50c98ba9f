import { sendCall } from '@comanda/client/api/send-call.ts';
import { listRegistrations } from '@comanda/contract/provider/registrations.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const REQUESTS_KEY = ['provider', 'registrations'] as const;
const ASK_AGAIN_MS = 30_000;

/** Those that wait, or all that are kept. */
export const requestsQuery = (withClosed: boolean) =>
  queryOptions({
    queryKey: [...REQUESTS_KEY, withClosed],
    queryFn: ({ signal }) => sendCall(listRegistrations, { withClosed }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
    placeholderData: keepPreviousData,
  });
