import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { areaFiles } from './new/area-files.ts';
import { areaOf, screenOf } from './new/names.ts';
import { screenFiles } from './new/screen-files.ts';
import { registries } from './rules/registries.ts';

// `npm run new -- area <floor>/<area>` and `npm run new -- screen <floor>/<area>/<names> ['Title'] [options]`.

const ROOT = resolve(import.meta.dirname, '..');
const USAGE = `npm run new -- area <floor>/<area>
npm run new -- screen <floor>/<area>/<names> ['Título'] [--path /caminho] [--after /tela] [--over table]
  names: plural, kebab-case
  --path: the address, in Portuguese; its call has the same path
  --after: the screen above it in the menu, whose permission and menu group it gets
  --over: a table that exists; without it the screen gets a table of its own`;

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { path: { type: 'string' }, after: { type: 'string' }, over: { type: 'string' } },
  });
  const [kind, place = '', title] = positionals;
  if (kind === 'area') write(areaFiles(ROOT, areaOf(place)));
  else if (kind === 'screen') {
    write(screenFiles(ROOT, screenOf(place, title, values.path), values));
    run('vitest', 'run', '--project=rules', 'access-of-calls', '-u');
    run('vitest', 'run', '--project=server', 'apps/server/src/schema.test.ts', '-u');
  } else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
    console.log(file);
  }
  for (const [file, text] of Object.entries(registries())) writeFileSync(file, text);
  run(
    'biome',
    'check',
    '--write',
    '--log-level=error',
    ...Object.keys(files).filter((file) => !file.endsWith('.sql')),
  );
}

function run(command: string, ...words: string[]): void {
  execFileSync('npx', [command, ...words], { cwd: ROOT, stdio: 'inherit' });
}
