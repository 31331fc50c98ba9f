import type { TestClient, TestServer } from '@comanda/testkit/http/test-server';
import type { TestStore } from '@comanda/testkit/stores';
import type pg from 'pg';

export type Wire = Readonly<Record<string, unknown>>;

/** What an area's sample is made with. */
export interface SampledStore {
  server: TestServer;
  store: TestStore;
  admin: TestClient & { token: string };
  operator: TestClient & { token: string };
  /** Rows of a statement about the store, which is its `$1`, as the owner of the database. */
  run<Row extends pg.QueryResultRow>(statement: string, values?: unknown[]): Promise<Row[]>;
  /** The numbers of another area, which has its sample from now on. */
  numbersOf(area: string): Promise<Wire>;
  /** When the store is no longer needed. */
  atEnd(stop: () => Promise<void>): void;
}

/** What a store has of an area after its sample. */
export interface Sampled {
  /** Numbers of the rows, by the names calls have for them. */
  numbers?: Wire;
  /** What calls carry besides: by a call's name, or by `area.*` for all that have such a field. It goes before the numbers. */
  asks?: Readonly<Record<string, Wire>>;
  /** Words that stand in the rows of this store and nowhere else. */
  marks?: readonly string[];
  /** Those of them, and others, that name an order's customer or are their words: they go when their time is over. */
  ofCustomers?: readonly string[];
}

/** Makes one of everything an area keeps. It is `sample` in the area's `testing/sample.ts`; `npm run registries` lists it. */
export type Sample = (shop: SampledStore) => Promise<Sampled>;
