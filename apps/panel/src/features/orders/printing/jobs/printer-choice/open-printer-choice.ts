import { createOpeningOf } from '../../../../../shared/opening.ts';

/**
 * The purpose of a printer choice: a computer's default printer, or the printer for stations with unprinted
 * tickets.
 */
export interface PrinterChoice {
  orderIds: readonly number[];
  /** Null: the choice sets the default printer, for tickets that have no printer. */
  stations: readonly string[] | null;
  /** The printer that failed and will be replaced; null: it is unknown. */
  failed: { deviceId: number; printer: string } | null;
  /**
   * How the orders are printed on the chosen printer. Null: their tickets still wait and move to the chosen
   * printer.
   */
  reprint: 'first' | 'again' | null;
}

/**
 * The open printer choice. Stored outside components, because the button or alarm that opened it may
 * disappear.
 */
export const openPrinterChoice = createOpeningOf<PrinterChoice>();
