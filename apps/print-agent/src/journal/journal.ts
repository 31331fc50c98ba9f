import { readFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { OWNER_ONLY, takePlace, writeBeside } from '../config/write-safely.ts';
import { type JournalEntry, readJournalLine } from './journal-entry.ts';
import type { JournalSeal } from './journal-seal.ts';
import { applyEntry, emptyJournal, forgetOldJobs, type JournalState, linesOfState } from './journal-state.ts';

/** What the agent promised and did, on disk. */
export interface Journal {
  readonly state: JournalState;
  /** Lines that could not be read when it was opened, a torn last one not counted. */
  readonly unreadable: number;
  /** Answers when the lines are on the disk, for good; only then the state says so too. Rejects when they are not. */
  append(...entries: readonly JournalEntry[]): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

/** Rewritten in its shortest form after so many bytes. */
const COMPACT_AFTER_BYTES = 4 * 1024 * 1024;

interface Waiting {
  entries: readonly JournalEntry[];
  settle(error?: unknown): void;
}

/** Opens a journal, or begins one, and rewrites it in its shortest form. Throws when the disk refuses. */
export async function openJournal(path: string, now: () => number, seal: JournalSeal): Promise<Journal> {
  const { state, unreadable } = readJournal(path, seal);
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;
  let { file, size } = await compact(path, state, now(), seal);
  let mostSize = size + COMPACT_AFTER_BYTES;

  /** Everything that waits goes with one flush. */
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
        // What fits of it must not be read later, behind shorter lines.
        await file.truncate(size).catch(() => undefined);
        for (const { settle } of batch) settle(error);
        continue;
      }
      if (size > mostSize) await rewrite();
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
      // A full disk: the long journal still says everything.
    }
    mostSize = size + COMPACT_AFTER_BYTES;
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

/** Writes where the last good line ended. Answers the new end. */
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
  // Opened before it takes the other's place: afterwards nothing may fail, or lines would go where nobody reads them.
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
  // What follows the last line break was torn by the end of the agent: nobody was told that it was written.
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
