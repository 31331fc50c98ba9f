import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@comanda/server/src/platform/database/migrate.ts';
import { endOrphanedPostgres } from '@comanda/server/src/platform/embedded-postgres/end-orphaned-postgres.ts';
import { startEmbeddedPostgres } from '@comanda/server/src/platform/embedded-postgres/start-embedded-postgres.ts';
import { abandonedFolders, hasRoomInMemory, removeTemporaryFolder } from './running/temporary-folder.ts';

/** A throw-away PostgreSQL server whose database `comanda` is migrated and serves as the template of others. */
export interface TestCluster {
  /** Owner's connection string of the template database; connections to it must not stay open. */
  readonly templateUrl: string;
  stop(): Promise<void>;
}

const prefix = 'comanda-test-pg-';
const quietLog = { info: () => undefined, warn: () => undefined };

/** Starts the server in a temporary folder (fsync off, because its data are disposable) and migrates the template. */
export async function startTestCluster(): Promise<TestCluster> {
  await removeAbandonedClusters();
  const folder = mkdtempSync(join(clusterParent(), `${prefix}${process.pid}-`));
  // PostgreSQL's user cannot enter the folder of mkdtemp, so this one is inside it.
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
  return { templateUrl: server.ownerUrl, stop };
}

/** Removes clusters of killed test runs, whose servers and folders still exist. */
async function removeAbandonedClusters(): Promise<void> {
  for (const folder of abandonedFolders(clusterParent(), prefix)) {
    await endOrphanedPostgres(join(folder, 'postgres'));
    removeTemporaryFolder(folder);
  }
}

/** Memory if the system has enough of it (cloning is then five times as fast), else the temporary folder. */
const clusterParent = () => (hasRoomInMemory() ? '/dev/shm' : realpathSync(tmpdir()));
