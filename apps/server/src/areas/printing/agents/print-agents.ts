import type { Guest } from '../../../platform/realtime/guest-door.ts';

/** A device whose agent is connected here. */
export interface Agent extends Guest {
  deviceId: number;
}

/** The agents connected to this process. */
export interface PrintAgents {
  isConnected(storeId: number, deviceId: number): boolean;
  /** There is something to fetch: another process wrote it. */
  wake(storeId: number): void;
  /**
   * Settings or devices of a store changed, or with `null` may have anywhere: agents here hear what they are to do, and
   * those of removed devices are sent away. Forget the plans first.
   */
  tellAnew(storeId: number | null): Promise<void>;
}
