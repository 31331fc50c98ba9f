import { ApiError } from '@comanda/client/api/api-error.ts';
import { failureText } from '@comanda/client/api/failure-text.ts';
import type { OrderCard } from '@comanda/domain/orders/orders/order';
import { alertDialog } from '@comanda/ui/dialog/alert-dialog.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { printDevicesQuery } from '../../../../shared/printing/devices-query.ts';
import type { PrintLocally } from '../../../../shared/printing/print-locally.ts';
import { sendPrintOrder } from './api/print-calls.ts';
import { openPrinterChoice } from './printer-choice/open-printer-choice.ts';
import { printTexts } from './texts.ts';

type PrintedOrder = Pick<OrderCard, 'orderId' | 'code' | 'status' | 'printState' | 'isPrinted'>;

/** The warning before a second copy; null if no copy was printed yet. */
function warningOf({ code, printState, isPrinted }: PrintedOrder): string | null {
  if (printState === 'waiting') return printTexts.isWaiting(`#${code}`);
  if (printState === 'failed') return printTexts.isFailing(`#${code}`);
  return printState === 'printed' || isPrinted ? printTexts.wasPrinted(`#${code}`) : null;
}

function requestedText({ status }: PrintedOrder, again: boolean): string {
  if (again) return printTexts.secondRequested;
  return status === 'pending' ? printTexts.accepted : printTexts.requested;
}

/** If the store has agents, asks for a printer; otherwise prints through this computer's own module. */
async function printElsewhere(
  orderId: number,
  again: boolean,
  printLocally: PrintLocally | null,
  queries: QueryClient,
) {
  const reprint = again ? ('again' as const) : ('first' as const);
  const choice = { orderIds: [orderId], stations: null, failed: null, reprint };
  const devices = await queries.fetchQuery({ ...printDevicesQuery, retry: false }).catch(() => null);
  if (printLocally === null || devices === null || devices.length > 0) {
    openPrinterChoice.open(choice);
    return;
  }
  try {
    await printLocally(orderId);
    toast.success(printTexts.requested);
  } catch (failure) {
    const text = failure instanceof Error ? failure.message : printTexts.failed;
    await alertDialog({ title: printTexts.attention, text });
    openPrinterChoice.open(choice);
  }
}

/** Prints an order. A second copy needs the person's confirmation. */
export function usePrintOrder(order: PrintedOrder, printLocally: PrintLocally | null) {
  const queries = useQueryClient();
  const isUnderWay = useRef(false);
  const [isPrinting, setPrinting] = useState(false);

  const print = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const { orderId } = order;
    const warning = warningOf(order);
    try {
      const again = warning !== null;
      if (warning !== null) {
        const isSure = await alertDialog({
          title: printTexts.secondTitle,
          text: warning,
          confirmText: printTexts.second,
          cancelText: printTexts.back,
        });
        if (!isSure) return;
      }
      setPrinting(true);
      try {
        await sendPrintOrder({ orderId, again, station: null });
        toast.success(requestedText(order, again));
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'printing.no-printer')
          await printElsewhere(orderId, again, printLocally, queries);
        else await alertDialog({ title: printTexts.attention, text: failureText(failure, printTexts) });
      }
    } finally {
      isUnderWay.current = false;
      setPrinting(false);
      void queries.invalidateQueries({ queryKey: ['printing', 'order', orderId] });
    }
  };
  return { print: () => void print(), isPrinting };
}
