import { sendCall } from '@comanda/client/api/send-call.ts';
import { listCategories } from '@comanda/contract/menu/menu/categories.calls';
import type { DeviceChange } from '@comanda/contract/orders/printing/paired-devices.wire';
import {
  changePrintDevice,
  createPairingCode,
  giveUpPrint,
  listPrintLog,
  printTestPage,
} from '@comanda/contract/orders/printing/printing.calls';
import { queryOptions } from '@tanstack/react-query';

/** The menu's categories, for the production tickets. */
export const categoriesQuery = queryOptions({
  queryKey: ['catalogue', 'categories'],
  queryFn: ({ signal }) => sendCall(listCategories, {}, { signal }),
  meta: { silent: true },
});

export function fetchPairingCode() {
  return sendCall(createPairingCode, {});
}

export function sendDeviceChange(change: DeviceChange) {
  return sendCall(changePrintDevice, change);
}

/**
 * Requests a test page that shows letters, accents and paper width. The server makes the page, and the device
 * prints it.
 */
export function sendTestPage(deviceId: number, printer: string) {
  return sendCall(printTestPage, { deviceId, printer });
}

/** The current state of a print job; undefined if the log has no job that old. */
export async function findPrint(jobId: number) {
  return (await sendCall(listPrintLog, {})).find((job) => job.jobId === jobId);
}

export function sendGiveUp(jobId: number) {
  return sendCall(giveUpPrint, { jobId });
}
