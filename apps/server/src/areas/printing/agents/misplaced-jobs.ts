import { printersFor } from '@comanda/domain/printing/print-device';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { heldForPrinters } from '../jobs/print-jobs.writes.ts';
import { isFor, type PrintPlan } from '../print-plans.ts';
import { findPlannedDevice } from './agent-config.ts';

/**
 * Papers a device holds that would go elsewhere today: to other printers of it, or to another device. They are asked
 * back, and what is not on paper yet follows the change.
 */
export async function misplacedJobs(tx: Transaction, deviceId: number, plan: PrintPlan): Promise<number[]> {
  const device = findPlannedDevice(plan, deviceId);
  if (device === null) return [];
  const held = await heldForPrinters(tx, deviceId);
  return held
    .filter((paper) => {
      if (paper.printers === null) return false;
      const today = printersFor(paper.station, device.routes, plan.settings.defaultPrinter);
      const isElsewhere = paper.printers.join('\n') !== today.join('\n');
      // Where nobody prints its station any more it stays where it is: somebody has to choose.
      return isElsewhere
        ? today.length > 0 || isServedElsewhere(paper, plan, deviceId)
        : !isFor(paper, plan, deviceId);
    })
    .map(({ jobId }) => jobId);
}

function isServedElsewhere(
  paper: { station: string; targetDeviceId: number | null },
  plan: PrintPlan,
  deviceId: number,
): boolean {
  return plan.devices.some((other) => other.deviceId !== deviceId && isFor(paper, plan, other.deviceId));
}
