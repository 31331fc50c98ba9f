import type { PrintDevice } from '@comanda/contract/orders/printing/paired-devices.wire';
import { SYSTEM_PRINTER } from '@comanda/domain/orders/printing/print-settings';
import { type CheckOutcome, failed, passed } from './check-line.ts';
import type { CheckPorts } from './check-ports.ts';
import { lineTexts } from './texts.ts';

const checkEveryMs = 1_000;
/** Timeout of a test page in ms. A printer slower than this would print tickets too late. */
const patienceMs = 20_000;

/** Checks whether a computer's print agent is connected. */
export function checkAgent({ name, isConnected }: PrintDevice): CheckOutcome {
  const words = lineTexts.agent;
  return isConnected ? passed(words.passed) : failed(words.failed, words.failedAdvice(name));
}

/**
 * Prints a test page and waits until it is printed. A failed page is withdrawn, so that it is not printed
 * later.
 */
export async function checkPrinter(
  ports: CheckPorts,
  { deviceId, isConnected, name }: PrintDevice,
  printer: string,
): Promise<CheckOutcome> {
  const words = lineTexts.printer;
  if (!isConnected) return failed(words.deviceOff, lineTexts.agent.failedAdvice(name));
  // The printer's name is unknown only if the computer has no default printer, so the advice is different
  // then.
  const advice = printer === SYSTEM_PRINTER ? words.noDefaultAdvice(name) : words.failedAdvice;
  const startedAt = ports.now();
  try {
    let job = await ports.printTest(deviceId, printer);
    if (!job) return failed(words.refused, advice);
    const { jobId } = job;
    while (job?.state !== 'printed') {
      const isRefused = job?.state === 'failed' || job?.state === 'expired';
      if (isRefused || ports.now() - startedAt >= patienceMs) {
        await ports.giveUp(jobId).catch(() => undefined);
        return failed(isRefused && job?.reason ? words.failed(job.reason) : words.late, advice);
      }
      await ports.wait(checkEveryMs);
      job = (await ports.findJob(jobId)) ?? job;
    }
    const seconds = Math.max(0.1, (ports.now() - startedAt) / 1000);
    return passed(words.passed(seconds.toFixed(1).replace('.', ',')));
  } catch (failure) {
    return failed(ports.reasonOf(failure) ?? words.refused, advice);
  }
}
