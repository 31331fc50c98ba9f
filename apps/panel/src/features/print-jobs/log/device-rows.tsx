import type { PrintDevice } from '@comanda/contract/printing/printing.wire';
import { IconDeviceDesktop, IconDeviceDesktopOff } from '@tabler/icons-react';
import { formatTime } from '../../../shared/formats/date-time.ts';
import { choiceTexts, logTexts } from '../texts.ts';
import classes from './print-log-dialog.module.css';

/** Each machine with an agent: on or off, since when, and its printers. */
export function DeviceRows({ devices }: { devices: readonly PrintDevice[] }) {
  if (devices.length === 0) {
    return (
      <p className={classes.none}>
        <strong>{logTexts.noDevices}</strong> {logTexts.noDevicesHint}
      </p>
    );
  }
  return (
    <ul className={classes.devices}>
      {devices.map(({ deviceId, name, isConnected, lastSeenAt, printers }) => {
        const Icon = isConnected ? IconDeviceDesktop : IconDeviceDesktopOff;
        const seen =
          lastSeenAt === null ? logTexts.neverSeen : logTexts.seen(formatTime(new Date(lastSeenAt)));
        return (
          <li key={deviceId} className={classes.device} data-tone={isConnected ? 'delivered' : 'late'}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <span className={classes.deviceName}>{name}</span>
            <span className={classes.deviceState}>
              {isConnected ? choiceTexts.connected : `${choiceTexts.disconnected}, ${seen}`}
            </span>
            <span className={classes.printers}>{printers.map((printer) => printer.name).join(', ')}</span>
          </li>
        );
      })}
    </ul>
  );
}
