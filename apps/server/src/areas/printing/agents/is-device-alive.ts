import type { StoredDevice } from '../devices/print-devices.reads.ts';
import type { PrintingServices } from '../printing-services.ts';

/** An agent on another server has written a sign of life within this time. */
const ALIVE_MS = 45_000;

/** Whether a device's agent is connected, here or to another server. */
export function isDeviceAlive(
  { agents, clock }: Pick<PrintingServices, 'agents' | 'clock'>,
  storeId: number,
  { deviceId, lastSeenAt }: Pick<StoredDevice, 'deviceId' | 'lastSeenAt'>,
): boolean {
  if (agents.isConnected(storeId, deviceId)) return true;
  return lastSeenAt !== null && clock.now() - lastSeenAt < ALIVE_MS;
}
