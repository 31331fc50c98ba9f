import { createOpeningOf } from '../../../../../shared/opening.ts';

/** The printer to choose: a computer's default, or the one of stations whose papers were not printed. */
export interface PrinterChoice {
  orderIds: readonly number[];
  /** Null: the default printer, for papers without any printer. */
  stations: readonly string[] | null;
  /** The printer that failed and will be replaced; null: it is unknown. */
  failed: { deviceId: number; printer: string } | null;
  /** How the orders are printed there; null: their papers wait, and follow the choice. */
  reprint: 'first' | 'again' | null;
}

/** The open choice. It outlives the button and the alarm that opened it. */
export const openPrinterChoice = createOpeningOf<PrinterChoice>();
