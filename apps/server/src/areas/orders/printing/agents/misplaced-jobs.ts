import { printersFor } from '@comanda/domain/orders/printing/print-device';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { heldForPrinters } from '../jobs/print-jobs.writes.ts';
import { isFor, type PrintPlan } from '../print-plans.ts';
import { findPlannedDevice } from './agent-config.ts';

/**
 * Tickets given to a device that now belong to another printer or device. The agent must return the tickets
 * that are not printed yet.
 */
export async function misplacedJobs(tx: Transaction, deviceId: number, plan: PrintPlan): Promise<number[]> {
  const device = findPlannedDevice(plan, deviceId);
  if (device === null) return [];
  const held = await heldForPrinters(tx, deviceId);
  return held
    .filter((job) => {
      if (job.printers === null) return false;
      const today = printersFor(job.station, device.routes, plan.settings.defaultPrinter);
      const isElsewhere = job.printers.join('\n') !== today.join('\n');
      // A ticket whose station has no printer remains at its device until a user chooses a printer.
      return isElsewhere
        ? today.length > 0 || isServedElsewhere(job, plan, deviceId)
        : !isFor(job, plan, deviceId);
    })
    .map(({ jobId }) => jobId);
}

function isServedElsewhere(
  job: { station: string; targetDeviceId: number | null },
  plan: PrintPlan,
  deviceId: number,
): boolean {
  return plan.devices.some((other) => other.deviceId !== deviceId && isFor(job, plan, other.deviceId));
}
