import type { PrintJob } from '@comanda/contract/printing/print-jobs.wire';
import { troubleOf } from '@comanda/domain/printing/paper-wait';
import { withoutUnseen } from '@comanda/domain/text/tidy-name';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isDeviceAlive } from '../agents/is-device-alive.ts';
import { listDevices } from '../devices/print-devices.reads.ts';
import { withWaits } from '../papers/paper-waits.ts';
import type { PrintingServices } from '../printing-services.ts';
import { findPaper, findWaitingTest, type ListedJob } from './print-jobs.reads.ts';
import { insertTestPage } from './print-jobs.writes.ts';
import { TEXTS } from './texts.ts';

/** Whoever asked stands before the printer; later nobody knows what the page is for. */
const TEST_LIFE_MS = 5 * 60_000;

/**
 * Has one printer of one device print a page that shows whether letters and width are right; answers its job, or the one
 * that waits there already. Throws `printing.device-not-found`, `printing.device-offline`, and
 * `printing.printer-in-trouble` for a printer that is known not to print now.
 */
export function printTestPage(
  services: PrintingServices,
  { storeId, userName }: { storeId: number; userName: string },
  wish: { deviceId: number; printer: string },
): Promise<PrintJob> {
  const { database, signals, clock } = services;
  return database.inStore(storeId, async (tx) => {
    const device = (await listDevices(tx)).find(({ deviceId }) => deviceId === wish.deviceId);
    if (device === undefined) throw new AppError('printing.device-not-found');
    const now = clock.now();
    if (!isDeviceAlive(services, storeId, device)) throw new AppError('printing.device-offline');
    const printer = withoutUnseen(wish.printer);
    const trouble = troubleOf(device.printers, printer);
    if (trouble !== null)
      throw new AppError('printing.printer-in-trouble', { detail: TEXTS.troubles[trouble] });
    // Who presses again because nothing came out gets no second page once it does.
    const waiting = await findWaitingTest(tx, { deviceId: device.deviceId, printer });
    if (waiting !== null) return oneWithWait(tx, services, waiting);
    const page = { deviceId: device.deviceId, printer, station: TEXTS.testStation, requestedBy: userName };
    const jobId = await insertTestPage(tx, page, { now, expiresAt: now + TEST_LIFE_MS });
    tx.afterCommit(() => signals.jobsWaiting(storeId));
    const job = await findPaper(tx, jobId);
    if (job === null) throw new Error(`job ${jobId} is gone`);
    return oneWithWait(tx, services, job);
  });
}

async function oneWithWait(tx: Transaction, services: PrintingServices, job: ListedJob): Promise<PrintJob> {
  const [paper] = await withWaits(tx, services, [job]);
  if (paper === undefined) throw new Error(`job ${job.jobId} is gone`);
  return paper;
}
