import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { prepared, type Query, sql } from '../database/sql.ts';
import type { Database, Transaction } from '../database/transaction.ts';

/**
 * A table of stores whose rows are work. The columns `claimed_by` and `claimed_until` make sure that only one
 * server at a time works on a row.
 */
export interface LeasedTable {
  /** Name of the table: a constant, so that it is safe in a statement. */
  table: 'mails_out' | 'product_files';
  key: 'mail_id' | 'file_id';
  /** SQL condition for rows that have work to do. */
  isOpen: Query;
  /** SQL columns that the holder of a lease gets. */
  columns: Query;
  /** If a lease is not renewed for this long (milliseconds), another server may take it. */
  lastsMs: number;
}

/** Identifies a row by its store and its key. */
export interface LeasedKey {
  storeId: number;
  id: number | string;
}

/**
 * SQL expression for the database's own time, so that servers with different clocks agree. Tests add the
 * difference between their clock and the machine's. `laterMs` may be negative.
 */
export function databaseTime(clock: Clock, laterMs = 0): Query {
  return sql`(statement_timestamp() + ${clock.now() - Date.now() + laterMs} * interval '1 millisecond')`;
}

let made = 0;

/**
 * The right of this server to work on rows of a table, which expires unless it is renewed. Each step checks
 * the right: after a long pause, a server cannot overwrite the work of the next holder.
 */
export class Lease<Row> {
  readonly lastsMs: number;
  readonly #clock: Clock;
  readonly #of: LeasedTable;
  readonly #table: Query;
  readonly #key: Query;
  readonly #self = randomUUID();
  /**
   * Name of the prepared statement. Leases of the same table may have different conditions, so each lease has
   * its own name.
   */
  readonly #freeName: string;

  constructor(clock: Clock, of: LeasedTable) {
    this.#clock = clock;
    this.#of = of;
    this.lastsMs = of.lastsMs;
    this.#table = { text: of.table, values: [] };
    this.#key = { text: of.key, values: [] };
    made += 1;
    this.#freeName = `free-${of.table}-${made}`;
  }

  /**
   * Finds up to `limit` open rows of all stores that no server holds. Rows that were never claimed are first.
   */
  findFree(system: Database, limit: number): Promise<LeasedKey[]> {
    return system.directory<LeasedKey>(
      prepared(
        this.#freeName,
        sql`
          select store_id as "storeId", ${this.#key} as id from ${this.#table}
           where (${this.#of.isOpen}) and ${this.#isFree()}
           order by claimed_until nulls first limit ${limit}`,
      ),
    );
  }

  /** Claims a row. Null when another server was faster, or the row has no work. */
  claim(tx: Transaction, id: LeasedKey['id']): Promise<Row | null> {
    return tx.maybeRow<Row>(sql`
      update ${this.#table} set claimed_by = ${this.#self}, claimed_until = ${this.#end()}
       where store_id = ${tx.storeId} and ${this.#key} = ${id} and (${this.#of.isOpen}) and ${this.#isFree()}
      returning ${this.#of.columns}`);
  }

  /** Locks a row for a step and renews the lease. Null when another server holds the row, or `also` is false. */
  hold(tx: Transaction, id: LeasedKey['id'], also: Query = sql`true`): Promise<Row | null> {
    return tx.maybeRow<Row>(sql`
      update ${this.#table} set claimed_until = ${this.#end()}
       where store_id = ${tx.storeId} and ${this.#key} = ${id} and ${this.isMine()} and (${also})
      returning ${this.#of.columns}`);
  }

  /** Releases a row, so that another server can claim it at once. No effect when another server holds the row. */
  async giveBack(tx: Transaction, id: LeasedKey['id']): Promise<void> {
    await tx.rows(sql`
      update ${this.#table} set claimed_by = null, claimed_until = null
       where store_id = ${tx.storeId} and ${this.#key} = ${id} and ${this.isMine()}`);
  }

  /** SQL condition that this server holds the lease of a row. */
  isMine(): Query {
    return sql`claimed_by = ${this.#self}`;
  }

  #isFree(): Query {
    return sql`(claimed_until is null or claimed_until < ${databaseTime(this.#clock)})`;
  }

  #end(): Query {
    return databaseTime(this.#clock, this.#of.lastsMs);
  }
}
