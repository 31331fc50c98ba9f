import { join } from 'node:path';
import type { Files } from './files.ts';
import { createFolderFiles } from './folder-files.ts';
import { createS3Files } from './s3-files.ts';
import type { S3Settings } from './s3-settings.ts';

/** The storage of an installation: a bucket, or a folder in its data directory. */
export interface FilesSettings {
  dataDir: string;
  /** Null: files are stored in the folder. */
  s3: S3Settings | null;
}

/** The files of this installation. */
export function createFiles({ dataDir, s3 }: FilesSettings): Files {
  return s3 === null ? createFilesOfFolder(dataDir) : createS3Files(s3);
}

/**
 * A storage for small files, in a separate folder next to the backups. Null when no place for backups is
 * configured.
 */
export function createFilesBeside(
  { folder, s3 }: { folder: string | null; s3: S3Settings | null },
  name: string,
): Files | null {
  if (s3 !== null) return createS3Files({ ...s3, prefix: `${s3.prefix}${name}/` });
  return folder === null ? null : createFolderFiles(join(folder, name));
}

/** The file storage in the folder of a data directory. */
export function createFilesOfFolder(dataDir: string): Files {
  return createFolderFiles(join(dataDir, 'files'));
}
