import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { afterEach } from 'vitest';
import { type Journal, openJournal } from '../journal/journal.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { createJournalSeal } from '../journal/journal-seal.ts';
import type { PrintDocument, Sending } from '../printers/printer-backend.ts';
import type { Printers } from '../printers/printers.ts';
import type { JobReport } from '../queue/print-events.ts';
import { createPrintQueue, type PrintQueue } from '../queue/print-queue.ts';
import { drawRaw } from '../raw/draw-raw.ts';

type Send = (document: PrintDocument, sending: Sending, printer: string) => Promise<void>;

export interface QueueWorld {
  printQueue: PrintQueue;
  /** Printed tickets as 'COZINHA: 7', or 'COZINHA: 7 marked'. */
  out: string[];
  reports: JobReport[];
  until(isSo: () => boolean): Promise<void>;
}

const journals: Journal[] = [];
afterEach(async () => {
  await Promise.all(journals.splice(0).map((journal) => journal.close()));
});

/** A print queue with a real journal and with printers that the test controls. */
export async function openQueue(
  options: {
    path?: string;
    send?: Send;
    now?: () => number;
    retryPauseMs?: number;
    /** True: the disk refuses these lines of the journal. */
    refuses?(entries: readonly JournalEntry[]): boolean;
  } = {},
): Promise<QueueWorld> {
  const path = options.path ?? join(folderOfTest(), 'diario.jsonl');
  const now = options.now ?? (() => Date.now());
  const out: string[] = [];
  const reports: JobReport[] = [];
  const watchers = new Set<() => void>();
  const changed = () => {
    for (const check of watchers) check();
  };
  const printers: Printers = {
    list: async () => [],
    nameOf: async (name) => name,
    check: async () => undefined,
    setAddresses: () => undefined,
    find: async (name) => ({
      name,
      hasDriver: name === 'PÁGINA',
      backend: {
        async send(document, sending) {
          const text = Buffer.from(document.bytes).toString('latin1');
          if (options.send === undefined) await sending.begins();
          else await options.send(document, sending, name);
          const isMarked = text.includes('2\xa6 VIA');
          out.push(
            `${name}: ${/TRABALHO (\d+)/.exec(text)?.[1] ?? document.form}${isMarked ? ' marked' : ''}`,
          );
          changed();
        },
      },
    }),
  };
  const journal = await openJournal(path, now, createJournalSeal('a pairing'));
  journals.push(journal);
  const append: Journal['append'] = async (...entries) => {
    if (options.refuses?.(entries)) throw new Error('ENOSPC');
    await journal.append(...entries);
  };
  const printQueue = createPrintQueue({
    journal: { ...journal, append },
    printers,
    draw: { raw: drawRaw, page: async () => Buffer.from('%PDF') },
    now,
    retryPausesMs: [options.retryPauseMs ?? 0],
    events: {
      log: () => undefined,
      report(report) {
        reports.push(report);
        changed();
      },
    },
  });
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!isSo()) return;
        watchers.delete(check);
        resolve();
      };
      watchers.add(check);
      check();
    });
  return { printQueue, out, reports, until };
}

/** True if the server has a report that the job ended. */
export const isOver = ({ reports }: QueueWorld, id: number) =>
  reports.some((report) => report.id === id && report.estado !== 'falhou');
