import { type Config, ConfigError } from '../config.ts';
import { hasEmbeddedCluster, readOwnerUrl } from '../platform/embedded-postgres/cluster-place.ts';
import { findStoredAddress, type ServerAddress } from '../platform/stored-address.ts';
import { REFUSED } from './texts.ts';

type Given = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The database that the last server of this data directory used. It is saved there without a password. */
export function rememberedDatabase({ databaseUrl, dataDir }: Given): ServerAddress['database'] {
  if (databaseUrl === null || databaseUrl === readOwnerUrl(dataDir)) return null;
  return { url: withoutPassword(databaseUrl), hadPassword: new URL(databaseUrl).password !== '' };
}

/** A connection string without its password, for logs and messages. */
export function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}

/**
 * Refuses a start that would create an embedded database although the data directory belongs to an external
 * PostgreSQL.
 */
export function assertNoOtherDatabase(given: Given): void {
  const database = findStoredAddress(given.dataDir)?.database;
  if (given.databaseUrl === null && database)
    throw new ConfigError(REFUSED.otherDatabase(given.dataDir, database.url));
}

/**
 * Returns the database for a command: the configured database, otherwise the one that the last server of this
 * data directory used. Throws {@link ConfigError} if there is none, because a command never creates a
 * database. `promptPassword` asks for a password that is not saved; null without a terminal.
 */
export async function databaseOfData(
  given: Given,
  promptPassword: ((shown: string) => Promise<string>) | null,
): Promise<{ kind: 'named'; url: string } | { kind: 'embedded' }> {
  if (given.databaseUrl !== null) return { kind: 'named', url: given.databaseUrl };
  const database = findStoredAddress(given.dataDir)?.database;
  if (database) {
    if (promptPassword === null || !database.hadPassword)
      throw new ConfigError(REFUSED.otherDatabase(given.dataDir, database.url));
    const url = new URL(database.url);
    url.password = encodeURIComponent(await promptPassword(database.url));
    return { kind: 'named', url: url.href };
  }
  if (!hasEmbeddedCluster(given.dataDir)) throw new ConfigError(REFUSED.noDatabaseHere(given.dataDir));
  return { kind: 'embedded' };
}
