import type { Guest } from '../../../../platform/realtime/guest-namespace.ts';

/** A print device whose agent is connected here. */
export interface Agent extends Guest {
  deviceId: number;
}

/** The agents connected to this process. */
export interface PrintAgents {
  isConnected(storeId: number, deviceId: number): boolean;
  /** Asks agents to fetch tickets that another process has written. */
  wake(storeId: number): void;
  /**
   * Call it after settings or devices of a store changed. Null: any store may have changed. Connected agents get their
   * configuration; agents of removed devices are disconnected. Drop the cached plans before.
   */
  notifyAgain(storeId: number | null): Promise<void>;
}
