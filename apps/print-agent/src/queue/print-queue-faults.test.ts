import { describe, expect, it } from 'vitest';
import { PrinterFault, TicketFault } from '../printers/printer-backend.ts';
import { anAgentJob } from '../testing/an-agent-job.ts';
import { isOver, openQueue } from '../testing/open-queue.ts';
import { FAULTS } from '../texts.ts';

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
