import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { prepared, type Query, sql } from '../database/sql.ts';
import type { Database, Transaction } from '../database/transaction.ts';

/** Rows that one server at a time works on: a store's table with `claimed_by` and `claimed_until`. */
export interface LeasedTable {
  /** Names that may stand in a statement as they are. */
  table: 'mails_out' | 'product_files';
  key: 'mail_id' | 'file_id';
  /** Which rows there is something to do with. */
  isOpen: Query;
  /** What whoever holds a row is told of it. */
  columns: Query;
  /** How long a server may be silent about a row before another one takes it, in milliseconds. */
  lastsMs: number;
}

/** A row, by its store and the value of its key. */
export interface LeasedKey {
  storeId: number;
  id: number | string;
}

/**
 * The database's own time, as part of a statement: servers whose clocks differ agree on it. It is moved as far as the
 * server's clock is from the machine's, which only tests do. `laterMs` may be negative.
 */
export function databaseTime(clock: Clock, laterMs = 0): Query {
  return sql`(statement_timestamp() + ${clock.now() - Date.now() + laterMs} * interval '1 millisecond')`;
}

let made = 0;

/**
 * The right of this server to work on rows of a table. It lasts for a while and is renewed; every step asks anew whether it
 * still stands, so that a server that was silent for too long writes nothing over who took its row.
 */
export class Lease<Row> {
  readonly lastsMs: number;
  readonly #clock: Clock;
  readonly #of: LeasedTable;
  readonly #table: Query;
  readonly #key: Query;
  readonly #self = randomUUID();
  /** Leases of one table may ask for other rows of it: each has a statement of its own. */
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

  /** Up to `limit` open rows of all stores that nobody holds, those that never were held first. */
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

  /** Takes a row; null when another server was quicker, or nothing is to be done any more. */
  claim(tx: Transaction, id: LeasedKey['id']): Promise<Row | null> {
    return tx.maybeRow<Row>(sql`
      update ${this.#table} set claimed_by = ${this.#self}, claimed_until = ${this.#end()}
       where store_id = ${tx.storeId} and ${this.#key} = ${id} and (${this.#of.isOpen}) and ${this.#isFree()}
      returning ${this.#of.columns}`);
  }

  /** Holds a row for a step, and renews the lease; null when it is not this server's any more, or not as `also` says. */
  hold(tx: Transaction, id: LeasedKey['id'], also: Query = sql`true`): Promise<Row | null> {
    return tx.maybeRow<Row>(sql`
      update ${this.#table} set claimed_until = ${this.#end()}
       where store_id = ${tx.storeId} and ${this.#key} = ${id} and ${this.isMine()} and (${also})
      returning ${this.#of.columns}`);
  }

  /** Gives a row back, to be taken at once; without effect when it is another server's. */
  async giveBack(tx: Transaction, id: LeasedKey['id']): Promise<void> {
    await tx.rows(sql`
      update ${this.#table} set claimed_by = null, claimed_until = null
       where store_id = ${tx.storeId} and ${this.#key} = ${id} and ${this.isMine()}`);
  }

  /** The condition that a row is this server's. */
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
