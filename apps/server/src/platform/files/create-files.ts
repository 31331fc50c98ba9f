import { join } from 'node:path';
import type { Files } from './files.ts';
import { createFolderFiles } from './folder-files.ts';

/** The files of this installation. */
export function createFiles({ dataDir }: { dataDir: string }): Files {
  return createFolderFiles(join(dataDir, 'files'));
}
