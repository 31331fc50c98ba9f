import type { PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import { printersFor, servesStation, systemPrinter } from '@comanda/domain/printing/print-device';
import { SYSTEM_PRINTER } from '@comanda/domain/printing/print-settings';

/** Where a station's ticket comes out: a printer and its computer. */
export interface StationPlace {
  printer: string;
  deviceName: string;
}

/** Every printer of the store a station's ticket comes out of, by the routes as they stand on the screen. */
export function placesOf(
  station: string,
  devices: readonly Pick<PrintDevice, 'name' | 'printers' | 'routes'>[],
  storeDefault: string,
): StationPlace[] {
  return devices
    .filter((device) => servesStation(station, device, devices, storeDefault))
    .flatMap(({ name, printers, routes }) =>
      printersFor(station, routes, storeDefault).map((printer) => ({
        printer: printer === SYSTEM_PRINTER ? (systemPrinter(printers) ?? printer) : printer,
        deviceName: name,
      })),
    );
}
