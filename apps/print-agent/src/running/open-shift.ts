import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Pairing } from '../config/agent-config.ts';
import { openJournal } from '../journal/journal.ts';
import { createJournalSeal } from '../journal/journal-seal.ts';
import type { Printers } from '../printers/printers.ts';
import type { Drawing } from '../queue/draw-document.ts';
import { createPrintQueue, type PrintQueue } from '../queue/print-queue.ts';
import { createServerLink, type LinkParts, type ServerLink } from '../server/server-link.ts';
import { MESSAGES } from '../texts.ts';

/** Everything that the agent runs for one pairing with a store: journal, queues and connection. */
export interface Shift {
  pairing: Pairing;
  printQueue: PrintQueue;
  link: ServerLink;
  close(): Promise<void>;
}

export interface ShiftParts {
  folder: string;
  pairing: Pairing;
  printers: Printers;
  draw: Drawing;
  hello: LinkParts['hello'];
  log(text: string): void;
  now(): number;
}

/** Opens the shift and continues the work of the journal. */
export async function openShift(parts: ShiftParts): Promise<Shift> {
  const { pairing, printers, draw, log, now } = parts;
  const journal = await openJournal(
    journalPath(parts.folder, pairing),
    now,
    createJournalSeal(pairing.token),
  );
  if (journal.unreadable > 0) log(MESSAGES.cutJournal(journal.unreadable));
  // The print queue sends reports from the start, so they are collected until the connection exists.
  const early: Parameters<ServerLink['report']>[0][] = [];
  let link: ServerLink | null = null;
  const printQueue = createPrintQueue({
    journal,
    printers,
    draw,
    now,
    events: { log, report: (report) => (link === null ? early.push(report) : link.report(report)) },
  });
  link = createServerLink({
    pairing,
    printQueue: () => printQueue,
    hello: parts.hello,
    log,
    acknowledged(reports) {
      const ended = reports.filter(({ estado }) => estado !== 'falhou');
      // If this write fails, the server reports the same jobs again later.
      if (ended.length > 0) {
        journal.append(...ended.map(({ id }) => ({ t: 'heard' as const, id }))).catch(() => undefined);
      }
    },
    removed() {
      log(MESSAGES.removed);
      printQueue.forgetAll().catch((error: unknown) => log(MESSAGES.unexpected(String(error))));
    },
  });
  for (const report of early) link.report(report);
  const opened = link;
  return {
    pairing,
    printQueue,
    link: opened,
    async close() {
      opened.stop();
      await printQueue.stop();
      await journal.close();
    },
  };
}

/** Each server numbers jobs by device, so each pairing needs its own journal. */
function journalPath(folder: string, { servidor, id_dispositivo }: Pairing): string {
  const server = createHash('sha256').update(servidor).digest('hex').slice(0, 8);
  const name = `diario-${server}-${id_dispositivo}.jsonl`;
  for (const file of readdirSync(folder)) {
    if (file.startsWith('diario-') && file !== name) rmSync(join(folder, file));
  }
  return join(folder, name);
}
