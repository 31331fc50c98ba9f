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

/**
 * What a paper that is not out waits for: somebody who chooses a printer, a computer that is off, or a printer that does
 * not print.
 */
export const PAPER_WAIT_CAUSES = ['no-printer', 'device-off', 'printer'] as const;
export type PaperWaitCause = (typeof PAPER_WAIT_CAUSES)[number];

export interface PaperWait {
  cause: PaperWaitCause;
  /** The computer that would print it; null where none does. */
  deviceId: number | null;
  deviceName: string | null;
  /** The printer it is meant for; null where none is. */
  printer: string | null;
  /** What is wrong with that printer, as far as it is known. */
  trouble: PrinterTrouble | null;
}

interface WaitingPaper {
  kind: PrintKind;
  station: string;
  state: PrintState;
  /** Who has it, or is to have it. */
  deviceId: number | null;
  printerName: string | null;
}

/** A machine as far as waiting for it matters. */
export interface WaitedDevice extends PrintingDevice {
  deviceId: number;
  name: string;
  isConnected: boolean;
  printers: readonly FoundPrinter[];
}

/** A printer that refuses the paper at the head of its queue. */
export interface RefusingPrinter {
  deviceId: number;
  printer: string;
}

/**
 * Why a paper is not out; null when nothing holds it up, or it is over. Behind a paper that its printer refuses, in
 * `refusing`, everything waits, whatever the printer says of itself.
 */
export function paperWaitOf(
  paper: WaitingPaper,
  devices: readonly WaitedDevice[],
  storeDefault: string,
  refusing: readonly RefusingPrinter[] = [],
): PaperWait | null {
  if (isPrintOver(paper.state)) return null;
  const serving = devices.filter((device) =>
    paper.deviceId === null
      ? servesStation(paper.station, device, devices, storeDefault)
      : device.deviceId === paper.deviceId,
  );
  const device = serving.find(({ isConnected }) => isConnected) ?? serving[0];
  if (device === undefined)
    return { cause: 'no-printer', deviceId: null, deviceName: null, printer: null, trouble: null };
  const { deviceId, name: deviceName } = device;
  const names = printersOf(paper, device, storeDefault);
  const troubled = names
    .map((name) => ({ name, trouble: troubleOf(device.printers, name) }))
    .find(({ trouble }) => trouble !== null);
  const refused = refusing.find((each) => each.deviceId === deviceId && names.includes(each.printer));
  const printer =
    (paper.state === 'failed' ? paper.printerName : null) ??
    troubled?.name ??
    refused?.printer ??
    names[0] ??
    null;
  if (!device.isConnected) return { cause: 'device-off', deviceId, deviceName, printer, trouble: null };
  if (printer === null) return { cause: 'no-printer', deviceId, deviceName, printer, trouble: null };
  const trouble = troubleOf(device.printers, printer);
  if (trouble === null && paper.state !== 'failed' && refused === undefined) return null;
  return { cause: 'printer', deviceId, deviceName, printer, trouble };
}

/** The names of the printers a paper is meant for, as its device knows them; a default that does not exist is none. */
function printersOf(
  { kind, station, printerName }: WaitingPaper,
  { routes, printers }: WaitedDevice,
  storeDefault: string,
): string[] {
  const told = kind === 'test' ? [printerName ?? ''] : printersFor(station, routes, storeDefault);
  return told
    .map((name) => (name === SYSTEM_PRINTER ? systemPrinter(printers) : name))
    .filter((name): name is string => name !== null && name !== '');
}

/** What is wrong with a printer; null: nothing that anybody knows of. */
export function troubleOf(printers: readonly FoundPrinter[], name: string): PrinterTrouble | null {
  const printer = printers.find((each) => each.name === name);
  return printer?.trouble ?? (printer?.isOnline === false ? 'no-answer' : null);
}
