import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import { isPrintOver } from '@comanda/domain/orders/printing/print-job';
import { DEFAULT_PRINT_SETTINGS } from '@comanda/domain/orders/printing/print-settings';
import { printWaitOf } from '@comanda/domain/orders/printing/print-wait';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { isDeviceAlive } from '../agents/is-device-alive.ts';
import { listDevices } from '../devices/print-devices.reads.ts';
import { type ListedJob, refusingPrinters } from '../jobs/print-jobs.reads.ts';
import type { PrintingServices } from '../printing-services.ts';
import { findPrintSettings } from '../settings/print-settings.reads.ts';

/** Adds the reason why each ticket waits. Needs queries only if a ticket waits. */
export async function withWaits(
  tx: Transaction,
  services: Pick<PrintingServices, 'agents' | 'clock'>,
  jobs: readonly ListedJob[],
): Promise<PrintJob[]> {
  if (jobs.every(({ state }) => isPrintOver(state))) return jobs.map((job) => ({ ...job, wait: null }));
  const stored = await listDevices(tx);
  const refusing = await refusingPrinters(tx);
  const { defaultPrinter } = (await findPrintSettings(tx))?.settings ?? DEFAULT_PRINT_SETTINGS;
  const devices = stored.map((device) => ({
    ...device,
    isConnected: !device.isSuspended && isDeviceAlive(services, tx.storeId, device),
  }));
  return jobs.map((job) => {
    const deviceId = job.deviceId ?? job.targetDeviceId;
    return { ...job, wait: printWaitOf({ ...job, deviceId }, devices, defaultPrinter, refusing) };
  });
}
