import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './programs.ts';

/** Packages for measurements and comparisons, which are no dependencies of the project. */
export interface PackageSet {
  /** Name of the folder of these packages, with the version. */
  name: string;
  /** Package names with exact versions. */
  packages: readonly string[];
  /** Other versions of transitive dependencies than the declared ones, by package name. */
  overrides?: Record<string, string>;
}

const CACHE = fileURLToPath(new URL('../../.data/bench-peers', import.meta.url));
/** Transitive dependencies are resolved as of this day, so that every machine installs the same versions. */
const AS_OF = '2026-09-15';

/**
 * Returns the folder (with `node_modules`) of installed packages, below `.data/bench-peers`. Only the first
 * install needs npm and a network. Install scripts do not run, so nothing is compiled. The folder gets its
 * final name when it is complete.
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
