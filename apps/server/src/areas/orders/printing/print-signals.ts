/** A withdrawn ticket that a device has. */
export interface WithdrawnJob {
  deviceId: number;
  jobId: number;
}

/**
 * Signals within this process about committed changes of tickets. The agents' connections listen to them and
 * notify agents.
 */
export interface PrintSignals {
  /** A store's devices have tickets to fetch. Call this only after the commit. */
  jobsWaiting(storeId: number): void;
  /** Tickets were withdrawn while a device had them. Call this only after the commit. */
  withdrawn(storeId: number, jobs: readonly WithdrawnJob[]): void;
  listen(listener: PrintListener): void;
}

export type PrintListener = Pick<PrintSignals, 'jobsWaiting' | 'withdrawn'>;

/**
 * Creates the signals of a server. Code that writes tickets uses the signals, and therefore needs no access
 * to sockets.
 */
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
