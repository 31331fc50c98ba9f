import { sendCall } from '@comanda/client/api/send-call.ts';
import { listOwedPrints } from '@comanda/contract/orders/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

/** Printer states are pushed, and the list is then read again; this interval covers lost pushes. */
const askEveryMs = 30_000;

/** The store's papers that are not printed, and what each waits for. The caller shows a failure. */
export const owedPrintsQuery = queryOptions({
  queryKey: ['printing', 'owed'],
  queryFn: ({ signal }) => sendCall(listOwedPrints, {}, { signal }),
  refetchInterval: askEveryMs,
  staleTime: askEveryMs / 2,
  retry: 1,
  networkMode: 'always',
  meta: { silent: true, subject: 'printers' },
});
