import type { StoredDevice } from '../devices/print-devices.reads.ts';
import type { PrintingServices } from '../printing-services.ts';

/** An agent of another server counts as connected until its `last_seen_at` has this age. */
const ALIVE_MS = 45_000;

/**
 * True when a device's agent is connected to this or another server. An agent that this server saw leave is gone at once.
 */
export function isDeviceAlive(
  { agents, clock }: Pick<PrintingServices, 'agents' | 'clock'>,
  storeId: number,
  { deviceId, lastSeenAt, serverId }: Pick<StoredDevice, 'deviceId' | 'lastSeenAt' | 'serverId'>,
): boolean {
  if (agents.isConnected(storeId, deviceId)) return true;
  if (serverId === agents.serverId) return false;
  return lastSeenAt !== null && clock.now() - lastSeenAt < ALIVE_MS;
}
