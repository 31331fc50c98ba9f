import type { BenchDatabase } from '../support/bench-world.ts';
import type { PackageSet } from '../support/installed-packages.ts';
import type { OrderCalls, Shape } from '../support/order-load.ts';

/** A product of others that keeps orders in PostgreSQL behind HTTP, as ours does. */
export interface Peer {
  /** With its version. */
  name: string;
  packages: PackageSet;
  /** How many times as many calls as it ours must answer. */
  demanded: number;
  /** What is compared with what. */
  compared: string;
  /** Starts it from its `folder` on an empty database, gives it orders of the shape, and answers how it is called. */
  start(place: { folder: string; database: BenchDatabase; port: number }, shape: Shape): Promise<RunningPeer>;
}

export interface RunningPeer {
  calls: OrderCalls;
  stop(): Promise<void>;
}
