import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SeenFile } from '@comanda/contract/menu/bulk-upload/bulk-upload.wire';
import type { UploadColumns, UploadForm } from '@comanda/domain/menu/bulk-upload/upload-fields';
import { minimalEnvironment } from '../../../../platform/minimal-environment.ts';
import { createQueue } from '../../../../platform/queue.ts';
import type { TableHints } from './open-table.ts';
import { TableFault, type TableFaultKind } from './table-fault.ts';

/** Settings for reading a file. Missing settings are detected. */
export type ReadSettings = TableHints & {
  hasHeader?: boolean;
  /** The row of the headings, counted from 1 as in spreadsheets; 0 without headings. */
  headerLine?: number;
};

export interface PreviewRequest {
  bytes: Uint8Array;
  hints: ReadSettings;
}
export interface TableRequest extends PreviewRequest {
  columns: UploadColumns;
  form?: UploadForm;
}

/**
 * Messages of the process: the detected file; a batch of rows as JSON; the end; a fault. After a batch the process
 * waits for an acknowledgement.
 */
export type ProcessAnswer =
  | { kind: 'seen'; seen: SeenFile }
  | { kind: 'rows'; rows: string; count: number }
  | { kind: 'end'; headings: string[] | null; total: number }
  | { kind: 'fault'; fault: TableFaultKind; at: number | null };

const PROCESS = fileURLToPath(new URL('./read-process.ts', import.meta.url));
/** If the process sends no message for this long, it is killed. */
const PATIENCE_MS = 20_000;
/** Heap limit in megabytes. The file and its unpacked content are buffers outside the heap. */
const HEAP_MB = 128;

/** Runs at most two processes, to limit the server's memory. A store gets at most one of them. */
const inTurn = createQueue({
  atOnce: 2,
  waiting: 20,
  longestMs: 30_000,
  each: { atOnce: 1, waiting: 4 },
});

/**
 * Detects a file's format and columns from its first rows. Calls of different `owner` values take turns. Throws a
 * TableFault, and `server.busy` when too many calls wait.
 */
export function previewTable(input: PreviewRequest, owner?: string): Promise<SeenFile> {
  return inTurn(async () => {
    const reported = await converse(input, () => Promise.reject(new TableFault('broken')));
    if (reported.kind !== 'seen') throw new TableFault('broken');
    return reported.seen;
  }, owner);
}

/**
 * Reads a whole file in a separate process. `keep` gets batches of rows as JSON, for the database's table of
 * rows. The next batch is sent after its promise resolves. Throws a TableFault, and the errors of `keep`.
 */
export async function readTable(
  input: TableRequest,
  keep: (rows: string, count: number) => Promise<void>,
): Promise<{ headings: string[] | null; total: number }> {
  const reported = await converse(input, keep);
  if (reported.kind !== 'end') throw new TableFault('broken');
  return reported;
}

/** Runs the process until its last message. When the promise settles, the process has ended. */
async function converse(
  input: PreviewRequest | TableRequest,
  keep: (rows: string, count: number) => Promise<void>,
): Promise<Exclude<ProcessAnswer, { kind: 'rows' | 'fault' }>> {
  const child = fork(PROCESS, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: minimalEnvironment(),
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
  });
  try {
    child.send(input);
    for (;;) {
      const reported = await nextWord(child);
      if (reported.kind === 'fault') throw new TableFault(reported.fault, reported.at);
      if (reported.kind !== 'rows') return reported;
      await keep(reported.rows, reported.count);
      if (child.connected) child.send('next');
    }
  } finally {
    child.kill('SIGKILL');
  }
}

function nextWord(child: ChildProcess): Promise<ProcessAnswer> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => settle(() => reject(new TableFault('took-too-long'))), PATIENCE_MS);
    const settle = (end: () => void) => {
      clearTimeout(giveUp);
      child.removeAllListeners();
      // The result is final, so later errors of the process are ignored.
      child.on('error', () => undefined);
      end();
    };
    child.once('message', (reported) => settle(() => resolve(reported as ProcessAnswer)));
    // The process ran out of memory, or the system killed it.
    const exited = () => settle(() => reject(new TableFault('unpacks-too-large')));
    child.once('error', exited);
    child.once('exit', exited);
    if (child.exitCode !== null || child.signalCode !== null) exited();
  });
}
