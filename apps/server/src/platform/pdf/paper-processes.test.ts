import { textsOfPdf } from '@comanda/testkit/pdf-text';
import { expect, it } from 'vitest';
import type { Paper } from './paper.ts';
import { createPaperProcesses } from './paper-processes.ts';

const paper = (title: string): Paper => ({
  ...{ brand: 'comanda', title, owner: 'Pizzaria do João', period: null, made: 'Feito agora' },
  parts: [{ kind: 'boxes', height: 10, boxes: [{ x: 0, y: 0, width: 1, height: 10 }] }],
});
const titleOf = (pdf: Uint8Array) => textsOfPdf(pdf).flat()[1];

it('draws one after the other in the same process, which ends after some idle time', async () => {
  const processes = createPaperProcesses({ idleMs: 500 });
  expect(processes.count()).toBe(0);
  expect(titleOf(await processes.draw(paper('Primeira')))).toBe('Primeira');
  expect(titleOf(await processes.draw(paper('Segunda')))).toBe('Segunda');
  expect(processes.count()).toBe(1);
  await expect.poll(() => processes.count()).toBe(0);
});

it('gives no document to a process that is being ended', async () => {
  const processes = createPaperProcesses({ idleMs: 1 });
  await processes.draw(paper('Primeira'));
  // The channel closes after a millisecond; the process ends later.
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(titleOf(await processes.draw(paper('Segunda')))).toBe('Segunda');
});

it('draws two at the same time in two processes, and reports one that takes too long', async () => {
  const processes = createPaperProcesses({ idleMs: 1 });
  const both = await Promise.all([processes.draw(paper('Uma')), processes.draw(paper('Outra'))]);
  expect(both.map(titleOf)).toEqual(['Uma', 'Outra']);
  const hasty = createPaperProcesses({ patienceMs: 1, idleMs: 1 });
  await expect(hasty.draw(paper('Tarde'))).rejects.toMatchObject({ code: 'server.busy' });
  await expect.poll(() => [processes.count(), hasty.count()]).toEqual([0, 0]);
});

it('a document that cannot be drawn fails alone: the next document is drawn', async () => {
  const processes = createPaperProcesses({ idleMs: 1_000 });
  const broken = {
    ...paper('Quebrada'),
    parts: [{ kind: 'picture', bytes: Buffer.from('no'), caption: '' }],
  };
  await expect(processes.draw(broken as Paper)).rejects.toThrow(/not drawn/);
  expect(titleOf(await processes.draw(paper('Inteira')))).toBe('Inteira');
});
