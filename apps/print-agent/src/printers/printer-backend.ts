/**
 * A document for a printer: commands in the printer's own language (`raw`), or a PDF for the printer's
 * driver.
 */
export interface PrintDocument {
  /** Name of the document in a queue. */
  title: string;
  form: 'raw' | 'pdf';
  bytes: Uint8Array;
}

/** Callbacks during the sending of a document. */
export interface Sending {
  /**
   * Called right before the first byte is sent. From then on, the ticket may be printed, even in part. If it
   * throws, nothing is sent.
   */
  begins(): Promise<void>;
  /**
   * The operating system has the document, but the printer does not accept it. `reason` is null when the
   * printer continues.
   */
  waits(reason: string | null): void;
  /** Aborted when the document is no longer wanted. */
  signal: AbortSignal;
}

/** One printer, with any kind of connection. */
export interface PrinterBackend {
  /** Resolves when the printer or its queue has the whole document. Otherwise throws {@link PrinterFault}. */
  send(document: PrintDocument, sending: Sending): Promise<void>;
}

/** A printer did not accept a document. The message is the reason, for people. */
export class PrinterFault extends Error {
  override name = 'PrinterFault';
  /** True if the sending had begun, but certainly no byte was printed. */
  readonly isUntouched: boolean;

  constructor(reason: string, options: ErrorOptions & { isUntouched?: boolean } = {}) {
    super(reason, options);
    this.isUntouched = options.isUntouched ?? false;
  }
}

/** The printer can never print this document, in any state. Other tickets are therefore printed first. */
export class TicketFault extends Error {
  override name = 'PaperFault';
}
