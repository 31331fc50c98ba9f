import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escposOf } from '@comanda/domain/printing/escpos';
import { DEFAULT_RAW_OPTIONS } from '@comanda/domain/printing/print-device';
import { PRINT_LIFE_MS } from '@comanda/domain/printing/print-job';
import { describe, expect, it, vi } from 'vitest';
import { type Paper, PaperFault, PrinterFault } from '../printers/printer-backend.ts';
import { A_CONFIG, A_PAGE, anAgentJob } from '../testing/an-agent-job.ts';
import { isOver, openDesk } from '../testing/open-desk.ts';
import { FAULTS } from '../texts.ts';

describe('the print desk', () => {
  it('prints jobs in order, every copy on every printer, and reports each once', async () => {
    const world = await openDesk();
    await world.desk.take([
      anAgentJob(1),
      anAgentJob(2, { impressoras: ['A', 'B'], copias: 2 }),
      anAgentJob(3),
    ]);
    await world.until(() => [1, 2, 3].every((id) => isOver(world, id)));
    expect(world.out.filter((each) => each.startsWith('COZINHA'))).toEqual(['COZINHA: 1', 'COZINHA: 3']);
    expect(world.out.filter((each) => !each.startsWith('COZINHA')).sort()).toEqual([
      'A: 2',
      'A: 2',
      'B: 2',
      'B: 2',
    ]);
    expect(world.reports.map(({ id, estado }) => `${id} ${estado}`).sort()).toEqual([
      '1 impresso',
      '2 impresso',
      '3 impresso',
    ]);
    await world.desk.stop();
  });

  it('prints a job once, however often it is handed out, and reports it again', async () => {
    const world = await openDesk();
    await world.desk.take([anAgentJob(1), anAgentJob(1)]);
    await world.until(() => isOver(world, 1));
    await world.desk.take([anAgentJob(1)]);
    expect(world.out).toEqual(['COZINHA: 1']);
    expect(world.reports).toHaveLength(2);
    await world.desk.stop();
  });

  it('marks a paper whose printer broke off, not one whose printer was off', async () => {
    const faults: Record<string, Error[]> = { A: [new PrinterFault('off')], B: [new PrinterFault('broke')] };
    const world = await openDesk({
      async send(_paper, sending, printer) {
        if (printer === 'B') await sending.begins();
        const fault = faults[printer]?.shift();
        if (fault !== undefined) throw fault;
        await sending.begins();
      },
    });
    await world.desk.take([anAgentJob(1, { impressoras: ['A'] }), anAgentJob(2, { impressoras: ['B'] })]);
    await world.until(() => isOver(world, 1) && isOver(world, 2));
    expect(world.out.sort()).toEqual(['A: 1', 'B: 2 marked']);
    expect(
      world.reports
        .filter(({ estado }) => estado === 'falhou')
        .map(({ motivo }) => motivo)
        .sort(),
    ).toEqual(['broke', 'off']);
    await world.desk.stop();
  });

  it('does not mark a paper that certainly did not leave', async () => {
    const faults = [new PrinterFault('no queue', { isUntouched: true })];
    const world = await openDesk({
      async send(_paper, sending) {
        await sending.begins();
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
      },
    });
    await world.desk.take([anAgentJob(1)]);
    await world.until(() => isOver(world, 1));
    expect(world.out).toEqual(['COZINHA: 1']);
    await world.desk.stop();
  });

  it('reports a failure once until its reason changes', async () => {
    const faults = ['off', 'off', 'off', 'no paper', 'no paper', 'off'].map(
      (reason) => new PrinterFault(reason),
    );
    const world = await openDesk({
      async send() {
        const fault = faults.shift();
        if (fault !== undefined) throw fault;
      },
    });
    await world.desk.take([anAgentJob(1)]);
    await world.until(() => isOver(world, 1));
    expect(world.reports.map(({ motivo }) => motivo)).toEqual(['off', 'no paper', 'off', null]);
    await world.desk.stop();
  });

  it('goes on with other printers while one refuses', async () => {
    const { promise: opens, resolve: open } = Promise.withResolvers<void>();
    const world = await openDesk({
      async send(_paper, _sending, printer) {
        if (printer === 'A') await opens;
      },
    });
    await world.desk.take([anAgentJob(1, { impressoras: ['A'] }), anAgentJob(2, { impressoras: ['B'] })]);
    await world.until(() => isOver(world, 2));
    expect(world.desk.inHand()).toEqual([1, 2]);
    open();
    await world.desk.stop();
    // Ended in peace, the agent let the paper under way come out whole.
    expect(world.out).toEqual(['B: 2', 'A: 1']);
  });

  it('gives up what nobody wants any more', async () => {
    let at = Date.now();
    const world = await openDesk({
      now: () => at,
      async send() {
        at += 3_600_000;
        throw new PrinterFault(FAULTS.unreachable);
      },
    });
    await world.desk.take([anAgentJob(1, { expira: at + 1_000 })]);
    await world.until(() => isOver(world, 1));
    expect(world.reports.at(-1)).toMatchObject({ estado: 'expirado', motivo: FAULTS.unreachable });
    await world.desk.stop();
  });

  it('prints a fresh job although the clock of this machine says that it is late', async () => {
    const world = await openDesk({ now: () => Date.now() + 86_400_000 });
    await world.desk.take([anAgentJob(1)]);
    await world.until(() => isOver(world, 1));
    expect(world.out).toEqual(['COZINHA: 1']);
    await world.desk.stop();
  });

  it('drops withdrawn jobs that have not begun, and prints them when they are handed out again', async () => {
    const { promise: opens, resolve: open } = Promise.withResolvers<void>();
    const world = await openDesk({
      async send(_paper, sending) {
        await sending.begins();
        await opens;
      },
    });
    await world.desk.take([anAgentJob(1), anAgentJob(2), anAgentJob(3)]);
    await world.desk.withdraw([2, 99]);
    open();
    await world.until(() => isOver(world, 3));
    expect(world.out).toEqual(['COZINHA: 1', 'COZINHA: 3']);
    expect(world.reports.find(({ id }) => id === 2)).toMatchObject({
      estado: 'expirado',
      motivo: FAULTS.withdrawn,
    });
    await world.desk.take([anAgentJob(2)]);
    await world.until(() => world.out.length === 3);
    expect(world.out.at(-1)).toBe('COZINHA: 2');
    await world.desk.stop();
  });

  it('prints others before a paper that cannot be drawn, and says why', async () => {
    let isPoisoned = true;
    const world = await openDesk({
      async send(paper) {
        if (isPoisoned && paper.title === 'Comanda 1') throw new PaperFault(FAULTS.notDrawn);
        isPoisoned = false;
      },
    });
    await world.desk.take([anAgentJob(1), anAgentJob(2)]);
    await world.until(() => isOver(world, 1));
    expect(world.out).toEqual(['COZINHA: 2', 'COZINHA: 1']);
    expect(world.reports[0]).toMatchObject({ id: 1, estado: 'falhou', motivo: FAULTS.notDrawn });
    await world.desk.stop();
  });

  it('draws pages where a driver prints, unless it was told to speak raw', async () => {
    const world = await openDesk();
    const opcoes = { modo: 'raw' as const, pagina_codigo: 'cp850' as const, corta: true, gaveta: false };
    await world.desk.take([anAgentJob(1, { impressoras: ['PÁGINA'] })]);
    await world.until(() => isOver(world, 1));
    await world.desk.configure({
      ...A_CONFIG,
      rotas: { ...A_CONFIG.rotas, opcoes: [{ impressora: 'PÁGINA', ...opcoes }] },
    });
    await world.desk.take([anAgentJob(2, { impressoras: ['PÁGINA'] })]);
    await world.until(() => isOver(world, 2));
    expect(world.out).toEqual(['PÁGINA: pdf', 'PÁGINA: 2']);
    await world.desk.stop();
  });

  it('opens the drawer for the first copy of a ticket of the cashier only', async () => {
    const sent: Paper[] = [];
    const world = await openDesk({ send: async (paper) => void sent.push(paper) });
    const opcoes = { modo: 'raw' as const, pagina_codigo: 'cp850' as const, corta: true, gaveta: true };
    await world.desk.configure({
      ...A_CONFIG,
      rotas: { ...A_CONFIG.rotas, opcoes: [{ impressora: 'CAIXA', ...opcoes }] },
    });
    const job = anAgentJob(1, { tipo: 'order', estacao: 'Caixa', impressoras: ['CAIXA'], copias: 2 });
    await world.desk.take([job]);
    await world.until(() => isOver(world, 1));
    const expected = [true, false].map((opensDrawer) =>
      escposOf(job.comanda, { columns: 46, options: DEFAULT_RAW_OPTIONS, opensDrawer }),
    );
    expect(sent.map(({ bytes }) => bytes)).toEqual(expected);
    await world.desk.stop();
  });

  it('marks what was under way when it was killed, and reports what was not heard', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'mesa-')), 'diario.jsonl');
    const killed = await openDesk({
      path,
      async send(paper, sending) {
        await sending.begins();
        if (paper.title === 'Comanda 2') await new Promise(() => undefined);
      },
    });
    await killed.desk.take([anAgentJob(1), anAgentJob(2), anAgentJob(3)]);
    await killed.until(() => isOver(killed, 1));
    await killed.desk.take([]);
    const again = await openDesk({ path });
    await again.until(() => isOver(again, 3));
    expect(again.reports.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(again.out.at(-1)).toBe('COZINHA: 3');
    expect(['COZINHA: 2', 'COZINHA: 2 marked']).toContain(again.out[0]);
    await again.desk.stop();
  });

  it('what is withdrawn while its first byte is about to leave is reported as out, or does not leave', async () => {
    const left: number[] = [];
    const world = await openDesk({
      async send(paper, sending) {
        const beginning = sending.begins();
        const withdrawing = world.desk.withdraw([1, 2]);
        await beginning;
        left.push(Number(paper.title.replace('Comanda ', '')));
        await withdrawing;
      },
    });
    await world.desk.take([anAgentJob(1), anAgentJob(2)]);
    await world.until(() => isOver(world, 1) && isOver(world, 2));
    for (const id of [1, 2]) {
      const estado = left.includes(id) ? 'impresso' : 'expirado';
      expect(world.reports.filter((report) => report.id === id)).toMatchObject([{ estado }]);
    }
    await world.desk.stop();
  });

  it('does not print what was withdrawn before it came', async () => {
    const world = await openDesk();
    await world.desk.withdraw([1]);
    await world.desk.take([anAgentJob(1), anAgentJob(2)]);
    await world.until(() => isOver(world, 1) && isOver(world, 2));
    expect(world.out).toEqual(['COZINHA: 2']);
    expect(world.reports).toContainEqual(
      expect.objectContaining({ id: 1, estado: 'expirado', motivo: FAULTS.withdrawn }),
    );
    await world.desk.stop();
  });

  it('keeps no paper for hours because the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let now = Date.now();
    let isOff = true;
    const world = await openDesk({
      now: () => now,
      async send(_paper, sending) {
        if (isOff) throw new PrinterFault(FAULTS.unreachable);
        await sending.begins();
      },
    });
    await world.desk.take([anAgentJob(1)]);
    await world.until(() => world.reports.length > 0);
    now -= 5 * 3_600_000;
    vi.advanceTimersByTime(PRINT_LIFE_MS);
    isOff = false;
    await world.until(() => isOver(world, 1));
    vi.useRealTimers();
    expect(world.out).toEqual([]);
    expect(world.reports.at(-1)).toMatchObject({ estado: 'expirado' });
    await world.desk.stop();
  });

  it('fails a job that no printer was chosen for', async () => {
    const world = await openDesk();
    await world.desk.take([anAgentJob(1, { impressoras: [] })]);
    await world.until(() => world.reports.length > 0);
    expect(world.reports[0]).toMatchObject({
      estado: 'falhou',
      motivo: FAULTS.noPrinterTold,
      impressora: null,
    });
    await world.desk.stop();
  });

  it('prints for pages in the same queue and tells them at once when a printer refuses', async () => {
    const world = await openDesk({
      async send(_paper, _sending, printer) {
        if (printer === 'A') throw new PrinterFault(FAULTS.unreachable);
      },
    });
    const { comanda: ticket } = anAgentJob(5);
    const print = { ticket, page: A_PAGE, copies: 2 };
    await world.desk.printLocally({ ...print, printer: 'B' });
    expect(world.out).toEqual(['B: 5', 'B: 5']);
    await expect(world.desk.printLocally({ ...print, printer: 'A' })).rejects.toThrow(FAULTS.unreachable);
    expect(world.reports).toEqual([]);
    await world.desk.stop();
  });
});
