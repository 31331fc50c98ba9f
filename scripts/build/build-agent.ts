import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { FONT_FILES } from '../../apps/print-agent/src/page/page-fonts.ts';
import { stampOfSources } from './page-build.ts';

const app = fileURLToPath(new URL('../../apps/print-agent/', import.meta.url));
const SOURCES = ['apps/print-agent/src/**/*', 'scripts/build/build-agent.ts'];

/**
 * Bundles the print agent into `apps/print-agent/dist`, a folder that any Node of the same version can run.
 * Stores download that folder together with Node. Does nothing if the bundle matches the current sources.
 */
export async function buildAgentIfStale(options: { force: boolean }): Promise<void> {
  const dist = path.join(app, 'dist');
  const stamp = await stampOfSources(SOURCES);
  if (!options.force && (await readFile(path.join(dist, '.stamp'), 'utf8').catch(() => '')) === stamp) return;
  const fresh = path.join(app, '.dist');
  await rm(fresh, { recursive: true, force: true });
  const bundle = await rolldown({
    input: { agente: path.join(app, 'src/main.ts'), desenho: path.join(app, 'src/page/page-process.ts') },
    platform: 'node',
    external: [/^node:/],
    logLevel: 'silent',
  });
  await bundle.write({
    dir: fresh,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: true,
  });
  await bundle.close();
  await mkdir(path.join(fresh, 'letras'));
  const { resolve } = createRequire(path.join(app, 'src/main.ts'));
  for (const font of FONT_FILES)
    await copyFile(resolve(font), path.join(fresh, 'letras', path.basename(font)));
  await writeFile(path.join(fresh, 'versao.txt'), stamp);
  await writeFile(path.join(fresh, '.stamp'), stamp);
  await rm(dist, { recursive: true, force: true });
  await rename(fresh, dist);
}
