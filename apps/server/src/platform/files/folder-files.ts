import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './files.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in one folder of this machine. */
export function createFolderFiles(dir: string): Files {
  return {
    async put(name, content) {
      const path = join(dir, name);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      if (await stat(path).catch(() => null)) return;
      const half = `${path}.${randomUUID()}.parte`;
      const file = await open(half, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(half, path);
      // The name must survive a power cut, too.
      const folder = await open(dir);
      await folder.sync().finally(() => folder.close());
    },
    async get(name) {
      try {
        const file = await open(join(dir, name));
        const { size } = await file.stat();
        return { bytes: size, content: file.createReadStream() };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(join(dir, name), { force: true }),
  };
}
