import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SeenFile } from '@comanda/contract/bulk-upload/bulk-upload.wire';
import type { UploadColumns } from '@comanda/domain/bulk-upload/upload-fields';
import { bareEnvironment } from '../../../platform/bare-environment.ts';
import { createQueue } from '../../../platform/queue.ts';
import type { TableHints } from './open-table.ts';
import { TableFault, type TableFaultKind } from './table-fault.ts';

/** How a file is to be read; what is missing is recognised. */
export type Reading = TableHints & {
  hasHeader?: boolean;
  /** The row with the headings, as spreadsheets count; 0: there is none. */
  headerLine?: number;
};

export interface LookWish {
  bytes: Uint8Array;
  hints: Reading;
}
export interface ReadWish extends LookWish {
  columns: UploadColumns;
}

/** What the process says: what it saw; some rows as JSON, after which it waits; that it is through; what is wrong. */
export type Told =
  | { kind: 'seen'; seen: SeenFile }
  | { kind: 'rows'; rows: string; count: number }
  | { kind: 'end'; headings: string[] | null; total: number }
  | { kind: 'fault'; fault: TableFaultKind; at: number | null };

const PROCESS = fileURLToPath(new URL('./read-process.ts', import.meta.url));
/** A process that says nothing for so long is ended. */
const PATIENCE_MS = 20_000;
/** Megabytes it may hold for itself; the file and what is unpacked of it lie beside them. */
const HEAP_MB = 128;

/** More files at a time would take the server's memory; one store has one place, and leaves the other. */
const inTurn = createQueue({
  atOnce: 2,
  waiting: 20,
  longestMs: 30_000,
  each: { atOnce: 1, waiting: 4 },
});

/**
 * What a file seems to hold, by its first rows; each `whose` has its turn. Throws a TableFault, and `server.busy` when too
 * many wait.
 */
export function lookAtTable(wish: LookWish, whose?: string): Promise<SeenFile> {
  return inTurn(async () => {
    const told = await converse(wish, () => Promise.reject(new TableFault('broken')));
    if (told.kind !== 'seen') throw new TableFault('broken');
    return told.seen;
  }, whose);
}

/**
 * Reads a whole file in a process of its own. `keep` is given some rows at a time, as JSON for the table of rows; the next
 * ones come when it is through. Throws a TableFault, and what `keep` throws.
 */
export async function readTable(
  wish: ReadWish,
  keep: (rows: string, count: number) => Promise<void>,
): Promise<{ headings: string[] | null; total: number }> {
  const told = await converse(wish, keep);
  if (told.kind !== 'end') throw new TableFault('broken');
  return told;
}

/** Asks a process, and hears it to its end; it is gone when this settles. */
async function converse(
  wish: LookWish | ReadWish,
  keep: (rows: string, count: number) => Promise<void>,
): Promise<Exclude<Told, { kind: 'rows' | 'fault' }>> {
  const child = fork(PROCESS, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: bareEnvironment(),
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
  });
  try {
    child.send(wish);
    for (;;) {
      const told = await nextWord(child);
      if (told.kind === 'fault') throw new TableFault(told.fault, told.at);
      if (told.kind !== 'rows') return told;
      await keep(told.rows, told.count);
      if (child.connected) child.send('next');
    }
  } finally {
    child.kill('SIGKILL');
  }
}

function nextWord(child: ChildProcess): Promise<Told> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => settle(() => reject(new TableFault('took-too-long'))), PATIENCE_MS);
    const settle = (end: () => void) => {
      clearTimeout(giveUp);
      child.removeAllListeners();
      // A process that breaks later tells nobody.
      child.on('error', () => undefined);
      end();
    };
    child.once('message', (told) => settle(() => resolve(told as Told)));
    // Out of memory, or ended by the system for it.
    const gone = () => settle(() => reject(new TableFault('unpacks-too-large')));
    child.once('error', gone);
    child.once('exit', gone);
    if (child.exitCode !== null || child.signalCode !== null) gone();
  });
}
