import type { Happening } from '@comanda/domain/kit/journal/kinds';
import type { Transaction } from '../database/transaction.ts';

/** One entry of a store's journal. Other data are read from the order itself. */
export interface JournalEntry {
  seq: number;
  kind: Happening;
  orderId: number;
  /** The order's version after the entry; null in entries of servers up to 1.2. */
  version: number | null;
  /** Time of the entry in epoch milliseconds. */
  at: number;
}

/** A reader that gets each journal entry of a store exactly once and in order, even after a crash. */
export interface JournalReader {
  /** The reader's position is stored under this name, so the name must never change. */
  name: string;
  handles: readonly Happening[];
  /**
   * True when the reader may be half a minute late. The reader then gets many entries at a time, and commits
   * do not wake it.
   */
  isPatient?: boolean;
  /**
   * Handles the next entries, ascending, at least one. Writes with `tx` are committed together with the position, so
   * the reader must not call other services. After an error the step is retried; after three failures an entry is
   * skipped.
   */
  read(tx: Transaction, entries: readonly JournalEntry[]): Promise<void>;
}

/** Declares a reader of an area (`readers` in its `area.ts`). */
export function defineReader(reader: JournalReader): JournalReader {
  return reader;
}
