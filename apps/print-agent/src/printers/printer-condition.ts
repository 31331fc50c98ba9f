import type { PrinterTrouble } from '@comanda/domain/orders/printing/print-device';

/** The status of a printer at its last contact. */
export interface PrinterCondition {
  /** Null before the first contact. */
  isOnline: boolean | null;
  trouble: PrinterTrouble | null;
}

/** The last known status of one printer. */
export class LastCondition {
  #condition: PrinterCondition = { isOnline: null, trouble: null };
  readonly #changed: () => void;

  /** `changed` is called whenever the status differs from the last one. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get value(): PrinterCondition {
    return this.#condition;
  }

  note(isOnline: boolean, trouble: PrinterTrouble | null): void {
    if (this.#condition.isOnline === isOnline && this.#condition.trouble === trouble) return;
    this.#condition = { isOnline, trouble };
    this.#changed();
  }
}
