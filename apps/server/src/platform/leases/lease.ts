import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { prepared, type Query, sql } from '../database/sql.ts';
import type { Database, Transaction } from '../database/transaction.ts';

/** Rows that only one server at a time works on: a store's table with `claimed_by` and `claimed_until`. */
export interface LeasedTable {
  /** Names that are safe in a statement without quotes. */
  table: 'mails_out' | 'product_files';
  key: 'mail_id' | 'file_id';
  /** Condition of rows with pending work. */
  isOpen: Query;
  /** Columns that the lease's holder gets. */
  columns: Query;
  /** How long a server may be silent about a row before another one takes it, in milliseconds. */
  lastsMs: number;
}

/** Identifies a row by its store and the value of its key. */
export interface LeasedKey {
  storeId: number;
  id: number | string;
}

/**
 * The database's own time as part of a statement, so that servers with different clocks agree. Tests move it
 * by the difference between their clock and the machine's. `laterMs` may be negative.
 */
export function databaseTime(clock: Clock, laterMs = 0): Query {
  return sql`(statement_timestamp() + ${clock.now() - Date.now() + laterMs} * interval '1 millisecond')`;
}

let made = 0;

/**
 * The right of this server to work on rows of a table. It expires and is renewed. Every step checks that it
 * is still valid. A server that was silent for too long therefore never overwrites the next holder's work.
 */
export class Lease<Row> {
  readonly lastsMs: number;
  readonly #clock: Clock;
  readonly #of: LeasedTable;
  readonly #table: Query;
  readonly #key: Query;
  readonly #self = randomUUID();
  /** Leases of one table may have different conditions, so each has its own statement. */
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

  /** Up to `limit` open rows of all stores without a holder, never claimed ones first. */
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

  /** Claims a row; null when another server was faster or no work is left. */
  claim(tx: Transaction, id: LeasedKey['id']): Promise<Row | null> {
    return tx.maybeRow<Row>(sql`
      update ${this.#table} set claimed_by = ${this.#self}, claimed_until = ${this.#end()}
       where store_id = ${tx.storeId} and ${this.#key} = ${id} and (${this.#of.isOpen}) and ${this.#isFree()}
      returning ${this.#of.columns}`);
  }

  /**
   * Holds a row for a step and renews the lease. Null when another server holds it or `also` does not apply.
   */
  hold(tx: Transaction, id: LeasedKey['id'], also: Query = sql`true`): Promise<Row | null> {
    return tx.maybeRow<Row>(sql`
      update ${this.#table} set claimed_until = ${this.#end()}
       where store_id = ${tx.storeId} and ${this.#key} = ${id} and ${this.isMine()} and (${also})
      returning ${this.#of.columns}`);
  }

  /** Releases a row, so that it can be claimed at once. No effect when another server holds it. */
  async giveBack(tx: Transaction, id: LeasedKey['id']): Promise<void> {
    await tx.rows(sql`
      update ${this.#table} set claimed_by = null, claimed_until = null
       where store_id = ${tx.storeId} and ${this.#key} = ${id} and ${this.isMine()}`);
  }

  /** The condition that this server holds a row. */
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
