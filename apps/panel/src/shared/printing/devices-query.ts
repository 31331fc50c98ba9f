import { sendCall } from '@comanda/client/api/send-call.ts';
import { listPrintDevices } from '@comanda/contract/orders/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

const pollMs = 30_000;

/**
 * Computers with a print agent, and their printers. Refetched every 30 s while visible, and after the push
 * event 'f5pagina'. Screens that use it show its failure.
 */
export const printDevicesQuery = queryOptions({
  queryKey: ['printing', 'devices'],
  queryFn: ({ signal }) => sendCall(listPrintDevices, {}, { signal }),
  refetchInterval: pollMs,
  staleTime: pollMs / 2,
  retry: 1,
  networkMode: 'always',
  meta: { silent: true, subject: 'printers' },
});
