/** A withdrawn ticket that a device has. */
export interface WithdrawnJob {
  deviceId: number;
  jobId: number;
}

/** Signals within this process about committed changes of tickets. Connected agents are notified by them. */
export interface PrintSignals {
  /** A store's devices have tickets to fetch. Call it only after the commit. */
  jobsWaiting(storeId: number): void;
  /** Tickets were withdrawn while a device had them. Call it only after the commit. */
  withdrawn(storeId: number, jobs: readonly WithdrawnJob[]): void;
  listen(listener: PrintListener): void;
}

export type PrintListener = Pick<PrintSignals, 'jobsWaiting' | 'withdrawn'>;

/** Creates the signals of a server. They separate the code that writes tickets from the sockets. */
export function createPrintSignals(): PrintSignals {
  const listeners: PrintListener[] = [];
  return {
    jobsWaiting: (storeId) => {
      for (const listener of listeners) listener.jobsWaiting(storeId);
    },
    withdrawn: (storeId, jobs) => {
      if (jobs.length === 0) return;
      for (const listener of listeners) listener.withdrawn(storeId, jobs);
    },
    listen: (listener) => void listeners.push(listener),
  };
}
