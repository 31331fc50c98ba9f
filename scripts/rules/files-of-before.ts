import { constants, copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../build/bundle-budget.ts';

/** A text file may have compressed forms beside it. */
const FORMS = ['', '.br', '.gz'];

/**
 * Copies into a `fresh` build the files that the manifest in `dist` lists. Panels stay open for days and load parts
 * later, so they must still find those of the previous build. Files that `dist` itself copied from an earlier build are
 * not copied.
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
      // The file has no such form, or the fresh build has the same file.
      await copied.catch(() => undefined);
    }
  }
}
