import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './files.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
/** Suffix of a file that is being written. */
const HALF = '.parte';

/** Files in one folder of this machine. */
export function createFolderFiles(dir: string): Files {
  return {
    place: dir,
    async put(name, content) {
      const path = join(dir, name);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      if (await stat(path).catch(() => null)) return;
      const half = `${path}.${randomUUID()}${HALF}`;
      const file = await open(half, 'wx', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(half, path);
      // Also syncs the folder, so that the file's name survives a power cut.
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
    async has(name) {
      try {
        return (await stat(join(dir, name))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    remove: (name) => rm(join(dir, name), { force: true }),
    async *names() {
      try {
        for await (const entry of await opendir(dir))
          if (entry.isFile() && !entry.name.endsWith(HALF)) yield entry.name;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}
