import type { PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import { Button } from '@comanda/ui/button/button.tsx';
import { toast } from '@comanda/ui/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportFailure } from '../../../shared/api/report-failure.ts';
import { printDevicesQuery } from '../../../shared/printing/devices-query.ts';
import { sendDeviceKeeping } from '../api/print-devices.ts';
import classes from './suspended-device.module.css';
import { deviceTexts } from './texts.ts';

interface SuspendedDeviceProps {
  device: PrintDevice;
  /** Only administrators decide; others read whom to ask. */
  isAdmin: boolean;
  onRemove: () => void;
}

/** Why a computer gets no paper any more, and what an administrator makes of it. */
export function SuspendedDevice({ device, isAdmin, onRemove }: SuspendedDeviceProps) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      queries.setQueryData(printDevicesQuery.queryKey, await sendDeviceKeeping(device.deviceId));
      toast.success(deviceTexts.kept);
    } catch (error) {
      reportFailure({ error, kind: 'mutation', isSilent: false, isBackground: false });
      setBusy(false);
    }
  };
  return (
    <div className={classes.note} data-tone="late" role="alert">
      <p>
        {deviceTexts.suspended(device.pairedBy ?? deviceTexts.nobody)}{' '}
        {isAdmin ? deviceTexts.decide : deviceTexts.askAdmin}
      </p>
      {isAdmin ? (
        <div className={classes.choices}>
          <Button
            isBusy={isBusy}
            aria-label={deviceTexts.keepDevice(device.name)}
            onClick={() => void keep()}
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
