import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { printersInUse as printersAssigned } from '@comanda/domain/orders/printing/print-device';

/**
 * The printers in use on a device, each once, starting with the cashier's default printer. A known default
 * printer appears by its name instead of 'Impressora padrão'.
 */
export function printersInUse({ printers, routes }: PrintDevice, storeDefault: string): string[] {
  return printersAssigned(printers, routes, storeDefault);
}
