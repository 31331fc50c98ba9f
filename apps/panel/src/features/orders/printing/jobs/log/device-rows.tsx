import { formatTime } from '@comanda/client/formats/date-time.ts';
import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { IconDeviceDesktop, IconDeviceDesktopOff } from '@tabler/icons-react';
import { Fragment } from 'react';
import { choiceTexts, logTexts, troubleTexts } from '../texts.ts';
import classes from './print-log-dialog.module.css';

const maxNames = 3;

/**
 * Names all printers in trouble, then only some of the others, because an office network may have forty
 * printers.
 */
function PrinterNames({ printers }: Pick<PrintDevice, 'printers'>) {
  const sorted = [...printers].sort((one, other) => Number(!one.trouble) - Number(!other.trouble));
  const shown = sorted.filter(({ trouble }, place) => trouble !== null || place < maxNames);
  const more = sorted.length - shown.length;
  return (
    <span className={`muted-14 ${classes.printers}`}>
      {shown.map(({ name, trouble }, place) => (
        <Fragment key={name}>
          {place === 0 ? null : ', '}
          {name}
          {trouble === null ? null : <strong> ({troubleTexts[trouble]})</strong>}
        </Fragment>
      ))}
      {more > 0 ? logTexts.morePrinters(more) : null}
    </span>
  );
}

/** Lists each computer with an agent: the time of its connection, and its printers. */
export function DeviceRows({ devices }: { devices: readonly PrintDevice[] }) {
  if (devices.length === 0) {
    return (
      <p className="text-15">
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
          <li
            key={deviceId}
            className={`row wraps ${classes.device}`}
            data-tone={isConnected ? 'delivered' : 'late'}
          >
            <Icon size={20} stroke={1.75} aria-hidden="true" />
            <span className={classes.deviceName}>{name}</span>
            <span className={classes.deviceState}>
              {isConnected ? choiceTexts.connected : `${choiceTexts.disconnected}, ${seen}`}
            </span>
            <PrinterNames printers={printers} />
          </li>
        );
      })}
    </ul>
  );
}
