import type { FoundPrinter } from '@comanda/domain/orders/printing/print-device';
import type { PrinterBackend } from './printer-backend.ts';

/** The printing system of the machine: CUPS or the Windows spooler. */
export interface Spooler {
  /** The printers of the system. The list is empty if the system is not running. */
  list(): Promise<FoundPrinter[]>;
  backend(printer: string): PrinterBackend;
}
