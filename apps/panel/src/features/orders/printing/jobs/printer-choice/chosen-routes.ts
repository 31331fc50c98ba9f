import type { DeviceChange, PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { type DeviceRoutes, systemPrinter } from '@comanda/domain/orders/printing/print-device';
import { SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';
import type { PrinterChoice } from './open-printer-choice.ts';
import type { ChosenPrinter } from './printer-list.tsx';

function assignedPrinters({ printersByStation }: DeviceRoutes, station: string): readonly string[] {
  return Object.hasOwn(printersByStation, station) ? (printersByStation[station] ?? []) : [];
}

/** The printers of a station on one device, after replacing the failed printer by the chosen printer. */
function afterChoice(
  device: PrintDevice,
  station: string,
  { failed }: PrinterChoice,
  chosen: ChosenPrinter,
): readonly string[] {
  const shown = assignedPrinters(device.routes, station);
  const isFailed = (name: string) =>
    failed !== null &&
    failed.deviceId === device.deviceId &&
    (name === failed.printer ||
      (name === SYSTEM_PRINTER && systemPrinter(device.printers) === failed.printer));
  if (device.deviceId === chosen.deviceId)
    return [...new Set([...shown.filter((name) => failed !== null && !isFailed(name)), chosen.printer])];
  // The chosen printer is on another device, so here the failed printer is only removed: the ticket must not
  // be printed twice.
  return failed === null ? [] : shown.filter((name) => !isFailed(name));
}

/**
 * The device settings that make the choice permanent. The chosen printer becomes a default printer, or
 * replaces the failed printer for some stations. Unchanged devices are not included.
 */
export function changesFor(
  choice: PrinterChoice,
  devices: readonly PrintDevice[],
  chosen: ChosenPrinter,
): DeviceChange[] {
  return devices.flatMap((device) => {
    const { deviceId, name, routes } = device;
    const wanted: DeviceRoutes =
      choice.stations === null
        ? deviceId === chosen.deviceId
          ? { ...routes, defaultPrinter: chosen.printer }
          : routes
        : { ...routes, printersByStation: stationsAfter(device, choice.stations, choice, chosen) };
    return JSON.stringify(wanted) === JSON.stringify(routes) ? [] : [{ deviceId, name, routes: wanted }];
  });
}

function stationsAfter(
  device: PrintDevice,
  stations: readonly string[],
  choice: PrinterChoice,
  chosen: ChosenPrinter,
): DeviceRoutes['printersByStation'] {
  const after = new Map(Object.entries(device.routes.printersByStation));
  for (const station of stations) {
    const printers = afterChoice(device, station, choice, chosen);
    if (printers.length === 0) after.delete(station);
    else after.set(station, printers);
  }
  return Object.fromEntries(after);
}
