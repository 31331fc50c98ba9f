import { describe, expect, it } from 'vitest';
import { PrinterFault, TicketFault } from '../printers/printer-backend.ts';
import { createPrinterQueue, type QueuedJob } from './printer-queue.ts';

function aDocument(name: string, log: string[], faults: Error[] = []): QueuedJob {
  return {
    isWanted: async () => true,
    async print() {
      const fault = faults.shift();
      log.push(fault === undefined ? name : `${name}: ${fault.message}`);
      if (fault !== undefined) throw fault;
      return 0;
    },
    failed: () => 'keep',
  };
}

/** Resolves when all earlier tickets are done. */
const through = (queue: ReturnType<typeof createPrinterQueue>) =>
  new Promise<void>((resolve) => {
    queue.add({
      isWanted: async () => {
        resolve();
        return false;
      },
      print: async () => 0,
      failed: () => 'drop',
    });
  });

describe('the queue of a printer', () => {
  it('prints in order', async () => {
    const log: string[] = [];
    const queue = createPrinterQueue();
    for (const name of ['a', 'b', 'c']) queue.add(aDocument(name, log));
    await through(queue);
    expect(log).toEqual(['a', 'b', 'c']);
  });

  it('preserves the order while the printer refuses', async () => {
    const log: string[] = [];
    const queue = createPrinterQueue([0]);
    queue.add(aDocument('a', log, [new PrinterFault('off'), new PrinterFault('off')]));
    queue.add(aDocument('b', log));
    await through(queue);
    expect(log).toEqual(['a: off', 'a: off', 'a', 'b']);
  });

  it('prints other tickets before a ticket that cannot be drawn', async () => {
    const log: string[] = [];
    const queue = createPrinterQueue([0]);
    queue.add(aDocument('a', log, [new TicketFault('poison')]));
    queue.add(aDocument('b', log));
    queue.add(aDocument('c', log));
    await through(queue);
    await through(queue);
    expect(log).toEqual(['a: poison', 'b', 'c', 'a']);
  });

  it('retries waiting tickets immediately after a change', async () => {
    const log: string[] = [];
    const queue = createPrinterQueue([3_600_000]);
    const { promise, resolve } = Promise.withResolvers<void>();
    queue.add({
      ...aDocument('a', log, [new PrinterFault('off')]),
      failed: () => {
        // The queue becomes idle right after this call.
        setImmediate(resolve);
        return 'keep';
      },
    });
    await promise;
    queue.retryNow();
    await through(queue);
    expect(log).toEqual(['a: off', 'a']);
  });

  it('removes unwanted tickets and tickets with a final failure', async () => {
    const log: string[] = [];
    const queue = createPrinterQueue([0]);
    queue.add({ ...aDocument('a', log), isWanted: async () => false });
    queue.add({ ...aDocument('b', log, [new PrinterFault('off')]), failed: () => 'drop' });
    queue.add(aDocument('c', log));
    await through(queue);
    expect(log).toEqual(['b: off', 'c']);
  });

  it('stops during a pause', async () => {
    const log: string[] = [];
    const queue = createPrinterQueue([3_600_000]);
    queue.add(aDocument('a', log, [new PrinterFault('off')]));
    await queue.stop();
    expect(queue.size).toBe(1);
  });
});
