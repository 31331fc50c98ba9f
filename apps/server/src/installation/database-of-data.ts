import { type Config, ConfigError } from '../config.ts';
import { hasEmbeddedCluster, readOwnerUrl } from '../platform/embedded-postgres/cluster-place.ts';
import { findKeptAddress, type ServerAddress } from '../platform/kept-address.ts';
import { REFUSED } from './texts.ts';

type Told = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The database a server used on its data, as saved beside them, without a password. */
export function rememberedDatabase({ databaseUrl, dataDir }: Told): ServerAddress['database'] {
  if (databaseUrl === null || databaseUrl === readOwnerUrl(dataDir)) return null;
  return { url: withoutPassword(databaseUrl), hadPassword: new URL(databaseUrl).password !== '' };
}

/** A connection string that people may read. */
export function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}

/** Refuses a start that would make an embedded database although these data belong to a PostgreSQL. */
export function assertNoOtherDatabase(told: Told): void {
  const database = findKeptAddress(told.dataDir)?.database;
  if (told.databaseUrl === null && database)
    throw new ConfigError(REFUSED.otherDatabase(told.dataDir, database.url));
}

/**
 * The database of a command: the named one, else the server's on these data. It never makes one: throws
 * {@link ConfigError} if there is none. `askPassword` asks for a password that is not saved; null without a terminal.
 */
export async function databaseOfData(
  told: Told,
  askPassword: ((shown: string) => Promise<string>) | null,
): Promise<{ kind: 'named'; url: string } | { kind: 'embedded' }> {
  if (told.databaseUrl !== null) return { kind: 'named', url: told.databaseUrl };
  const database = findKeptAddress(told.dataDir)?.database;
  if (database) {
    if (askPassword === null || !database.hadPassword)
      throw new ConfigError(REFUSED.otherDatabase(told.dataDir, database.url));
    const url = new URL(database.url);
    url.password = encodeURIComponent(await askPassword(database.url));
    return { kind: 'named', url: url.href };
  }
  if (!hasEmbeddedCluster(told.dataDir)) throw new ConfigError(REFUSED.noDatabaseHere(told.dataDir));
  return { kind: 'embedded' };
}
