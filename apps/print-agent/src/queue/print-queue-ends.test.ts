import { join } from 'node:path';
import { PRINT_LIFE_MS } from '@comanda/domain/orders/printing/print-job';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { describe, expect, it, vi } from 'vitest';
import { PrinterFault } from '../printers/printer-backend.ts';
import { anAgentJob } from '../testing/an-agent-job.ts';
import { isOver, openQueue } from '../testing/open-queue.ts';
import { FAULTS } from '../texts.ts';

describe('a ticket that is no longer wanted or was interrupted', () => {
  it('is removed', async () => {
    let at = Date.now();
    const world = await openQueue({
      now: () => at,
      async send() {
        at += 3_600_000;
        throw new PrinterFault(FAULTS.unreachable);
      },
    });
    await world.printQueue.take([anAgentJob(1, { expira: at + 1_000 })]);
    await world.until(() => isOver(world, 1));
    expect(world.reports.at(-1)).toMatchObject({ estado: 'expirado', motivo: FAULTS.unreachable });
    await world.printQueue.stop();
  });

  it('expires in time even if the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let now = Date.now();
    let isOff = true;
    const world = await openQueue({
      now: () => now,
      async send(_paper, sending) {
        if (isOff) throw new PrinterFault(FAULTS.unreachable);
        await sending.begins();
      },
    });
    await world.printQueue.take([anAgentJob(1)]);
    await world.until(() => world.reports.length > 0);
    now -= 5 * 3_600_000;
    vi.advanceTimersByTime(PRINT_LIFE_MS);
    isOff = false;
    await world.until(() => isOver(world, 1));
    vi.useRealTimers();
    expect(world.out).toEqual([]);
    expect(world.reports.at(-1)).toMatchObject({ estado: 'expirado' });
    await world.printQueue.stop();
  });

  it('is not printed if withdrawn before its start, and is printed if the server sends it again', async () => {
    const { promise: opens, resolve: open } = Promise.withResolvers<void>();
    const world = await openQueue({
      async send(_paper, sending) {
        await sending.begins();
        await opens;
      },
    });
    await world.printQueue.take([anAgentJob(1), anAgentJob(2), anAgentJob(3)]);
    await world.printQueue.withdraw([2, 99]);
    open();
    await world.until(() => isOver(world, 3));
    expect(world.out).toEqual(['COZINHA: 1', 'COZINHA: 3']);
    expect(world.reports.find(({ id }) => id === 2)).toMatchObject({
      estado: 'expirado',
      motivo: FAULTS.withdrawn,
    });
    await world.printQueue.take([anAgentJob(2)]);
    await world.until(() => world.out.length === 3);
    expect(world.out.at(-1)).toBe('COZINHA: 2');
    await world.printQueue.stop();
  });

  it('is not printed if withdrawn before it arrived', async () => {
    const world = await openQueue();
    await world.printQueue.withdraw([1]);
    await world.printQueue.take([anAgentJob(1), anAgentJob(2)]);
    await world.until(() => isOver(world, 1) && isOver(world, 2));
    expect(world.out).toEqual(['COZINHA: 2']);
    expect(world.reports).toContainEqual(
      expect.objectContaining({ id: 1, estado: 'expirado', motivo: FAULTS.withdrawn }),
    );
    await world.printQueue.stop();
  });

  it('is reported as possibly printed, or not printed, if withdrawn right before its first byte', async () => {
    const left: number[] = [];
    const world = await openQueue({
      async send(document, sending) {
        const beginning = sending.begins();
        const withdrawing = world.printQueue.withdraw([1, 2]);
        await beginning;
        left.push(Number(document.title.replace('Comanda ', '')));
        await withdrawing;
      },
    });
    await world.printQueue.take([anAgentJob(1), anAgentJob(2)]);
    await world.until(() => isOver(world, 1) && isOver(world, 2));
    for (const id of [1, 2]) {
      const estado = left.includes(id) ? 'impresso' : 'expirado';
      expect(world.reports.filter((report) => report.id === id)).toMatchObject([{ estado }]);
    }
    await world.printQueue.stop();
  });

  it('is marked if it was in progress at a kill, and reports without a confirmation are repeated', async () => {
    const path = join(folderOfTest(), 'diario.jsonl');
    const killed = await openQueue({
      path,
      async send(document, sending) {
        await sending.begins();
        if (document.title === 'Comanda 2') await new Promise(() => undefined);
      },
    });
    await killed.printQueue.take([anAgentJob(1), anAgentJob(2), anAgentJob(3)]);
    await killed.until(() => isOver(killed, 1));
    await killed.printQueue.take([]);
    const again = await openQueue({ path });
    await again.until(() => isOver(again, 3));
    expect(again.reports.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(again.out.at(-1)).toBe('COZINHA: 3');
    expect(['COZINHA: 2', 'COZINHA: 2 marked']).toContain(again.out[0]);
    await again.printQueue.stop();
  });
});

describe('a ticket that another printer must print now', () => {
  it('is given back as untouched or as possibly printed, unless it is being printed', async () => {
    const broken = Promise.withResolvers<void>();
    let isBroken = false;
    const world = await openQueue({
      // With a shorter pause, the next attempt could begin before the ticket is given back.
      retryPauseMs: 60_000,
      async send(_paper, sending, printer) {
        if (printer === 'MUDA') throw new PrinterFault(FAULTS.unreachable);
        await sending.begins();
        if (isBroken) return;
        await broken.promise;
        isBroken = true;
        throw new PrinterFault(FAULTS.goneInside('COZINHA'));
      },
    });
    await world.printQueue.take([anAgentJob(1), anAgentJob(2), anAgentJob(3, { impressoras: ['MUDA'] })]);
    await world.until(() => world.reports.some(({ id }) => id === 3));
    await world.printQueue.giveBack([1, 2, 3, 99]);
    expect(world.reports.find(({ id }) => id === 2)).toMatchObject({
      estado: 'expirado',
      devolvida: 'intacta',
    });
    expect(world.reports.some(({ id }) => id === 1)).toBe(false);
    broken.resolve();
    await world.until(() => world.reports.some(({ id, devolvida }) => id === 1 && devolvida === 'talvez'));
    await world.until(() => world.reports.some(({ id, devolvida }) => id === 3 && devolvida === 'intacta'));
    expect(world.out).toEqual([]);
    await world.printQueue.stop();
  });
});
