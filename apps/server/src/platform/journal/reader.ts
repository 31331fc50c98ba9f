import type { Happening } from '@comanda/domain/kit/journal/kinds';
import type { Transaction } from '../database/transaction.ts';

/** One entry of a store's journal, as readers get it. Readers take further data from the order. */
export interface JournalEntry {
  seq: number;
  kind: Happening;
  orderId: number;
  /** The order's version after the entry; null in entries of servers up to 1.2. */
  version: number | null;
  /** Epoch milliseconds. */
  at: number;
}

/** A reader that gets every journal entry of a store exactly once, in order, even after a crash. */
export interface JournalReader {
  /** The reader's place is stored under this name, which must never change. */
  name: string;
  hears: readonly Happening[];
  /** A patient reader may lag half a minute. It reads many entries at a time and is not woken by each. */
  isPatient?: boolean;
  /**
   * Handles the next entries, ascending; at least one. Its writes with `tx` are committed together with its
   * place, so it must call nothing outside. An error leads to a retry; an entry that fails three times is set
   * aside.
   */
  read(tx: Transaction, entries: readonly JournalEntry[]): Promise<void>;
}

/** Declares a reader of an area (`readers` in its `area.ts`). */
export function defineReader(reader: JournalReader): JournalReader {
  return reader;
}
