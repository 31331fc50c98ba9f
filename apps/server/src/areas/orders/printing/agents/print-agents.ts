import type { Guest } from '../../../../platform/realtime/guest-namespace.ts';

/** A print device whose agent is connected here. */
export interface Agent extends Guest {
  deviceId: number;
}

/** The agents connected to this process. */
export interface PrintAgents {
  /** Random id of this process. A device with another id has its agent at another server. */
  readonly serverId: string;
  isConnected(storeId: number, deviceId: number): boolean;
  /** Asks agents to fetch tickets that another process has written. */
  wake(storeId: number): void;
  /**
   * Call this after settings or devices of a store changed; null: any store may have changed. Connected
   * agents get their configuration; agents of removed devices are disconnected. The caller must drop the
   * cached plans first.
   */
  notifyAgain(storeId: number | null): Promise<void>;
}
