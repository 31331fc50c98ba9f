import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { IconDeviceDesktop, IconDeviceDesktopOff } from '@tabler/icons-react';
import { choiceTexts, troubleTexts } from '../texts.ts';
import classes from './printer-list.module.css';

/** A printer of one of the store's computers. */
export interface ChosenPrinter {
  deviceId: number;
  printer: string;
}

interface PrinterListProps {
  devices: readonly PrintDevice[];
  chosen: ChosenPrinter | null;
  /** A printer that has just failed. */
  failed: ChosenPrinter | null;
  onChoose: (chosen: ChosenPrinter) => void;
}

/** Every computer with its printers, to choose one; a computer that is off is disabled. */
export function PrinterList({ devices, chosen, failed, onChoose }: PrinterListProps) {
  return devices.map((device) => {
    const { deviceId, name, isConnected, printers } = device;
    const Icon = isConnected ? IconDeviceDesktop : IconDeviceDesktopOff;
    return (
      <fieldset key={deviceId} className={classes.device} disabled={!isConnected}>
        <legend className={`row-8 wraps text-label ${classes.legend}`}>
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          {name}
          <span className={classes.state} data-tone={isConnected ? 'delivered' : 'late'}>
            {isConnected ? choiceTexts.connected : choiceTexts.disconnected}
          </span>
        </legend>
        {printers.length === 0 ? <p className="muted-15">{choiceTexts.noPrinters}</p> : null}
        {printers.map((printer) => {
          const trouble = printer.trouble ?? (printer.isOnline === false ? 'no-answer' : null);
          const hasFailed = failed?.deviceId === deviceId && failed.printer === printer.name;
          const isChosen = chosen?.deviceId === deviceId && chosen.printer === printer.name;
          return (
            <label
              key={printer.name}
              className={`row wraps ${classes.printer}`}
              data-chosen={isChosen || undefined}
            >
              <input
                type="radio"
                name="printer"
                checked={isChosen}
                onChange={() => onChoose({ deviceId, printer: printer.name })}
              />
              <span className={classes.name}>{printer.name}</span>
              {printer.isDefault ? <span className={classes.note}>{choiceTexts.isDefault}</span> : null}
              {trouble !== null || hasFailed ? (
                <span className={classes.note} data-tone="late">
                  {trouble === null ? choiceTexts.didNotPrint : troubleTexts[trouble]}
                </span>
              ) : null}
            </label>
          );
        })}
      </fieldset>
    );
  });
}
