import type { PrintJob } from '@comanda/contract/printing/print-jobs.wire';
import { AppError } from '../../../platform/errors/app-error.ts';
import { listDevices } from '../devices/print-devices.reads.ts';
import type { PrintingServices } from '../printing-services.ts';
import { tidyPrinterName } from '../settings/tidy-name.ts';
import { findPaper } from './print-jobs.reads.ts';
import { insertTestPage } from './print-jobs.store.ts';
import { TEXTS } from './texts.ts';

/** Whoever asked stands before the printer; later nobody knows what the page is for. */
const TEST_LIFE_MS = 5 * 60_000;
/** An agent on another server has written a sign of life within this time. */
const ALIVE_MS = 45_000;

/**
 * Has one printer of one device print a page that shows whether letters and width are right; answers its job.
 * Throws `printing.device-not-found`, `printing.device-offline`.
 */
export function printTestPage(
  { database, agents, signals, clock }: PrintingServices,
  { storeId, userName }: { storeId: number; userName: string },
  wish: { deviceId: number; printer: string },
): Promise<PrintJob> {
  return database.inStore(storeId, async (tx) => {
    const device = (await listDevices(tx)).find(({ deviceId }) => deviceId === wish.deviceId);
    if (device === undefined) throw new AppError('printing.device-not-found');
    const now = clock.now();
    const isAlive = device.lastSeenAt !== null && now - device.lastSeenAt < ALIVE_MS;
    if (!isAlive && !agents.isConnected(storeId, device.deviceId))
      throw new AppError('printing.device-offline');
    const printer = tidyPrinterName(wish.printer);
    const page = { deviceId: device.deviceId, printer, station: TEXTS.testStation, requestedBy: userName };
    const jobId = await insertTestPage(tx, page, { now, expiresAt: now + TEST_LIFE_MS });
    tx.afterCommit(() => signals.jobsWaiting(storeId));
    const job = await findPaper(tx, jobId);
    if (job === null) throw new Error(`job ${jobId} is gone`);
    return job;
  });
}
