/** Which printer is asked for: a machine's default, or the one of a station whose paper did not come out. */
export interface PrinterChoice {
  orderId: number;
  /** Null: the default printer, for whatever could not be printed at all. */
  station: string | null;
  /** Papers that are given up for the one the chosen printer prints instead. */
  jobIds: readonly number[];
  /** The printer that did not print them. */
  failedOn?: string;
  /** Whether the order is printed as a 2nd copy. */
  again: boolean;
}

let current: PrinterChoice | null = null;
const listeners = new Set<() => void>();

function change(next: PrinterChoice | null): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

/** Which choice is open. It outlives the button and the alarm that opened it. */
export const openPrinterChoice = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => current,
  open: (choice: PrinterChoice) => change(choice),
  close: () => change(null),
};
