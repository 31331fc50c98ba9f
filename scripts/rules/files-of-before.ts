import { constants, copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../build/bundle-budget.ts';

/** File endings of a text file and of its compressed forms. */
const FORMS = ['', '.br', '.gz'];

/**
 * Copies files of the previous build in `dist` into the `fresh` build. Panels stay open for days and load
 * parts later, so they must still find the parts of the previous build. Copies only files in the manifest, so
 * files of even earlier builds are dropped.
 */
export async function takeOverFilesOfBefore(dist: string, fresh: string): Promise<void> {
  const manifest = await readFile(path.join(dist, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  const chunks: Manifest[string][] = Object.values(JSON.parse(manifest));
  const files = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  for (const file of files) {
    await mkdir(path.dirname(path.join(fresh, file)), { recursive: true });
    for (const form of FORMS) {
      const copied = copyFile(
        path.join(dist, file + form),
        path.join(fresh, file + form),
        constants.COPYFILE_EXCL,
      );
      // Ignores two harmless failures: the file has no such form, or the fresh build has the same file.
      await copied.catch(() => undefined);
    }
  }
}
