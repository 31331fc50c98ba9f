import type { PrintJob } from '@comanda/contract/orders/printing/print-jobs.wire';
import { withoutUnseen } from '@comanda/domain/kit/text/tidy-name';
import { troubleOf } from '@comanda/domain/orders/printing/print-wait';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import { AppError } from '../../../../platform/errors/app-error.ts';
import { isDeviceAlive } from '../agents/is-device-alive.ts';
import { listDevices } from '../devices/print-devices.reads.ts';
import type { PrintingServices } from '../printing-services.ts';
import { withWaits } from '../tickets/print-waits.ts';
import { findJob, findWaitingTest, type ListedJob } from './print-jobs.reads.ts';
import { insertTestPage } from './print-jobs.writes.ts';
import { TEXTS } from './texts.ts';

/** Lifetime of a test page. The user waits at the printer, so a later page is useless. */
const TEST_LIFE_MS = 5 * 60_000;

/**
 * Prints a test page that shows letters and paper width on one printer of a device. Returns the job; if a
 * test page is pending there, returns that job. Throws `printing.device-not-found`,
 * `printing.device-offline`, and `printing.printer-in-trouble`.
 */
export function printTestPage(
  services: PrintingServices,
  { storeId, userName }: { storeId: number; userName: string },
  input: { deviceId: number; printer: string },
): Promise<PrintJob> {
  const { database, signals, clock } = services;
  return database.inStore(storeId, async (tx) => {
    const device = (await listDevices(tx)).find(({ deviceId }) => deviceId === input.deviceId);
    if (device === undefined) throw new AppError('printing.device-not-found');
    const now = clock.now();
    if (!isDeviceAlive(services, storeId, device)) throw new AppError('printing.device-offline');
    const printer = withoutUnseen(input.printer);
    const trouble = troubleOf(device.printers, printer);
    if (trouble !== null)
      throw new AppError('printing.printer-in-trouble', { detail: TEXTS.troubles[trouble] });
    // Returns the pending page, so that a repeated request does not print two pages.
    const waiting = await findWaitingTest(tx, { deviceId: device.deviceId, printer });
    if (waiting !== null) return oneWithWait(tx, services, waiting);
    const page = { deviceId: device.deviceId, printer, station: TEXTS.testStation, requestedBy: userName };
    const jobId = await insertTestPage(tx, page, { now, expiresAt: now + TEST_LIFE_MS });
    tx.afterCommit(() => signals.jobsWaiting(storeId));
    const job = await findJob(tx, jobId);
    if (job === null) throw new Error(`job ${jobId} is gone`);
    return oneWithWait(tx, services, job);
  });
}

async function oneWithWait(tx: Transaction, services: PrintingServices, job: ListedJob): Promise<PrintJob> {
  const [wanted] = await withWaits(tx, services, [job]);
  if (wanted === undefined) throw new Error(`job ${job.jobId} is gone`);
  return wanted;
}
