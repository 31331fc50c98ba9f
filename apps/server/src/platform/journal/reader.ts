import type { Happening } from '@comanda/domain/journal/kinds';
import type { Transaction } from '../database/transaction.ts';

/** One entry of a store's journal, as readers get it. What else they want to know they read from the order. */
export interface JournalEntry {
  seq: number;
  kind: Happening;
  orderId: number;
  /** Of the order after it; null in entries of servers up to 1.2. */
  version: number | null;
  /** Epoch milliseconds. */
  at: number;
}

/** Somebody who must hear of what happened in a store exactly once, in order, also after a crash. */
export interface JournalReader {
  /** Its place is kept under this name, for good. */
  name: string;
  hears: readonly Happening[];
  /** It may lag by half a minute: it reads many entries at a time, and is not woken by each. */
  isPatient?: boolean;
  /**
   * Takes the next entries, ascending; at least one. What it writes with `tx` is committed together with its place, so it
   * must not ask anybody outside. What it throws is tried again; an entry it fails at three times is set aside.
   */
  read(tx: Transaction, entries: readonly JournalEntry[]): Promise<void>;
}

/** A reader, declared by its area (`readers` in its `area.ts`). */
export function defineReader(reader: JournalReader): JournalReader {
  return reader;
}
