import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { OWNER_ONLY, takePlace, writeBeside } from '../config/write-safely.ts';
import { type JournalEntry, readJournalLine } from './journal-entry.ts';
import type { JournalSeal } from './journal-seal.ts';
import { applyEntry, emptyJournal, forgetOldJobs, type JournalState, linesOfState } from './journal-state.ts';

/** The agent's accepted jobs and actions, saved on disk. */
export interface Journal {
  readonly state: JournalState;
  /** Number of unreadable lines at opening. An incomplete last line is not counted. */
  readonly unreadable: number;
  /**
   * Resolves when the lines are safely on disk. The state includes them only from then on. Rejects if the
   * write failed.
   */
  append(...entries: readonly JournalEntry[]): Promise<void>;
  /** Waits for the writes in progress. */
  close(): Promise<void>;
}

/** The journal is rewritten in its shortest form after this many appended bytes. */
const COMPACT_AFTER_BYTES = 4 * 1024 * 1024;

interface Waiting {
  entries: readonly JournalEntry[];
  settle(error?: unknown): void;
}

/** Opens or creates a journal and rewrites it in its shortest form. Throws if the disk refuses the write. */
export async function openJournal(path: string, now: () => number, seal: JournalSeal): Promise<Journal> {
  const { state, unreadable } = readJournal(path, seal);
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  let { file, size } = await compact(path, state, now(), seal);
  let maxSize = size + COMPACT_AFTER_BYTES;

  /** Writes all waiting lines with one flush. */
  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const text = batch.flatMap(({ entries }) => entries.map((entry) => lineOf(entry, seal))).join('');
        size = await appendAt(file, size, text);
        for (const { entries } of batch) for (const entry of entries) applyEntry(state, entry);
        for (const { settle } of batch) settle();
      } catch (error) {
        // Removes a partly written batch, which would otherwise mix with later lines.
        await file.truncate(size).catch(() => undefined);
        for (const { settle } of batch) settle(error);
        continue;
      }
      if (size > maxSize) await rewrite();
    }
    writing = null;
  }

  async function rewrite(): Promise<void> {
    try {
      const next = await compact(path, state, now(), seal);
      const old = file;
      ({ file, size } = next);
      await old.close();
    } catch {
      // The rewrite failed, for example because the disk is full. The long journal is still complete.
    }
    maxSize = size + COMPACT_AFTER_BYTES;
  }

  return {
    state,
    unreadable,
    append: (...entries) =>
      new Promise((resolve, reject) => {
        waiting.push({ entries, settle: (error) => (error === undefined ? resolve() : reject(error)) });
        writing ??= writeWaiting();
      }),
    async close() {
      await writing;
      await file.close();
    },
  };
}

/** Writes at the end of the last good line. Returns the new end. */
async function appendAt(file: FileHandle, size: number, text: string): Promise<number> {
  const bytes = Buffer.from(text);
  let at = 0;
  while (at < bytes.length) at += (await file.write(bytes, at, bytes.length - at, size + at)).bytesWritten;
  await file.datasync();
  return size + bytes.length;
}

async function compact(
  path: string,
  state: JournalState,
  now: number,
  seal: JournalSeal,
): Promise<{ file: FileHandle; size: number }> {
  forgetOldJobs(state, now);
  const text = linesOfState(state)
    .map((entry) => lineOf(entry, seal))
    .join('');
  // Opens the new file before it replaces the old one. If it were opened later and that failed, further lines
  // would go to the old file, which no program reads.
  const next = writeBeside(path, text);
  const file = await open(next, 'r+', OWNER_ONLY);
  try {
    takePlace(next, path);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { file, size: Buffer.byteLength(text) };
}

const lineOf = (entry: JournalEntry, seal: JournalSeal) => `${seal.seal(JSON.stringify(entry))}\n`;

function readJournal(path: string, seal: JournalSeal): { state: JournalState; unreadable: number } {
  const state = emptyJournal();
  let written = '';
  try {
    written = readFileSync(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const lines = written.split('\n');
  // Text after the last line break is incomplete, because the agent was stopped. Its write was never confirmed.
  lines.pop();
  let unreadable = 0;
  for (const line of lines) {
    const text = seal.open(line);
    const entry = text === null ? null : readJournalLine(text);
    if (entry === null) unreadable += 1;
    else applyEntry(state, entry);
  }
  return { state, unreadable };
}
