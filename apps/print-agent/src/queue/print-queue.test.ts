import { join } from 'node:path';
import { DEFAULT_RAW_OPTIONS } from '@comanda/domain/orders/printing/print-device';
import { escposOf } from '@comanda/domain/orders/printing/printer/escpos';
import { eventually } from '@comanda/testkit/eventually';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { describe, expect, it } from 'vitest';
import { type PrintDocument, PrinterFault } from '../printers/printer-backend.ts';
import { A_CONFIG, A_PAGE, anAgentJob } from '../testing/an-agent-job.ts';
import { isOver, openQueue } from '../testing/open-queue.ts';
import { FAULTS } from '../texts.ts';

describe('the print queue', () => {
  it('prints jobs in order, every copy on every printer, and reports each job once', async () => {
    const world = await openQueue();
    await world.printQueue.take([
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
    await world.printQueue.stop();
  });

  it('prints a job once even if the server sends it repeatedly, and reports it again', async () => {
    const world = await openQueue();
    await world.printQueue.take([anAgentJob(1), anAgentJob(1)]);
    await world.until(() => isOver(world, 1));
    await world.printQueue.take([anAgentJob(1)]);
    expect(world.out).toEqual(['COZINHA: 1']);
    expect(world.reports).toHaveLength(2);
    await world.printQueue.stop();
  });

  it('draws pages for a driver, unless raw mode is configured', async () => {
    const world = await openQueue();
    const opcoes = { modo: 'raw' as const, pagina_codigo: 'cp850' as const, corta: true, gaveta: false };
    await world.printQueue.take([anAgentJob(1, { impressoras: ['PÁGINA'] })]);
    await world.until(() => isOver(world, 1));
    await world.printQueue.configure({
      ...A_CONFIG,
      rotas: { ...A_CONFIG.rotas, opcoes: [{ impressora: 'PÁGINA', ...opcoes }] },
    });
    await world.printQueue.take([anAgentJob(2, { impressoras: ['PÁGINA'] })]);
    await world.until(() => isOver(world, 2));
    expect(world.out).toEqual(['PÁGINA: pdf', 'PÁGINA: 2']);
    await world.printQueue.stop();
  });

  it("opens the drawer only for the first copy of a cashier's ticket", async () => {
    const sent: PrintDocument[] = [];
    const world = await openQueue({ send: async (document) => void sent.push(document) });
    const opcoes = { modo: 'raw' as const, pagina_codigo: 'cp850' as const, corta: true, gaveta: true };
    await world.printQueue.configure({
      ...A_CONFIG,
      rotas: { ...A_CONFIG.rotas, opcoes: [{ impressora: 'CAIXA', ...opcoes }] },
    });
    const job = anAgentJob(1, { tipo: 'order', estacao: 'Caixa', impressoras: ['CAIXA'], copias: 2 });
    await world.printQueue.take([job]);
    await world.until(() => isOver(world, 1));
    const expected = [true, false].map((opensDrawer) =>
      escposOf(job.comanda, { columns: 46, options: DEFAULT_RAW_OPTIONS, opensDrawer }),
    );
    expect(sent.map(({ bytes }) => bytes)).toEqual(expected);
    await world.printQueue.stop();
  });

  it('continues with other printers while one refuses', async () => {
    const { promise: opens, resolve: open } = Promise.withResolvers<void>();
    const world = await openQueue({
      async send(_paper, _sending, printer) {
        if (printer === 'A') await opens;
      },
    });
    await world.printQueue.take([
      anAgentJob(1, { impressoras: ['A'] }),
      anAgentJob(2, { impressoras: ['B'] }),
    ]);
    await world.until(() => isOver(world, 2));
    expect(world.printQueue.inHand()).toEqual([1, 2]);
    open();
    await world.printQueue.stop();
    // At a normal end, the agent finishes the ticket in progress.
    expect(world.out).toEqual(['B: 2', 'A: 1']);
  });

  it('prints a new job even if the clock of this machine is fast', async () => {
    const world = await openQueue({ now: () => Date.now() + 86_400_000 });
    await world.printQueue.take([anAgentJob(1)]);
    await world.until(() => isOver(world, 1));
    expect(world.out).toEqual(['COZINHA: 1']);
    await world.printQueue.stop();
  });

  it('prints for pages in the same queue and immediately reports a refusal of the printer', async () => {
    const world = await openQueue({
      async send(_paper, _sending, printer) {
        if (printer === 'A') throw new PrinterFault(FAULTS.unreachable);
      },
    });
    const { comanda: ticket } = anAgentJob(5);
    const print = { ticket, page: A_PAGE, copies: 2 };
    await world.printQueue.printLocally({ ...print, printer: 'B' });
    expect(world.out).toEqual(['B: 5', 'B: 5']);
    await expect(world.printQueue.printLocally({ ...print, printer: 'A' })).rejects.toThrow(
      FAULTS.unreachable,
    );
    expect(world.reports).toEqual([]);
    await world.printQueue.stop();
  });
});

describe("after a restore of the server's database", () => {
  it('reports printed tickets again, also after a kill, and prints none of them twice', async () => {
    const path = join(folderOfTest(), 'diario.jsonl');
    const world = await openQueue({ path });
    await world.printQueue.followEpoch('a');
    await world.printQueue.take([anAgentJob(1)]);
    await world.until(() => isOver(world, 1));
    await world.printQueue.followEpoch('a');
    expect(world.reports).toHaveLength(1);
    await world.printQueue.followEpoch('b');
    expect(world.reports.map(({ id, estado }) => `${id} ${estado}`)).toEqual(['1 impresso', '1 impresso']);
    await world.printQueue.take([anAgentJob(1)]);
    expect(world.out).toEqual(['COZINHA: 1']);
    await world.printQueue.stop();
    const again = await openQueue({ path });
    await again.until(() => again.reports.length === 1);
    await again.printQueue.followEpoch('b');
    expect(again.reports).toHaveLength(1);
    expect(again.printQueue.inHand()).toEqual([1]);
    await again.printQueue.stop();
  });
});

describe('after a restore of the server', () => {
  const order = { chave: 'an order', estacao: 'COZINHA' };

  it('reports a ticket that was printed as another job, and prints it only for a person', async () => {
    const path = join(folderOfTest(), 'diario.jsonl');
    const before = await openQueue({ path });
    await before.printQueue.take([anAgentJob(1, order), anAgentJob(2, { ...order, estacao: 'BAR' })]);
    await before.until(() => [1, 2].every((id) => isOver(before, id)));
    await before.printQueue.stop();

    const world = await openQueue({ path });
    await world.printQueue.followEpoch('b');
    await world.printQueue.take([
      anAgentJob(100_001, order),
      anAgentJob(100_002, { ...order, estacao: 'CAIXA' }),
      anAgentJob(100_003, { ...order, chave: 'another order' }),
      anAgentJob(100_004, { ...order, pedida: true }),
    ]);
    await world.until(() => [100_002, 100_003, 100_004].every((id) => isOver(world, id)));
    expect(world.out).toEqual(['COZINHA: 100002', 'COZINHA: 100003', 'COZINHA: 100004']);
    expect(world.reports.filter(({ id }) => id === 100_001)).toEqual([
      expect.objectContaining({ estado: 'impresso', motivo: null, ja_impressa: true }),
    ]);
    await world.printQueue.stop();
  });

  it('prints a ticket with other items than the printed one, and marks it', async () => {
    const path = join(folderOfTest(), 'diario.jsonl');
    const before = await openQueue({ path });
    await before.printQueue.take([anAgentJob(1, { ...order, itens: 'burger' })]);
    await before.until(() => isOver(before, 1));
    await before.printQueue.stop();

    const world = await openQueue({ path });
    await world.printQueue.take([anAgentJob(100_001, { ...order, itens: 'burger and drink' })]);
    await world.until(() => isOver(world, 100_001));
    await world.printQueue.take([anAgentJob(100_002, { ...order, itens: 'burger and drink' })]);
    await world.until(() => isOver(world, 100_002));
    expect(world.out).toEqual(['COZINHA: 100001 marked']);
    await world.printQueue.stop();
  });

  it('marks a ticket whose first printing was withdrawn too late', async () => {
    const held = Promise.withResolvers<void>();
    const world = await openQueue({
      send: async (_document, sending) => {
        await sending.begins();
        await held.promise;
      },
    });
    await world.printQueue.take([anAgentJob(1, order)]);
    await world.until(() => world.printQueue.inHand().includes(1));
    await eventually(async () => {
      await world.printQueue.withdraw([1]);
      expect(world.reports).toMatchObject([{ id: 1, estado: 'impresso', motivo: FAULTS.withdrawnLate }]);
    });
    held.resolve();
    await world.printQueue.take([anAgentJob(100_001, order)]);
    await world.until(() => isOver(world, 100_001));
    expect(world.out).toEqual(['COZINHA: 1', 'COZINHA: 100001 marked']);
    await world.printQueue.stop();
  });

  it('prints a ticket again after its cancellation, and then also the slip', async () => {
    const world = await openQueue();
    const print = async (id: number, tipo: 'production' | 'cancellation', pedida = false) => {
      await world.printQueue.take([anAgentJob(id, { ...order, tipo, pedida })]);
      await world.until(() => isOver(world, id));
    };
    await print(1, 'production');
    await print(2, 'cancellation');
    await print(3, 'cancellation');
    await print(4, 'production');
    await print(5, 'cancellation');
    await print(6, 'production', true);
    await print(7, 'cancellation');
    expect(world.out).toEqual(['1', '2', '4', '5', '6', '7'].map((id) => `COZINHA: ${id}`));
    await world.printQueue.stop();
  });
});
