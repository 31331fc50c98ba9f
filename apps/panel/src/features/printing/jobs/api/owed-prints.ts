import { sendCall } from '@comanda/client/api/send-call.ts';
import { listOwedPrints } from '@comanda/contract/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

/** How printers are is pushed, and asked for anew; this only mends what a push missed. */
const askEveryMs = 30_000;

/** The store's papers that are not out, and what each waits for. Whoever asks shows its failure. */
export const owedPrintsQuery = queryOptions({
  queryKey: ['printing', 'owed'],
  queryFn: ({ signal }) => sendCall(listOwedPrints, {}, { signal }),
  refetchInterval: askEveryMs,
  staleTime: askEveryMs / 2,
  retry: 1,
  networkMode: 'always',
  meta: { silent: true, subject: 'printers' },
});
