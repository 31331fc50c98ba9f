import { createHash } from 'node:crypto';
import { glob, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { takeOverFilesOfBefore } from '../rules/files-of-before.ts';
import { type BudgetLine, budgetTable, type Manifest } from './bundle-budget.ts';

/** An app that consists of pages: its folder, its sources and its size limits. */
export interface PageBuild {
  /** Folder of the app, relative to the root. */
  app: string;
  /** Globs relative to the root. If any of these files changes, the build is outdated. */
  sources: readonly string[];
  /** Changes the built pages before they are compressed. */
  finish?: (app: string, dist: string, manifest: Manifest) => Promise<void>;
  measure: (manifest: Manifest, sizeOf: (file: string) => number) => BudgetLine[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Sources that every page depends on. */
const SHARED_SOURCES = [
  'packages/{domain,contract,web,ui,client}/src/**/*',
  'scripts/{build-pages.ts,build/*.ts}',
  'package-lock.json',
];

/** Returns a hash over path, size and modification time of all sources. */
export async function stampOfSources(sources: readonly string[]): Promise<string> {
  const paths: string[] = [];
  for await (const found of glob([...sources, ...SHARED_SOURCES], { cwd: root })) paths.push(found);
  const hash = createHash('sha256');
  for (const found of paths.sort()) {
    if (/\.test\.tsx?$/.test(found)) continue;
    const { size, mtimeMs } = await stat(path.join(root, found));
    if (path.extname(found)) hash.update(`${found} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/;

/**
 * Writes `.br` and `.gz` files beside every text file that passes `isMeant`. Returns brotli sizes by path
 * inside dist.
 */
async function compressTexts(dist: string, isMeant: (file: string) => boolean): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter((file) => TEXTS.test(file) && !file.startsWith('.vite') && isMeant(file));
  await Promise.all(
    texts.map(async (file) => {
      const plain = await readFile(path.join(dist, file));
      const small = await promisify(brotliCompress)(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      });
      await writeFile(path.join(dist, `${file}.br`), small);
      await writeFile(path.join(dist, `${file}.gz`), await promisify(gzip)(plain, { level: 9 }));
      sizes.set(file.split(path.sep).join('/'), small.length);
    }),
  );
  return sizes;
}

/**
 * Builds the pages of one app into its dist, compresses them, and checks their budgets. Does nothing if dist
 * matches the current sources. If a budget is exceeded, throws with the table and leaves the old pages. The
 * next start then builds and fails again. Returns true if it built.
 */
export async function buildIfStale(pages: PageBuild, options: { force: boolean }): Promise<boolean> {
  const app = path.join(root, pages.app);
  const dist = path.join(app, 'dist');
  const stampFile = path.join(dist, '.stamp');
  const stamp = await stampOfSources(pages.sources);
  if (!options.force && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return false;
  // Builds into a second folder that then replaces dist. A running server therefore serves either the old or
  // the new pages.
  const fresh = path.join(app, '.dist');
  const outDir = { build: { outDir: fresh, emptyOutDir: true } };
  await build({ configFile: path.join(app, 'vite.config.ts'), logLevel: 'warn', ...outDir });
  const manifest: Manifest = JSON.parse(await readFile(path.join(fresh, '.vite/manifest.json'), 'utf8'));
  const isPage = (file: string) => file.endsWith('.html');
  // Only the pages still change; all other files are compressed at the same time.
  const [sizes] = await Promise.all([
    compressTexts(fresh, (file) => !isPage(file)),
    pages.finish?.(app, fresh, manifest),
  ]);
  await compressTexts(fresh, isPage);
  const lines = pages.measure(manifest, (file) => sizes.get(file) ?? 0);
  const table = budgetTable(lines);
  if (lines.some((line) => line.bytes > line.limit))
    throw new Error(`${pages.app} is over its bundle budget:\n${table}`);
  console.log(table);
  await takeOverFilesOfBefore(dist, fresh);
  await writeFile(path.join(fresh, '.stamp'), stamp);
  await rm(dist, { recursive: true, force: true });
  await rename(fresh, dist);
  return true;
}
