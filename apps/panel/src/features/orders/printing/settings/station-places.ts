import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import {
  isAssignedTo,
  printersFor,
  servesStation,
  systemPrinter,
} from '@comanda/domain/orders/printing/print-device';
import { SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';

/** A printer and its computer, where a station's ticket is printed. */
export interface StationPlace {
  printer: string;
  deviceName: string;
}

type PlacedDevice = Pick<PrintDevice, 'name' | 'printers' | 'routes' | 'isSuspended'>;

/**
 * True if any of the devices may print a ticket of this station: no device has a printer for the station, so
 * the first device that fetches the ticket prints it.
 */
export function isAnyOf(station: string, devices: readonly PlacedDevice[]): boolean {
  return !devices.some((device) => !device.isSuspended && isAssignedTo(station, device));
}

/** Every printer of the store that may print a station's ticket, by the settings on the screen. */
export function placesOf(
  station: string,
  devices: readonly PlacedDevice[],
  storeDefault: string,
): StationPlace[] {
  const working = devices.filter(({ isSuspended }) => !isSuspended);
  return working
    .filter((device) => servesStation(station, device, working, storeDefault))
    .flatMap(({ name, printers, routes }) =>
      printersFor(station, routes, storeDefault).map((printer) => ({
        printer: printer === SYSTEM_PRINTER ? (systemPrinter(printers) ?? printer) : printer,
        deviceName: name,
      })),
    );
}
