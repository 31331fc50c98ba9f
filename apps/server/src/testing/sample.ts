import type { TestClient, TestServer } from '@comanda/testkit/http/test-server';
import type { TestStore } from '@comanda/testkit/stores';
import type pg from 'pg';

export type Wire = Readonly<Record<string, unknown>>;

/** Parameters of an area's sample. */
export interface SampledStore {
  server: TestServer;
  store: TestStore;
  admin: TestClient & { token: string };
  operator: TestClient & { token: string };
  /** Runs a statement about the store, which is its `$1`, as the owner of the database, and returns the rows. */
  run<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** Makes the sample of another area and returns its numbers. */
  numbersOf(area: string): Promise<Wire>;
  /** Registers a function that runs when the store is no longer needed. */
  atEnd(stop: () => Promise<void>): void;
}

/** The data of an area's sample. */
export interface Sampled {
  /** Ids of the sample's rows, by the names of the calls' input fields. */
  numbers?: Wire;
  /**
   * Other fields of calls: by name of the call, or by `area.*` for all calls with such a field. These fields override
   * numbers.
   */
  inputs?: Readonly<Record<string, Wire>>;
  /** Words that occur only in rows of this store. */
  marks?: readonly string[];
  /** Words about or by an order's customer, which the retention removes. */
  ofCustomers?: readonly string[];
}

/**
 * Makes one row of each kind that an area saves. Each area exports its `sample` in `testing/sample.ts`; `npm
 * run registries` lists them.
 */
export type Sample = (shop: SampledStore) => Promise<Sampled>;
