import { mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from './files.ts';
import { DRAFT_SUFFIX, writeWhole } from './write-whole.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in one folder of this machine. */
export function createFolderFiles(dir: string): Files {
  return {
    place: dir,
    async put(name, content) {
      const path = join(dir, name);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      if (await stat(path).catch(() => null)) return;
      await writeWhole(path, content);
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
          if (entry.isFile() && !entry.name.endsWith(DRAFT_SUFFIX)) yield entry.name;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}
