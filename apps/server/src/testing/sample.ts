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
  /** Rows of a statement about the store, which is its `$1`, as the owner of the database. */
  run<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** The numbers of another area, which has its sample from now on. */
  numbersOf(area: string): Promise<Wire>;
  /** Runs when the store is no longer needed. */
  atEnd(stop: () => Promise<void>): void;
}

/** A store's data of an area after its sample. */
export interface Sampled {
  /** Numbers of the rows, by the calls' names for them. */
  numbers?: Wire;
  /**
   * Other fields of calls: by a call's name, or by `area.*` for all with such a field. They override the numbers.
   */
  asks?: Readonly<Record<string, Wire>>;
  /** Words that only the rows of this store contain. */
  marks?: readonly string[];
  /** Words about an order's customer, or by them: they are removed after their retention time. */
  ofCustomers?: readonly string[];
}

/**
 * Makes one row of everything an area saves. It is `sample` in the area's `testing/sample.ts`; `npm run
 * registries` lists it.
 */
export type Sample = (shop: SampledStore) => Promise<Sampled>;
