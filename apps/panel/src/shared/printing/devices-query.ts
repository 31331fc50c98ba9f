import { sendCall } from '@comanda/client/api/send-call.ts';
import { listPrintDevices } from '@comanda/contract/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

const askEveryMs = 30_000;

/**
 * The store's machines with a print agent and their printers, asked for every 30 s while somebody shows them; a push
 * 'f5pagina' reads them afresh as everything else. Whoever asks shows its failure.
 */
export const printDevicesQuery = queryOptions({
  queryKey: ['printing', 'devices'],
  queryFn: ({ signal }) => sendCall(listPrintDevices, {}, { signal }),
  refetchInterval: askEveryMs,
  staleTime: askEveryMs / 2,
  retry: 1,
  networkMode: 'always',
  meta: { silent: true, subject: 'printers' },
});
