import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { saveHasPrintDevices } from '../../../store/store/public.ts';
import { endOpenJobs, endTestPagesOf } from './end-jobs.ts';
import { listDevices } from './print-devices.reads.ts';
import { endDevice, holdStore } from './print-devices.writes.ts';

/**
 * Removes a device from its store. Its token becomes invalid. Orders of a store without devices get no
 * tickets. After the commit `releaseHeld` releases the device's print jobs; if it fails, the job for silent
 * devices does. Returns the device's name. Throws `printing.device-not-found`.
 */
export async function removeDevice(tx: Transaction, deviceId: number, now: number): Promise<string> {
  await holdStore(tx);
  const name = await endDevice(tx, deviceId, now);
  if (name === null) throw new AppError('printing.device-not-found');
  await endTestPagesOf(tx, deviceId, now);
  if ((await listDevices(tx)).length === 0) {
    await saveHasPrintDevices(tx, false);
    await endOpenJobs(tx, now);
  }
  return name;
}
