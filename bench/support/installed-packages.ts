import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './programs.ts';

/** Packages that the benches measure with or against, and that the project does not depend on. */
export interface PackageSet {
  /** Of its folder; holds the version. */
  name: string;
  /** With exact versions. */
  packages: readonly string[];
  /** What they depend on in another version than they say, by package. */
  overrides?: Record<string, string>;
}

const CACHE = fileURLToPath(new URL('../../.data/bench-peers', import.meta.url));
/** What they depend on themselves is taken as it was that day, so that every machine gets the same. */
const AS_OF = '2026-09-15';

/**
 * The folder (with `node_modules`) of installed packages: below `.data/bench-peers`, from npm the first time, without a
 * network afterwards. Their install scripts do not run: nothing is compiled. A folder under its name is complete.
 */
export async function installedPackages({ name, packages, overrides = {} }: PackageSet): Promise<string> {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'package.json'), JSON.stringify({ private: true, overrides }));
  console.log(`installing ${packages.join(', ')}: takes minutes, once`);
  await runProgram({
    command: 'npm',
    args: ['install', ...packages, `--before=${AS_OF}`, '--ignore-scripts', '--no-audit', '--no-fund'],
    cwd: draft,
  });
  renameSync(draft, folder);
  return folder;
}
