/** What leaves for a printer: its own commands, or a page for its driver. */
export interface Paper {
  /** Name of the job in a queue. */
  title: string;
  form: 'raw' | 'pdf';
  bytes: Uint8Array;
}

/** How somebody follows a paper on its way. */
export interface Sending {
  /** Awaited right before the first byte leaves: from then on the paper may be out. When it throws, nothing leaves. */
  begins(): Promise<void>;
  /** The system has the paper, its printer does not take it: why, or null when it goes on. */
  waits(reason: string | null): void;
  /** Aborted when nobody wants the paper any more. */
  signal: AbortSignal;
}

/** One printer, however it is spoken to. */
export interface PrinterBackend {
  /** Answers when the printer (or its queue) has the whole paper; throws {@link PrinterFault} otherwise. */
  send(paper: Paper, sending: Sending): Promise<void>;
}

/** A printer did not take a paper. The message is the reason, for people. */
export class PrinterFault extends Error {
  override name = 'PrinterFault';
  /** Whether it is certain that no byte reached the paper, although the sending had begun. */
  readonly isUntouched: boolean;

  constructor(reason: string, options: ErrorOptions & { isUntouched?: boolean } = {}) {
    super(reason, options);
    this.isUntouched = options.isUntouched ?? false;
  }
}

/** This paper cannot be printed, whatever the printer does: others go before it. */
export class PaperFault extends Error {
  override name = 'PaperFault';
}
