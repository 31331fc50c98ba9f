import type { BenchDatabase } from '../support/bench.ts';
import type { PackageSet } from '../support/installed-packages.ts';
import type { OrderCalls, Shape } from '../support/order-load.ts';

/** Another product with orders in PostgreSQL behind HTTP, as ours. */
export interface Peer {
  /** Name with version. */
  name: string;
  packages: PackageSet;
  /** Our server must answer this many times as many calls. */
  demanded: number;
  /** Description of the comparison. */
  compared: string;
  /** Starts it from its `folder` on an empty database, adds orders of the shape, and answers its calls. */
  start(place: { folder: string; database: BenchDatabase; port: number }, shape: Shape): Promise<RunningPeer>;
}

export interface RunningPeer {
  calls: OrderCalls;
  stop(): Promise<void>;
}
