import { ApiError } from '@comanda/client/api/api-error.ts';
import { sendCall } from '@comanda/client/api/send-call.ts';
import { changeStatus } from '@comanda/contract/orders/orders/orders.calls';
import { listOrderTickets } from '@comanda/contract/orders/printing/printing.calls';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import type { PrintLocally } from '../../../../shared/printing/print-locally.ts';
import { readSession } from '../../../../shared/session/stored-session.ts';
import { fetchPrintSettings } from '../api/print-settings.ts';
import { localTexts } from '../devices/texts.ts';
import { readStoredPrinting } from '../storage/stored-printing.ts';
import { printTicketsLocally } from './local-printing.ts';
import { readLoopbackPermission } from './loopback-permission.ts';
import { ModuleFailure, printFailureText } from './module-failure.ts';

/** The cloud's settings, or this browser's copy if the cloud does not answer. */
async function settingsNow(storeId: number): Promise<PrintSettings> {
  const stored = readStoredPrinting(storeId).settings;
  const fresh = await fetchPrintSettings(null).catch(() => null);
  return fresh?.settings ?? stored ?? DEFAULT_PRINT_SETTINGS;
}

/** The browser's permission prompt would surprise people, so a dialog explains it before the first call. */
async function announceBrowserQuestion(): Promise<void> {
  if ((await readLoopbackPermission()) !== 'prompt') return;
  await alertDialog({
    title: localTexts.permissionTitle,
    text: localTexts.permission,
    confirmText: localTexts.continueButton,
    isDismissable: false,
  });
}

/**
 * Prints an order's tickets through this computer's module, by the settings' method, and then marks the order as
 * printed. Rejects with an error that has the specified message.
 */
export const printOrderHere: PrintLocally = async (orderId) => {
  const session = readSession();
  if (session === null) throw new Error(localTexts.broken);
  const [settings, tickets] = await Promise.all([
    settingsNow(session.storeId),
    sendCall(listOrderTickets, { orderId }),
  ]);
  await announceBrowserQuestion();
  try {
    await printTicketsLocally(tickets, settings, readStoredPrinting(session.storeId).routes);
  } catch (cause) {
    if (!(cause instanceof ModuleFailure)) throw cause;
    throw new Error(printFailureText(cause, settings.method), { cause });
  }
  await markPrinted(orderId);
};

/**
 * A refusal is ignored, because the ticket is already printed: meanwhile the order was cancelled or has
 * another status.
 */
async function markPrinted(orderId: number): Promise<void> {
  const printed = {
    orderId,
    target: 'printed',
    note: null,
    cancelReason: null,
    cancelText: null,
    expected: null,
  } as const;
  try {
    await sendCall(changeStatus, printed);
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.isUnexpected) throw failure;
  }
}
