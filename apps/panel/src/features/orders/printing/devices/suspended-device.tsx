import { useCallMutation } from '@comanda/client/form/use-call-mutation.ts';
import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { keepPrintDevice } from '@comanda/contract/orders/printing/printing.calls';
import { Button } from '@comanda/ui/button/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { printDevicesQuery } from '../../../../shared/printing/devices-query.ts';
import classes from './suspended-device.module.css';
import { deviceTexts } from './texts.ts';

interface SuspendedDeviceProps {
  device: PrintDevice;
  /** True: the user is an administrator and sees the choices. Other users see a text with the person to ask. */
  isAdmin: boolean;
  onRemove: () => void;
}

/** Why a computer no longer gets tickets, and the administrator's choices. */
export function SuspendedDevice({ device, isAdmin, onRemove }: SuspendedDeviceProps) {
  const queries = useQueryClient();
  const retention = useCallMutation(keepPrintDevice, {
    savedText: deviceTexts.retained,
    onDone: (devices) => queries.setQueryData(printDevicesQuery.queryKey, devices),
  });
  return (
    <div className={`row wraps toned ${classes.note}`} data-tone="late" role="alert">
      <p>
        {deviceTexts.suspended(device.pairedBy ?? deviceTexts.unknownPerson)}{' '}
        {isAdmin ? deviceTexts.decide : deviceTexts.seeAdmin}
      </p>
      {isAdmin ? (
        <div className="cluster-8">
          <Button
            isBusy={retention.isBusy}
            aria-label={deviceTexts.keepDevice(device.name)}
            onClick={() => retention.run({ deviceId: device.deviceId })}
          >
            {deviceTexts.keep}
          </Button>
          <Button variant="default" onClick={onRemove}>
            {deviceTexts.removeConfirm}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
