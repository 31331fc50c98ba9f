/** A withdrawn paper that a device has. */
export interface WithdrawnPaper {
  deviceId: number;
  jobId: number;
}

/** Signals of this process about committed changes of papers, for the agents connected to it. */
export interface PrintSignals {
  /** A store's devices have papers to fetch. Call after the commit only. */
  jobsWaiting(storeId: number): void;
  /** Papers were withdrawn while a device had them. Call after the commit only. */
  withdrawn(storeId: number, papers: readonly WithdrawnPaper[]): void;
  listen(listener: PrintListener): void;
}

export type PrintListener = Pick<PrintSignals, 'jobsWaiting' | 'withdrawn'>;

/** One per server: it separates the writers of papers from the sockets. */
export function createPrintSignals(): PrintSignals {
  const listeners: PrintListener[] = [];
  return {
    jobsWaiting: (storeId) => {
      for (const listener of listeners) listener.jobsWaiting(storeId);
    },
    withdrawn: (storeId, papers) => {
      if (papers.length === 0) return;
      for (const listener of listeners) listener.withdrawn(storeId, papers);
    },
    listen: (listener) => void listeners.push(listener),
  };
}
