import type { PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import { isToldFor, printersFor, servesStation, systemPrinter } from '@comanda/domain/printing/print-device';
import { SYSTEM_PRINTER } from '@comanda/domain/printing/print-settings';

/** Where a station's ticket comes out: a printer and its computer. */
export interface StationPlace {
  printer: string;
  deviceName: string;
}

type PlacedDevice = Pick<PrintDevice, 'name' | 'printers' | 'routes' | 'isSuspended'>;

/** Whether a ticket comes out of one of its places only: nobody was given its station, and the first who asks gets it. */
export function isAnyOf(station: string, devices: readonly PlacedDevice[]): boolean {
  return !devices.some((device) => !device.isSuspended && isToldFor(station, device));
}

/** Every printer of the store a station's ticket may come out of, by the routes as they stand on the screen. */
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
