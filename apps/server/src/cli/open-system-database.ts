import { type Config, hasOwnRoles } from '../config.ts';
import { describeFailure } from '../describe-failure.ts';
import { databaseOfData, withoutPassword } from '../installation/database-of-data.ts';
import { directoryOn, findInstallation } from '../installation/installation-row.ts';
import { REFUSED } from '../installation/texts.ts';
import { isDemoOf } from '../installation/tie-installation.ts';
import { checkSecret } from '../installation/tie-secret.ts';
import { databaseUrls } from '../platform/database/database-urls.ts';
import { isMigrated, migrate } from '../platform/database/migrate.ts';
import { assertNotPooled } from '../platform/database/pooler-check.ts';
import { createPool } from '../platform/database/pools.ts';
import { createDatabase, type Database } from '../platform/database/transaction.ts';
import { withClient } from '../platform/database/with-client.ts';
import { attachEmbeddedPostgres } from '../platform/embedded-postgres/attach-embedded-postgres.ts';
import { createLogger } from '../platform/log.ts';
import { openTerminal } from './create-store/terminal.ts';
import { Complaint } from './provedor/complaint.ts';

export interface SystemDatabase {
  database: Database;
  /** The settings for this data directory. */
  config: Config;
  close(): Promise<void>;
}

export interface OpenOptions {
  /**
   * False for a command that repairs an installation with a wrong secret. A start would refuse such an installation.
   */
  checksSecret?: boolean;
}

/** The existing database that a command uses. */
export interface FoundDatabase {
  ownerUrl: string;
  /** True for the database in the data directory; false for an external PostgreSQL. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

/**
 * Opens the database of this data directory as the system role, for command lines. Works whether the server
 * is running or not. Migrates the schema first. Throws a Complaint if there is no database, or if the secret
 * belongs to another installation.
 */
export async function openSystemDatabase(
  given: Config,
  { checksSecret = true }: OpenOptions = {},
): Promise<SystemDatabase> {
  return inSentences(given, async () => {
    const { ownerUrl, close } = await findDatabase(given);
    try {
      if (!(await isMigrated(ownerUrl)))
        throw new Complaint(REFUSED.emptyDatabase(withoutPassword(ownerUrl)));
      await migrate(ownerUrl, { passwords: hasOwnRoles(given) ? 'leave' : 'derive' });
      const { system } = databaseUrls(ownerUrl, { system: given.databaseSystemUrl ?? undefined });
      if (given.databaseSystemUrl !== null) await assertNotPooled(system, 'DATABASE_SYSTEM_URL');
      const config = await withClient(system, async (client) => {
        const directory = directoryOn(client);
        const installation = await findInstallation(directory);
        const secret = checksSecret
          ? await checkSecret(directory, installation, given, { ties: false })
          : given.secret;
        return { ...given, secret, isOutboxShown: isDemoOf(installation, given) };
      });
      // Ignores the pool's error event, because a broken connection also rejects its query.
      const pool = createPool({
        url: system,
        max: 1,
        applicationName: 'comanda-cli',
        onError: () => undefined,
      });
      return {
        database: createDatabase(pool),
        config,
        close: async () => {
          await pool.end();
          await close();
        },
      };
    } catch (error) {
      await close();
      throw error;
    }
  });
}

/** Connects to the database of this data directory. Throws a `ConfigError` if there is none. */
export async function findDatabase(given: Config): Promise<FoundDatabase> {
  const found = await databaseOfData(given, process.stdin.isTTY ? promptPassword : null);
  if (found.kind === 'named') {
    // Refuses a pooler, because a migration would lose its lock between two statements.
    await assertNotPooled(found.url, 'DATABASE_URL');
    return { ownerUrl: found.url, isEmbedded: false, close: () => Promise.resolve() };
  }
  const attached = await attachEmbeddedPostgres({ dataDir: given.dataDir, log: createLogger('silent') });
  return { ...attached, isEmbedded: true };
}

/** Runs `work`. Converts failures before a command's start into Complaints for the user. */
export async function inSentences<T>(given: Config, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { dataDir, databaseUrl } = given;
    const database = databaseUrl === null ? null : withoutPassword(databaseUrl);
    const sentence = describeFailure(error, { dataDir, database });
    throw sentence === null ? error : new Complaint(sentence);
  }
}

async function promptPassword(shown: string): Promise<string> {
  const terminal = openTerminal();
  try {
    return await terminal.prompt(`Senha de ${shown}`, { isHidden: true });
  } finally {
    terminal.close();
  }
}
