import type { PrintDevice } from '@comanda/contract/printing/paired-devices.wire';
import { printersInUse as printersToldTo } from '@comanda/domain/printing/print-device';

/**
 * The printers a device was told to print on, each once, cashier's default first. 'Impressora padrão' is named where the
 * device knows which one it is.
 */
export function printersInUse({ printers, routes }: PrintDevice, storeDefault: string): string[] {
  return printersToldTo(printers, routes, storeDefault);
}
