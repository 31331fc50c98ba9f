import type { Database, Transaction } from './transaction.ts';

/**
 * The work of an area on a restored database. It runs as the system role, before a server answers requests.
 * `now` is in epoch milliseconds. An interrupted run is repeated, so each part may run twice.
 */
export interface AfterRestore {
  inStore?(tx: Transaction, now: number): Promise<void>;
  /** Work on tables without store ids. */
  ofProvider?(system: Database, now: number): Promise<void>;
}
