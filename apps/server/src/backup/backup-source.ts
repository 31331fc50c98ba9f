import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, findServerSecret } from '../config.ts';
import { chooseClusterPlace, prepareDataDir } from '../platform/embedded-postgres/cluster-place.ts';
import { createFiles } from '../platform/files/create-files.ts';
import { createLogger } from '../platform/log.ts';
import { type BackupSource, OWNER_PASSWORD } from './make-backup.ts';

/** Describes the installation to back up, from its settings. Its database runs at `ownerUrl`. */
export function backupSourceOf(
  config: Config,
  { ownerUrl, isEmbedded }: { ownerUrl: string; isEmbedded: boolean },
): BackupSource {
  const files = createFiles(config);
  const secret = findServerSecret(config);
  if (!isEmbedded) return { ownerUrl, embedded: null, files, secret };
  const { clusterDir, dataDir } = chooseClusterPlace(prepareDataDir(config.dataDir), createLogger('silent'));
  const ownerPassword = readFileSync(join(dataDir, OWNER_PASSWORD), 'utf8');
  return { ownerUrl, embedded: { folder: clusterDir, ownerPassword }, files, secret };
}
