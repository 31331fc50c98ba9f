import { createOpeningOf } from '../../../../shared/opening.ts';

/** Which printer is asked for: a machine's default, or the one of stations whose papers did not come out. */
export interface PrinterChoice {
  orderIds: readonly number[];
  /** Null: the default printer, for whatever could not be printed at all. */
  stations: readonly string[] | null;
  /** The printer that did not print them, whose place the chosen one takes; null: nobody knows which. */
  failed: { deviceId: number; printer: string } | null;
  /** How the orders are printed there; null: their papers wait, and follow the choice. */
  reprint: 'first' | 'again' | null;
}

/** Which choice is open. It outlives the button and the alarm that opened it. */
export const openPrinterChoice = createOpeningOf<PrinterChoice>();
