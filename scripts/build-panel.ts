import { createHash } from 'node:crypto';
import { glob, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { budgetTable, type Manifest, measureBundle } from './bundle-budget.ts';
import { drawShells } from './draw-shells.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const panel = path.join(root, 'apps/panel');
const dist = path.join(panel, 'dist');
const stampFile = path.join(dist, '.stamp');
const sources = [
  'apps/panel/*.{ts,html,json}',
  'apps/panel/{src,public}/**/*',
  'packages/{domain,contract}/src/**/*',
  'scripts/{build-panel,bundle-budget,draw-shells}.ts',
  'package-lock.json',
];

/** A hash of path, size and change time of everything the build reads. */
async function stampOfSources(): Promise<string> {
  const paths: string[] = [];
  for await (const found of glob(sources, { cwd: root })) paths.push(found);
  const hash = createHash('sha256');
  for (const found of paths.sort()) {
    if (/\.test\.tsx?$/.test(found)) continue;
    const { size, mtimeMs } = await stat(path.join(root, found));
    if (path.extname(found)) hash.update(`${found} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Writes `.br` and `.gz` beside every text file. Returns brotli sizes by path inside dist. */
async function compressTexts(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const files = await readdir(dist, { recursive: true });
  const texts = files.filter(
    (file) => /\.(js|css|html|svg|json|webmanifest)$/.test(file) && !file.startsWith('.vite'),
  );
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
 * Builds apps/panel into apps/panel/dist with compressed siblings and checks the bundle budgets. Throws with the table
 * when one is missed; the stamp is then not written, so that the next start builds (and fails) again.
 */
export async function buildPanel(): Promise<void> {
  const stamp = await stampOfSources();
  await build({ configFile: path.join(panel, 'vite.config.ts'), logLevel: 'warn' });
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));
  await drawShells(panel, dist, manifest);
  const sizes = await compressTexts();
  const lines = measureBundle(manifest, (file) => sizes.get(file) ?? 0);
  const table = budgetTable(lines);
  if (lines.some((line) => line.bytes > line.limit))
    throw new Error(`The panel is over its bundle budget:\n${table}`);
  console.log(table);
  await mkdir(dist, { recursive: true });
  await writeFile(stampFile, stamp);
}

/** Builds the panel unless dist already stands for the present sources. Answers whether it built. */
export async function buildPanelIfStale(): Promise<boolean> {
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (built === (await stampOfSources())) return false;
  await buildPanel();
  return true;
}

if (import.meta.main) await buildPanel();
