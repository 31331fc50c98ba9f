import { sendCall } from '@comanda/client/api/send-call.ts';
import { checkTerms } from '@comanda/contract/store/store/agreements.calls';
import { queryOptions } from '@tanstack/react-query';

/**
 * The document that waits for a signature; null on most days. Silent, because a missing prompt must not stop the work.
 */
export const agreementQuery = queryOptions({
  queryKey: ['agreement'],
  queryFn: ({ signal }) => sendCall(checkTerms, {}, { signal }),
  staleTime: 5 * 60_000,
  meta: { silent: true },
});
