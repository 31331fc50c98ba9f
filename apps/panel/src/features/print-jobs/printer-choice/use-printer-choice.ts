import type { DeviceChange, PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { printDevicesQuery } from '../../../shared/printing/devices-query.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { sendDeviceChange, sendPrintOrder } from '../api/print-calls.ts';
import { giveUpPapers } from '../papers/use-paper-actions.ts';
import { printFailureText } from '../print-failure-text.ts';
import { printTexts } from '../texts.ts';
import { chosenRoutes, releasedRoutes } from './chosen-routes.ts';
import type { PrinterChoice } from './open-printer-choice.ts';

/** The devices that must be told: the chosen one, and those that had the station so far. */
function changesFor(
  { station }: PrinterChoice,
  devices: readonly PrintDevice[],
  deviceId: number,
  printer: string,
): DeviceChange[] {
  return devices.flatMap(({ deviceId: id, name, routes }) => {
    const wanted =
      id === deviceId
        ? chosenRoutes(routes, station, printer)
        : station === null
          ? null
          : releasedRoutes(routes, station);
    return wanted === null ? [] : [{ deviceId: id, name, routes: wanted }];
  });
}

/** Keeps a chosen printer and prints what could not be printed; the failure stays to be read beside the choice. */
export function usePrinterChoice(choice: PrinterChoice, onDone: () => void) {
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (devices: readonly PrintDevice[], deviceId: number, printer: string) => {
    const { orderId, station, jobIds, again } = choice;
    setSaving(true);
    setFailure(null);
    try {
      for (const change of changesFor(choice, devices, deviceId, printer))
        queries.setQueryData(printDevicesQuery.queryKey, await sendDeviceChange(change));
      await giveUpPapers(jobIds.map((jobId) => ({ jobId })));
      await sendPrintOrder({ orderId, again, station });
      toast.success(again ? printTexts.secondRequested : printTexts.requested);
      onDone();
    } catch (refused) {
      setFailure(printFailureText(refused));
    } finally {
      setSaving(false);
      void queries.invalidateQueries({ queryKey: ['printing'] });
    }
  };
  return { save, isSaving, failure };
}
