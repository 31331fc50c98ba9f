/** A document for a printer: its own commands, or a page for its driver. */
export interface Paper {
  /** Name of the job in a queue. */
  title: string;
  form: 'raw' | 'pdf';
  bytes: Uint8Array;
}

/** Callbacks that follow a paper on its way. */
export interface Sending {
  /**
   * Awaited right before the first byte leaves; from then on the paper may be out. If it throws, nothing
   * leaves.
   */
  begins(): Promise<void>;
  /**
   * The system has the paper, but its printer does not accept it. The argument is the reason, or null when it
   * continues.
   */
  waits(reason: string | null): void;
  /** Aborted when the paper is no longer wanted. */
  signal: AbortSignal;
}

/** One printer, with any kind of connection. */
export interface PrinterBackend {
  /** Resolves when the printer (or its queue) has the whole paper; otherwise throws {@link PrinterFault}. */
  send(paper: Paper, sending: Sending): Promise<void>;
}

/** A printer did not accept a paper. The message is the reason, for people. */
export class PrinterFault extends Error {
  override name = 'PrinterFault';
  /** Whether it is certain that no byte reached the paper, although the sending had begun. */
  readonly isUntouched: boolean;

  constructor(reason: string, options: ErrorOptions & { isUntouched?: boolean } = {}) {
    super(reason, options);
    this.isUntouched = options.isUntouched ?? false;
  }
}

/** This paper can never be printed, on any printer state: other papers go first. */
export class PaperFault extends Error {
  override name = 'PaperFault';
}
