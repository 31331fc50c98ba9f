import { createOpeningOf } from '../../../../../shared/opening.ts';

/** The printer to choose: a computer's default, or the printer of stations with unprinted tickets. */
export interface PrinterChoice {
  orderIds: readonly number[];
  /** Null: the default printer, for tickets without any printer. */
  stations: readonly string[] | null;
  /** The printer that failed and will be replaced; null: it is unknown. */
  failed: { deviceId: number; printer: string } | null;
  /** How the orders are printed there; null: their tickets wait, and follow the choice. */
  reprint: 'first' | 'again' | null;
}

/** The open choice. It outlives the button and the alarm that opened it. */
export const openPrinterChoice = createOpeningOf<PrinterChoice>();
