import { textsOfPdf } from '@comanda/testkit/pdf-text';
import { expect, it } from 'vitest';
import type { PdfDocument } from './pdf-document.ts';
import { createPdfProcesses } from './pdf-processes.ts';

const document = (title: string): PdfDocument => ({
  ...{ brand: 'comanda', title, owner: 'Pizzaria do João', period: null, made: 'Feito agora' },
  parts: [{ kind: 'boxes', height: 10, boxes: [{ x: 0, y: 0, width: 1, height: 10 }] }],
});
const titleOf = (pdf: Uint8Array) => textsOfPdf(pdf).flat()[1];

it('draws documents one after another in one process, which ends after some idle time', async () => {
  const processes = createPdfProcesses({ idleMs: 500 });
  expect(processes.count()).toBe(0);
  expect(titleOf(await processes.draw(document('Primeira')))).toBe('Primeira');
  expect(titleOf(await processes.draw(document('Segunda')))).toBe('Segunda');
  expect(processes.count()).toBe(1);
  await expect.poll(() => processes.count()).toBe(0);
});

it('gives no document to a process that is ending', async () => {
  const processes = createPdfProcesses({ idleMs: 1 });
  await processes.draw(document('Primeira'));
  // The channel closes after a millisecond, but the process ends later.
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(titleOf(await processes.draw(document('Segunda')))).toBe('Segunda');
});

it('draws two documents at once in two processes, and reports one that takes too long', async () => {
  const processes = createPdfProcesses({ idleMs: 1 });
  const both = await Promise.all([processes.draw(document('Uma')), processes.draw(document('Outra'))]);
  expect(both.map(titleOf)).toEqual(['Uma', 'Outra']);
  const hasty = createPdfProcesses({ patienceMs: 1, idleMs: 1 });
  await expect(hasty.draw(document('Tarde'))).rejects.toMatchObject({ code: 'server.busy' });
  await expect.poll(() => [processes.count(), hasty.count()]).toEqual([0, 0]);
});

it('a document that cannot be drawn does not affect the next one', async () => {
  const processes = createPdfProcesses({ idleMs: 1_000 });
  const broken = {
    ...document('Quebrada'),
    parts: [{ kind: 'picture', bytes: Buffer.from('no'), caption: '' }],
  };
  await expect(processes.draw(broken as PdfDocument)).rejects.toThrow(/not drawn/);
  expect(titleOf(await processes.draw(document('Inteira')))).toBe('Inteira');
});
