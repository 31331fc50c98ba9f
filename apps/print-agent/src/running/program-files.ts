import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

// In the sources, files are in several folders and fonts are in npm packages. In a download, all files are in
// one folder.
const here = fileURLToPath(import.meta.url);
const isBundled = !here.endsWith('.ts');
const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Main file of the program. */
export const MAIN_FILE = isBundled ? fileBeside('./agente.mjs') : fileBeside('../main.ts');

/** Main file of the process that draws pages. */
export const PAGE_PROCESS_FILE = isBundled
  ? fileBeside('./desenho.mjs')
  : fileBeside('../page/page-process.ts');

/** Folder of a downloaded program. Null when the agent runs from its sources. */
export const BUNDLE_FOLDER = isBundled ? dirname(here) : null;

/** File of a font, by its path in its npm package. */
export function fontFile(path: string): string {
  return isBundled ? fileBeside(`./letras/${basename(path)}`) : createRequire(import.meta.url).resolve(path);
}
