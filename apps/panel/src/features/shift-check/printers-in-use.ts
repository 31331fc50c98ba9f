import type { PrintDevice } from '@comanda/contract/printing/printing.wire';
import { NO_PRINTER, SYSTEM_PRINTER } from '@comanda/domain/printing/print-settings';

/**
 * The printers a device was told to print on, each once, cashier's default first. 'Impressora padrão' is named where the
 * device knows which one it is.
 */
export function printersInUse({ printers, routes }: PrintDevice, storeDefault: string): string[] {
  const own = printers.find(({ isDefault }) => isDefault)?.name;
  const told = [routes.defaultPrinter ?? storeDefault, ...Object.values(routes.printersByStation).flat()];
  const named = told
    .filter((name) => name !== NO_PRINTER)
    .map((name) => (name === SYSTEM_PRINTER ? (own ?? name) : name));
  return [...new Set(named)];
}
