import type { BenchDatabase } from '../support/bench.ts';
import type { PackageSet } from '../support/installed-packages.ts';
import type { OrderCalls, Shape } from '../support/order-load.ts';

/** Another product that stores orders in PostgreSQL and serves them over HTTP, for a comparison with ours. */
export interface Peer {
  /** Name of the product, with its version. */
  name: string;
  packages: PackageSet;
  /** Our server must answer at least this many times as many calls per second. */
  demanded: number;
  /** Description of the comparison. */
  compared: string;
  /**
   * Starts the product from its `folder` on an empty database and creates the orders of the shape. Returns
   * the calls to measure.
   */
  start(place: { folder: string; database: BenchDatabase; port: number }, shape: Shape): Promise<RunningPeer>;
}

export interface RunningPeer {
  calls: OrderCalls;
  stop(): Promise<void>;
}
