import {
  DEFAULT_PRINTER_OPTIONS,
  DEFAULT_RAW_OPTIONS,
  type DeviceRoutes,
  type FoundPrinter,
  type PrinterOptions,
  printersInUse,
} from '@comanda/domain/orders/printing/print-device';

/** The saved options of a printer, or its built-in commands if it has no driver. */
export function optionsOf({ name, hasDriver }: FoundPrinter, routes: DeviceRoutes): PrinterOptions {
  const shown = routes.optionsByPrinter[name];
  if (!hasDriver) return { ...(shown ?? DEFAULT_RAW_OPTIONS), mode: 'raw' };
  return shown ?? DEFAULT_PRINTER_OPTIONS;
}

/**
 * True if all printers in use on a device print with their built-in fonts. The settings for fonts and pauses
 * then have no effect.
 */
export function printsRawOnly(
  printers: readonly FoundPrinter[],
  routes: DeviceRoutes,
  storeDefault: string,
): boolean {
  const names = new Set(printersInUse(printers, routes, storeDefault));
  const used = printers.filter(({ name }) => names.has(name));
  return used.length > 0 && used.every((printer) => optionsOf(printer, routes).mode === 'raw');
}
