import { sendCall } from '@comanda/client/api/send-call.ts';
import type { DeviceChange } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { PrintOrderInput } from '@comanda/contract/orders/printing/print-jobs.wire';
import {
  changePrintDevice,
  giveUpPrint,
  listOrderPrints,
  listPrintLog,
  printOrder,
} from '@comanda/contract/orders/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

/** Interval in ms of requests for the log: the server sends push events for orders, but none for the log. */
const logEveryMs = 5_000;

/** The tickets of an order; reloaded after each change of the order. The caller shows failures of the request. */
export function orderPrintsQuery(orderId: number, version: number) {
  return queryOptions({
    queryKey: ['printing', 'order', orderId, version],
    queryFn: ({ signal }) => sendCall(listOrderPrints, { orderId }, { signal }),
    staleTime: 60_000,
    retry: 1,
    networkMode: 'always',
    meta: { silent: true },
    // Tickets already loaded stay on screen during a reload, but never the tickets of another order.
    placeholderData: (known) => (known?.every((job) => job.orderId === orderId) ? known : undefined),
  });
}

/** The store's last tickets, newest first, reloaded at intervals while they are on screen. */
export const printLogQuery = queryOptions({
  queryKey: ['printing', 'log'],
  queryFn: ({ signal }) => sendCall(listPrintLog, {}, { signal }),
  refetchInterval: logEveryMs,
  staleTime: 0,
  retry: 1,
  networkMode: 'always',
  meta: { silent: true },
});

export function sendPrintOrder(input: PrintOrderInput) {
  return sendCall(printOrder, input);
}

export function sendGiveUp(jobId: number) {
  return sendCall(giveUpPrint, { jobId });
}

export function sendDeviceChange(change: DeviceChange) {
  return sendCall(changePrintDevice, change);
}
