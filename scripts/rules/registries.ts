import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const CONTRACT = join(import.meta.dirname, '../../packages/contract/src');
const SERVER = join(import.meta.dirname, '../../apps/server/src');
const PANEL = join(import.meta.dirname, '../../apps/panel/src');
const HEAD = '// Made by `npm run registries` from the files it imports; a test compares.\n';

/**
 * Returns, by path, the expected contents of the files that list the folders of contract, areas and features.
 */
export function registries(): Record<string, string> {
  return {
    [join(CONTRACT, 'all-calls.ts')]: allCalls(filesOf('calls')),
    [join(CONTRACT, 'all-errors.ts')]: allErrors(filesOf('errors')),
    [join(SERVER, 'testing/all-samples.ts')]: allSamples(),
    [join(PANEL, 'pages/late-pages.ts')]: latePages(),
    [join(PANEL, 'app/testing/all-faces.ts')]: allFaces(),
  };
}

/**
 * Lists paths such as `provider/mails.calls.ts`, in an alphabetical order that is the same on every machine.
 */
function filesOf(kind: string): string[] {
  const files = globSync(`**/*.${kind}.ts`, { cwd: CONTRACT }).map((file) => file.replaceAll('\\', '/'));
  return files.sort((one, other) => (one < other ? -1 : 1));
}

function allCalls(files: readonly string[]): string {
  const modules = files.map((file) => ({ file, name: nameOf(file) }));
  return `${HEAD}${modules.map(({ file, name }) => `import * as ${name} from './${file}';\n`).join('')}import { isCall } from './kit/is-call.ts';

/** All calls of the product, for routes, OpenAPI and the role × call test. */
export const ALL_CALLS = [
${modules.map(({ name }) => `  ${name},\n`).join('')}].flatMap((area) => Object.values(area).filter(isCall));
`;
}

function allErrors(files: readonly string[]): string {
  const lists = files.map((file) => {
    const [, name] = /^export const (\w+_ERRORS)\b/m.exec(readFileSync(join(CONTRACT, file), 'utf8')) ?? [];
    if (name === undefined) throw new Error(`${file} exports no …_ERRORS`);
    return { file, name };
  });
  return `${HEAD}${lists.map(({ file, name }) => `import { ${name} } from './${file}';\n`).join('')}
/** The failures of all areas. */
export const AREA_ERRORS = {
${lists.map(({ name }) => `  ...${name},\n`).join('')}};
`;
}

function allSamples(): string {
  const files = globSync('*/*/testing/sample.ts', { cwd: join(SERVER, 'areas') });
  const areas = files.map((file) => dirname(dirname(file))).sort();
  const nameOfArea = (area: string) =>
    basename(area).replace(/-(\w)/g, (_mark, letter: string) => letter.toUpperCase());
  return `${HEAD}${areas.map((area) => `import { sample as ${nameOfArea(area)} } from '../areas/${area}/testing/sample.ts';\n`).join('')}
/** The samples of all areas. */
export const ALL_SAMPLES = {
${areas.map((area) => `  ${area.includes('-') ? `'${basename(area)}': ` : ''}${nameOfArea(area)},\n`).join('')}};
`;
}

function allFaces(): string {
  const files = globSync('**/testing/*.faces.ts', { cwd: join(PANEL, 'features') });
  const modules = files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({ file, name: nameOf(basename(file)) }));
  return `${HEAD}${modules.map(({ file, name }) => `import { faces as ${name} } from '../../features/${file}';\n`).join('')}
/** How the faces of all screens come about, by their paths. */
export const ALL_FACES = {
${modules.map(({ name }) => `  ...${name},\n`).join('')}};
`;
}

/** Lists the pages in the rows of `screens.ts`. Each page is one file in `pages`, or else in `features`. */
function latePages(): string {
  const rows = readFileSync(join(PANEL, 'app/screens.ts'), 'utf8');
  const names = [...rows.matchAll(/\blate\('([\w-]+)'\)/g)].map(([, name = '']) => name);
  const pages = [...new Set(names)].sort().map((name) => {
    const [file = '', another] =
      [`pages/**/${name}.tsx`, `features/**/${name}-screen.tsx`]
        .map((pattern) => globSync(pattern, { cwd: PANEL }).map((found) => found.replaceAll('\\', '/')))
        .find((found) => found.length > 0) ?? [];
    const [, page] =
      /^export function (\w+(?:Page|Screen))\b/m.exec(file && readFileSync(join(PANEL, file), 'utf8')) ?? [];
    if (page === undefined || another !== undefined)
      throw new Error(
        `late('${name}') of screens.ts: one pages/…/${name}.tsx or features/…/${name}-screen.tsx is needed`,
      );
    const path = file.startsWith('pages/') ? `./${file.slice('pages/'.length)}` : `../${file}`;
    return `  ${name.includes('-') ? `'${name}'` : name}: async () => (await import('${path}')).${page},\n`;
  });
  return `${HEAD}
/** The pages of all screens but the board, which comes with the start. */
export const latePages = {
${pages.join('')}} as const;
`;
}

/**
 * Converts `provider/own-account.calls.ts` to `providerOwnAccount`, and `hours/hours.calls.ts` to
 * `hoursHours`.
 */
const nameOf = (file: string) =>
  file.replace(/\.\w+\.ts$/, '').replace(/[/-](\w)/g, (_mark, letter: string) => letter.toUpperCase());

if (import.meta.main) for (const [file, text] of Object.entries(registries())) writeFileSync(file, text);
