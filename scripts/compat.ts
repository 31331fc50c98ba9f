import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HANGS_AFTER_MS, PATIENCE_MS } from '@comanda/testkit/patience';
import { commitOf, findFormerRelease, NO_FORMER_RELEASE, withRelease } from './former-release.ts';

// `npm run compat [-- ref] [-- files…]`: runs an earlier release's server tests on the schema of this release.

const ROOT = resolve(import.meta.dirname, '..');

/** Tests of the earlier release that may fail on this schema, with the reason. */
const DIFFERENT: readonly [file: string, why: string][] = [
  ['apps/server/src/all-areas.test.ts', 'it names every table there is; new ones belong to nobody there'],
];

/**
 * Runs the server tests of the earlier release in `folder` on databases of this release. `files` limits them
 * to paths that contain one of these texts. Returns true if they pass. Their output goes to `writeLine`.
 */
export function runFormerTests(
  folder: string,
  files: readonly string[],
  writeLine: (text: string) => void,
): Promise<boolean> {
  const config = join(folder, 'compat.config.ts');
  writeFileSync(config, configOf(folder));
  return runVitest(config, folder, files, writeLine);
}

/** Configuration of the earlier release's tests, with the database template of this release. */
function configOf(folder: string): string {
  return `export default ${JSON.stringify({
    root: folder,
    test: {
      include: ['apps/server/**/*.test.ts', 'apps/demo/**/*.test.ts'],
      exclude: DIFFERENT.map(([file]) => file),
      globalSetup: [join(ROOT, 'testkit/src/postgres-global-setup.ts')],
      isolate: false,
      testTimeout: HANGS_AFTER_MS,
      hookTimeout: HANGS_AFTER_MS,
      expect: { poll: { timeout: PATIENCE_MS } },
    },
  })};`;
}

function runVitest(
  config: string,
  folder: string,
  files: readonly string[],
  writeLine: (text: string) => void,
): Promise<boolean> {
  const ours = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config, ...files],
    { cwd: folder, env: Object.fromEntries(ours), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => writeLine(`${chunk}`));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => done(code === 0));
  });
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  const [ref = null] = words.filter((word) => commitOf(word) !== null);
  const commit = ref === null ? findFormerRelease() : commitOf(ref);
  if (commit === null) {
    console.error(NO_FORMER_RELEASE);
    process.exitCode = 1;
  } else {
    console.log(`The server tests of ${commit.slice(0, 10)} on the schema of this release:`);
    const files = words.filter((word) => word !== ref);
    const writeLine = (text: string) => void process.stdout.write(text);
    if (!(await withRelease(commit, (folder) => runFormerTests(folder, files, writeLine))))
      process.exitCode = 1;
  }
}
