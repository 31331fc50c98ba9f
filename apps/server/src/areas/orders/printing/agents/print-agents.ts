import type { Guest } from '../../../../platform/realtime/guest-namespace.ts';

/** A device whose agent is connected here. */
export interface Agent extends Guest {
  deviceId: number;
}

/** The agents connected to this process. */
export interface PrintAgents {
  isConnected(storeId: number, deviceId: number): boolean;
  /** Asks agents to fetch tickets that another process wrote. */
  wake(storeId: number): void;
  /**
   * Call after settings or devices of a store changed; with `null`, possibly of any store. Connected agents get their
   * configuration, and agents of removed devices are disconnected. Drop the cached plans first.
   */
  notifyAgain(storeId: number | null): Promise<void>;
}
