import type { DatabaseUrls } from '@comanda/server/src/platform/database/database-urls.ts';
import type { ServerProcess } from './server-process.ts';

/** A running server and its database: in this process (journeys) or in another one (faults, benches). */
export interface World {
  /** The server's address, without a slash at its end. */
  readonly url: string;
  readonly urls: DatabaseUrls;
}

/** A world whose server runs in a separate process, so that tests can kill and measure it. */
export interface ProcessWorld extends World, ServerProcess {}
