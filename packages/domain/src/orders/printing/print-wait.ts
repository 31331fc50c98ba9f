import {
  type FoundPrinter,
  type PrinterTrouble,
  type PrintingDevice,
  printersFor,
  servesStation,
  systemPrinter,
} from './print-device.ts';
import { isPrintOver, type PrintKind, type PrintState } from './print-job.ts';
import { SYSTEM_PRINTER } from './print-settings.ts';

/** Causes of an unprinted ticket: no printer chosen, computer off, or printer trouble. */
export const PRINT_WAIT_CAUSES = ['no-printer', 'device-off', 'printer'] as const;
export type PrintWaitCause = (typeof PRINT_WAIT_CAUSES)[number];

export interface PrintWait {
  cause: PrintWaitCause;
  /** The computer that should print the ticket; null if no computer is known. */
  deviceId: number | null;
  deviceName: string | null;
  /** The printer of the ticket; null if no printer is known. */
  printer: string | null;
  /** The trouble of the printer; null when unknown. */
  trouble: PrinterTrouble | null;
}

interface WaitingJob {
  kind: PrintKind;
  station: string;
  state: PrintState;
  /** The device that has the ticket, or should print it. */
  deviceId: number | null;
  printerName: string | null;
}

/** The fields of a device that explain why a ticket waits. */
export interface WaitedDevice extends PrintingDevice {
  deviceId: number;
  name: string;
  isConnected: boolean;
  printers: readonly FoundPrinter[];
}

/** A printer that refuses the first ticket of its queue. */
export interface RefusingPrinter {
  deviceId: number;
  printer: string;
}

/**
 * The cause of an unprinted ticket. Null if the ticket is finished, or no cause is known. All tickets behind
 * a refused ticket wait, too, even if the printer reports no trouble.
 */
export function printWaitOf(
  job: WaitingJob,
  devices: readonly WaitedDevice[],
  storeDefault: string,
  refusing: readonly RefusingPrinter[] = [],
): PrintWait | null {
  if (isPrintOver(job.state)) return null;
  const serving = devices.filter((device) =>
    job.deviceId === null
      ? servesStation(job.station, device, devices, storeDefault)
      : device.deviceId === job.deviceId,
  );
  const device = serving.find(({ isConnected }) => isConnected) ?? serving[0];
  if (device === undefined)
    return { cause: 'no-printer', deviceId: null, deviceName: null, printer: null, trouble: null };
  const { deviceId, name: deviceName } = device;
  const names = printersOf(job, device, storeDefault);
  const troubled = names
    .map((name) => ({ name, trouble: troubleOf(device.printers, name) }))
    .find(({ trouble }) => trouble !== null);
  const refused = refusing.find((each) => each.deviceId === deviceId && names.includes(each.printer));
  const printer =
    (job.state === 'failed' ? job.printerName : null) ??
    troubled?.name ??
    refused?.printer ??
    names[0] ??
    null;
  if (!device.isConnected) return { cause: 'device-off', deviceId, deviceName, printer, trouble: null };
  if (printer === null) return { cause: 'no-printer', deviceId, deviceName, printer, trouble: null };
  const trouble = troubleOf(device.printers, printer);
  if (trouble === null && job.state !== 'failed' && refused === undefined) return null;
  return { cause: 'printer', deviceId, deviceName, printer, trouble };
}

/**
 * The printers of a ticket, by their names on the device. A default printer that does not exist is not
 * included.
 */
function printersOf(
  { kind, station, printerName }: WaitingJob,
  { routes, printers }: WaitedDevice,
  storeDefault: string,
): string[] {
  const configured = kind === 'test' ? [printerName ?? ''] : printersFor(station, routes, storeDefault);
  return configured
    .map((name) => (name === SYSTEM_PRINTER ? systemPrinter(printers) : name))
    .filter((name): name is string => name !== null && name !== '');
}

/** The trouble of a printer; null when unknown. */
export function troubleOf(printers: readonly FoundPrinter[], name: string): PrinterTrouble | null {
  const printer = printers.find((each) => each.name === name);
  return printer?.trouble ?? (printer?.isOnline === false ? 'no-answer' : null);
}
