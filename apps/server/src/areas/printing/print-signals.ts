/** A paper somebody holds that is not wanted any more. */
export interface WithdrawnPaper {
  deviceId: number;
  jobId: number;
}

/** What this process has committed about papers; the agents connected to it hear of it at once. */
export interface PrintSignals {
  /** There is something to fetch for the devices of a store. Call after the commit only. */
  jobsWaiting(storeId: number): void;
  /** These were withdrawn while a device had them. Call after the commit only. */
  withdrawn(storeId: number, papers: readonly WithdrawnPaper[]): void;
  listen(listener: PrintListener): void;
}

export type PrintListener = Pick<PrintSignals, 'jobsWaiting' | 'withdrawn'>;

/** One for a whole server: who writes papers knows nothing of the sockets they go out by. */
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
