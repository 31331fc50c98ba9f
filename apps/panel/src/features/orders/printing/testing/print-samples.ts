import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { type FoundPrinter, NO_ROUTES } from '@comanda/domain/orders/printing/print-device';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@comanda/domain/orders/printing/print-settings';

/** An available printer with a driver; `changes` replaces fields. */
export function aPrinter(name: string, changes: Partial<FoundPrinter> = {}): FoundPrinter {
  return { name, isDefault: false, hasDriver: true, isOnline: true, trouble: null, ...changes };
}

/** A connected computer with two printers. */
export function aDevice(changes: Partial<PrintDevice> = {}): PrintDevice {
  return {
    deviceId: 1,
    name: 'Balcão',
    isConnected: true,
    system: 'Windows 11',
    agentVersion: '1.0.0',
    pairedAt: 0,
    pairedBy: 'Ana',
    isSuspended: false,
    lastSeenAt: 0,
    printers: [aPrinter('EPSON', { isDefault: true }), aPrinter('BEMATECH')],
    printersInUse: [],
    routes: NO_ROUTES,
    ...changes,
  };
}

/** The default settings with the given changes. */
export function someSettings(changes: Partial<PrintSettings> = {}): PrintSettings {
  return { ...DEFAULT_PRINT_SETTINGS, ...changes };
}
