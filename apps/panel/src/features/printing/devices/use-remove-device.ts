import type { PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { reportFailure } from '../../../shared/api/report-failure.ts';
import { printDevicesQuery } from '../../../shared/printing/devices-query.ts';
import { sendDeviceRemoval } from '../api/print-devices.ts';
import { deviceTexts } from './texts.ts';

/** Asks, then takes a computer out of the store. `onRemoved` hears of it before the list is read again. */
export function useRemoveDevice(onRemoved: (deviceId: number) => void) {
  const queries = useQueryClient();
  return async ({ deviceId, name }: PrintDevice) => {
    const isSure = await confirmRemoval({ consequence: deviceTexts.removeText(name) });
    if (!isSure) return;
    try {
      await sendDeviceRemoval(deviceId);
      onRemoved(deviceId);
      toast.success(deviceTexts.removed);
    } catch (error) {
      reportFailure({ error, kind: 'mutation', isSilent: false, isBackground: false });
    }
    await queries.invalidateQueries({ queryKey: printDevicesQuery.queryKey });
  };
}
