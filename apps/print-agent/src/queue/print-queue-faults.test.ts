import { afterEach, describe, expect, it, vi } from 'vitest';
import { PrinterFault, TicketFault } from '../printers/printer-backend.ts';
import { A_PAGE, anAgentJob } from '../testing/an-agent-job.ts';
import { isOver, openQueue } from '../testing/open-queue.ts';
import { FAULTS } from '../texts.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a printer that refuses', () => {
  it('causes a mark on an interrupted ticket, but not if the printer was off', async () => {
    const faults: Record<string, Error[]> = { A: [new PrinterFault('off')], B: [new PrinterFault('broke')] };
    const world = await openQueue({
      async send(_paper, sending, printer) {
        if (printer === 'B') await sending.begins();
        const fault = faults[printer]?.shift();
        if (fault !== undefined) throw fault;
        await sending.begins();
      },
    });
    await world.printQueue.take([
      anAgentJob(1, { impressoras: ['A'] }),
      anAgentJob(2, { impressoras: ['B'] }),
    ]);
    await world.until(() => isOver(world, 1) && isOver(world, 2));
    expect(world.out.sort()).toEqual(['A: 1', 'B: 2 marked']);
    expect(
      world.reports
        .filter(({ estado }) => estado === 'falhou')
        .map(({ motivo }) => motivo)
        .sort(),
    ).toEqual(['broke', 'off']);
    await world.printQueue.stop();
  });

  it('causes no mark if certainly no byte was printed', async () => {
    const faults = [new PrinterFault('no queue', { isUntouched: true })];
    const world = await openQueue({
      async send(_paper, sending) {
        await sending.begins();
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
      },
    });
    await world.printQueue.take([anAgentJob(1)]);
    await world.until(() => isOver(world, 1));
    expect(world.out).toEqual(['COZINHA: 1']);
    await world.printQueue.stop();
  });

  it('is reported once until the reason changes', async () => {
    const faults = ['off', 'off', 'off', 'no paper', 'no paper', 'off'].map(
      (reason) => new PrinterFault(reason),
    );
    const world = await openQueue({
      async send() {
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
      },
    });
    await world.printQueue.take([anAgentJob(1)]);
    await world.until(() => isOver(world, 1));
    expect(world.reports.map(({ motivo }) => motivo)).toEqual(['off', 'no paper', 'off', null]);
    await world.printQueue.stop();
  });

  it('prints other tickets before a ticket that cannot be drawn, and reports the reason', async () => {
    let isPoisoned = true;
    const world = await openQueue({
      async send(document) {
        if (isPoisoned && document.title === 'Comanda 1') throw new TicketFault(FAULTS.notDrawn);
        isPoisoned = false;
      },
    });
    await world.printQueue.take([anAgentJob(1), anAgentJob(2)]);
    await world.until(() => isOver(world, 1));
    expect(world.out).toEqual(['COZINHA: 2', 'COZINHA: 1']);
    expect(world.reports[0]).toMatchObject({ id: 1, estado: 'falhou', motivo: FAULTS.notDrawn });
    await world.printQueue.stop();
  });

  it('fails a job without a chosen printer', async () => {
    const world = await openQueue();
    await world.printQueue.take([anAgentJob(1, { impressoras: [] })]);
    await world.until(() => world.reports.length > 0);
    expect(world.reports[0]).toMatchObject({
      estado: 'falhou',
      motivo: FAULTS.noPrinterChosen,
      impressora: null,
    });
    await world.printQueue.stop();
  });
});

describe('a disk that refuses', () => {
  it('prints no ticket before its start is saved, because a restart would print it again unmarked', async () => {
    let isFull = true;
    const world = await openQueue({ refuses: ([entry]) => isFull && entry?.t === 'begun' });
    await world.printQueue.take([anAgentJob(1)]);
    await world.until(() => world.reports.length > 0);
    expect(world.out).toEqual([]);
    expect(world.reports).toMatchObject([{ estado: 'falhou', motivo: FAULTS.disk }]);
    isFull = false;
    world.printQueue.retryNow();
    await world.until(() => isOver(world, 1));
    expect(world.out).toEqual(['COZINHA: 1']);
    await world.printQueue.stop();
  });

  it('reports a printed ticket and prints it no second time, although its end is not saved', async () => {
    const world = await openQueue({ refuses: (entries) => entries.some(({ t }) => t === 'ended') });
    const job = anAgentJob(1);
    await world.printQueue.take([job]);
    await world.until(() => isOver(world, 1));
    await world.printQueue.take([job, anAgentJob(2)]);
    await world.until(() => isOver(world, 2));
    expect(world.out).toEqual(['COZINHA: 1', 'COZINHA: 2']);
    expect(world.printQueue.inHand()).toEqual(expect.arrayContaining([1, 2]));
    await world.printQueue.stop();
  });
});

describe('a print for a page', () => {
  const print = { printer: 'COZINHA', ticket: anAgentJob(9).comanda, page: A_PAGE, copies: 2 };

  it('prints nothing after the page was answered that it took too long', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const { promise: opens, resolve: open } = Promise.withResolvers<void>();
    const world = await openQueue({
      async send(_paper, sending) {
        await sending.begins();
        await opens;
      },
    });
    await world.printQueue.take([anAgentJob(1)]);
    const answered = expect(world.printQueue.printLocally(print)).rejects.toThrow(FAULTS.tooLong);
    await expect.poll(() => timeout.mock.calls.length).toBe(1);
    late.abort();
    await answered;
    open();
    await world.printQueue.take([anAgentJob(2)]);
    await world.until(() => isOver(world, 2));
    expect(world.out).toEqual(['COZINHA: 1', 'COZINHA: 2']);
    await world.printQueue.stop();
  });

  it('prints its copies, and answers the reason of a refusal instead of a retry', async () => {
    const faults = [undefined, undefined, new PrinterFault('no paper')];
    const world = await openQueue({
      async send(_paper, sending) {
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
        await sending.begins();
      },
    });
    await world.printQueue.printLocally(print);
    expect(world.out).toEqual(['COZINHA: 9', 'COZINHA: 9']);
    await expect(world.printQueue.printLocally(print)).rejects.toThrow('no paper');
    expect(world.out).toHaveLength(2);
    expect(world.reports).toEqual([]);
    await world.printQueue.stop();
  });
});
