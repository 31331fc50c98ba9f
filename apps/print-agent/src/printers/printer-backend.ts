/** A document for a printer: its own commands, or a page for its driver. */
export interface PrintDocument {
  /** Name of the job in a queue. */
  title: string;
  form: 'raw' | 'pdf';
  bytes: Uint8Array;
}

/** Callbacks during the sending of a document. */
export interface Sending {
  /**
   * Awaited right before the first byte is sent; from then on the ticket may be printed. If it throws, nothing is sent.
   */
  begins(): Promise<void>;
  /**
   * The system has the document, but its printer does not accept it. The argument is the reason, or null when it
   * continues.
   */
  waits(reason: string | null): void;
  /** Aborted when the document is no longer wanted. */
  signal: AbortSignal;
}

/** One printer, with any kind of connection. */
export interface PrinterBackend {
  /** Resolves when the printer (or its queue) has the whole document; otherwise throws {@link PrinterFault}. */
  send(document: PrintDocument, sending: Sending): Promise<void>;
}

/** A printer did not accept a document. The message is the reason, for people. */
export class PrinterFault extends Error {
  override name = 'PrinterFault';
  /** True if certainly no byte was printed, although the sending had begun. */
  readonly isUntouched: boolean;

  constructor(reason: string, options: ErrorOptions & { isUntouched?: boolean } = {}) {
    super(reason, options);
    this.isUntouched = options.isUntouched ?? false;
  }
}

/** This document can never be printed, on any printer state, so others go first. */
export class PaperFault extends Error {
  override name = 'PaperFault';
}
