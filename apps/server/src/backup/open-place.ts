import type { Config } from '../config.ts';
import { createBackupBucket } from './backup-bucket.ts';
import { createBackupFolder } from './backup-folder.ts';
import type { BackupPlace } from './backup-place.ts';

/** Opens the configured place for backups; null without `COMANDA_COPIAS`. */
export function openPlace({ folder, s3 }: Config['backups']): BackupPlace | null {
  if (s3 !== null) return createBackupBucket(s3);
  return folder === null ? null : createBackupFolder(folder);
}
