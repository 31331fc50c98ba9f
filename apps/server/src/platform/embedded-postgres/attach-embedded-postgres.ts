import { prepareDataDir, readOwnerUrl } from './cluster-place.ts';
import { findDataDirOwner } from './data-dir-lock.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { waitForAnswer } from './wait-for-answer.ts';

/**
 * Connects a command-line tool to the embedded server of a running Comanda on this data directory, or starts a server.
 * `close` ends only a server that this call has started.
 */
export async function attachEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<{ ownerUrl: string; close(): Promise<void> }> {
  const dataDir = prepareDataDir(options.dataDir);
  const ownerUrl = readOwnerUrl(dataDir);
  const isOwnerAlive = () => findDataDirOwner(dataDir) !== undefined;
  if (ownerUrl !== undefined && (await waitForAnswer(ownerUrl, isOwnerAlive, options.log))) {
    return { ownerUrl, close: () => Promise.resolve() };
  }
  const started = await startEmbeddedPostgres({ ...options, dataDir });
  return { ownerUrl: started.ownerUrl, close: () => started.stop() };
}
