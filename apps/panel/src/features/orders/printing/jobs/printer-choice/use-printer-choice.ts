import { failureText } from '@comanda/client/api/failure-text.ts';
import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { printDevicesQuery } from '../../../../../shared/printing/devices-query.ts';
import { sendDeviceChange, sendPrintOrder } from '../api/print-calls.ts';
import { choiceTexts, printTexts } from '../texts.ts';
import { changesFor } from './chosen-routes.ts';
import type { PrinterChoice } from './open-printer-choice.ts';
import type { ChosenPrinter } from './printer-list.tsx';

/**
 * Saves a chosen printer. The server then sends waiting tickets to this printer, also tickets of other
 * orders. Finished tickets are printed again. A failure is shown beside the choice.
 */
export function usePrinterChoice(choice: PrinterChoice, onDone: () => void) {
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (devices: readonly PrintDevice[], chosen: ChosenPrinter) => {
    const { orderIds, stations, reprint } = choice;
    setSaving(true);
    setFailure(null);
    try {
      for (const change of changesFor(choice, devices, chosen))
        queries.setQueryData(printDevicesQuery.queryKey, await sendDeviceChange(change));
      const again = reprint === 'again';
      for (const orderId of reprint === null ? [] : orderIds)
        await sendPrintOrder({ orderId, again, station: stations?.[0] ?? null });
      toast.success(
        reprint === null ? choiceTexts.moved : again ? printTexts.secondRequested : printTexts.requested,
      );
      onDone();
    } catch (refused) {
      setFailure(failureText(refused, printTexts));
    } finally {
      setSaving(false);
      void queries.invalidateQueries({ queryKey: ['printing'] });
    }
  };
  return { save, isSaving, failure };
}
