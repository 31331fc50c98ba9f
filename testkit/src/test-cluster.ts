import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@comanda/server/src/platform/database/migrate.ts';
import { endOrphanedPostgres } from '@comanda/server/src/platform/embedded-postgres/end-orphaned-postgres.ts';
import { startEmbeddedPostgres } from '@comanda/server/src/platform/embedded-postgres/start-embedded-postgres.ts';
import { CITUS_ADDRESS, makeCitusTemplate } from './citus-template.ts';
import { abandonedFolders, hasRoomInMemory, removeTemporaryFolder } from './running/temporary-folder.ts';

/**
 * A temporary PostgreSQL server. Its database `comanda` is migrated and is the template for other databases.
 */
export interface TestCluster {
  /**
   * The owner's connection string of the template database. Connections to it must be closed, or it cannot be
   * copied.
   */
  readonly templateUrl: string;
  /** The template on the workers of a Citus cluster; on one machine none. */
  readonly workerUrls: readonly string[];
  stop(): Promise<void>;
}

const prefix = 'comanda-test-pg-';
const quietLog = { info: () => undefined, warn: () => undefined };

/**
 * Starts the server in a temporary folder and migrates the template. fsync is off, because the data are not
 * needed later.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const coordinator = process.env[CITUS_ADDRESS];
  if (coordinator) return makeCitusTemplate(coordinator);
  await removeAbandonedClusters();
  const folder = mkdtempSync(join(clusterParent(), `${prefix}${process.pid}-`));
  // PostgreSQL's user cannot enter a folder made by mkdtemp, so the permission is added.
  chmodSync(folder, 0o711);
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: quietLog,
    durable: false,
  });
  const stop = async () => {
    await server.stop({ immediately: true });
    removeTemporaryFolder(folder);
  };
  try {
    await migrate(server.ownerUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  return { templateUrl: server.ownerUrl, workerUrls: [], stop };
}

/** Removes clusters of killed test runs, including their servers and folders. */
async function removeAbandonedClusters(): Promise<void> {
  for (const folder of abandonedFolders(clusterParent(), prefix)) {
    await endOrphanedPostgres(join(folder, 'postgres'));
    removeTemporaryFolder(folder);
  }
}

/**
 * A folder in memory, if there is enough of it, because cloning is then five times as fast. Otherwise the
 * system's temporary folder.
 */
const clusterParent = () => (hasRoomInMemory() ? '/dev/shm' : realpathSync(tmpdir()));
