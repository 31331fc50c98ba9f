import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { removePrintDevice } from '@comanda/contract/orders/printing/printing.calls';
import { confirmRemoval } from '@comanda/ui/dialog/confirm-removal.ts';
import { printDevicesQuery } from '../../../../shared/printing/devices-query.ts';
import { deviceTexts } from './texts.ts';

/** Asks for confirmation, then removes a computer from the store. `onRemoved` runs before the list reloads. */
export function useRemoveDevice(onRemoved: (deviceId: number) => void) {
  const removal = useCallMutation(removePrintDevice, {
    savedText: deviceTexts.removed,
    onDone: (_answer, { deviceId }) => onRemoved(deviceId),
    refreshes: [printDevicesQuery.queryKey],
  });
  return async ({ deviceId, name }: PrintDevice) => {
    if (await confirmRemoval({ consequence: deviceTexts.removeText(name) })) removal.run({ deviceId });
  };
}
