import { constants, copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../build/bundle-budget.ts';

/** Beside a text there may be its compressed forms. */
const FORMS = ['', '.br', '.gz'];

/**
 * Takes over into a `fresh` build the files that the build in `dist` names. Panels stay open for days and fetch parts of
 * themselves later: for one generation they find them. What `dist` itself took over from before stays behind.
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
      // It has no such form, or the fresh build has the very same file.
      await copied.catch(() => undefined);
    }
  }
}
