import { sendCall } from '@comanda/client/api/send-call.ts';
import type { DeviceChange } from '@comanda/contract/orders/printing/paired-devices.wire';
import type { PrintOrderWish } from '@comanda/contract/orders/printing/print-jobs.wire';
import {
  changePrintDevice,
  giveUpPrint,
  listOrderPrints,
  listPrintLog,
  printOrder,
} from '@comanda/contract/orders/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

/** A printer's report comes as a push of the order; the log has no push of its own. */
const logEveryMs = 5_000;

/** The papers of an order; read again after each change of the order. The caller shows a failure. */
export function orderPrintsQuery(orderId: number, version: number) {
  return queryOptions({
    queryKey: ['printing', 'order', orderId, version],
    queryFn: ({ signal }) => sendCall(listOrderPrints, { orderId }, { signal }),
    staleTime: 60_000,
    retry: 1,
    networkMode: 'always',
    meta: { silent: true },
    // The known papers stay on screen while they are read again, but never those of another order.
    placeholderData: (known) => (known?.every((job) => job.orderId === orderId) ? known : undefined),
  });
}

/** The store's last papers, newest first, read again at intervals while they are on screen. */
export const printLogQuery = queryOptions({
  queryKey: ['printing', 'log'],
  queryFn: ({ signal }) => sendCall(listPrintLog, {}, { signal }),
  refetchInterval: logEveryMs,
  staleTime: 0,
  retry: 1,
  networkMode: 'always',
  meta: { silent: true },
});

export function sendPrintOrder(wish: PrintOrderWish) {
  return sendCall(printOrder, wish);
}

export function sendGiveUp(jobId: number) {
  return sendCall(giveUpPrint, { jobId });
}

export function sendDeviceChange(change: DeviceChange) {
  return sendCall(changePrintDevice, change);
}
