import type { DatabaseUrls } from '@comanda/server/src/platform/database/database-urls.ts';
import type { ServerProcess } from './server-process.ts';

/** A running server and its database, in this process (journeys) or in another (faults, benches). */
export interface World {
  /** The server's address, without a slash at its end. */
  readonly url: string;
  readonly urls: DatabaseUrls;
}

/** A world whose server is a process of its own, which tests may kill and measure. */
export interface ProcessWorld extends World, ServerProcess {}
