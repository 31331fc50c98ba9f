import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeTemporaryFolder, removeTemporaryFolder } from '@comanda/testkit/running/temporary-folder';

const ROOT = resolve(import.meta.dirname, '..');
/** Maximum size in bytes of the archive with all files. */
const MAX_BYTES = 2 ** 30;

/** Printed if there is no earlier release to compare with. */
export const NO_FORMER_RELEASE =
  'The history of this clone does not reach back to the former release: git fetch --unshallow';

/**
 * Finds the last commit of the previous minor version. Null if the history does not contain it, as in a
 * shallow clone.
 */
export function findFormerRelease(): string | null {
  const current = minorOf(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  let raisedIn: string | null = null;
  for (const commit of git('log', '--format=%H', '--', 'package.json').split('\n').filter(Boolean)) {
    if (minorOf(git('show', `${commit}:package.json`)) !== current)
      return commitOf(raisedIn === null ? 'HEAD' : `${raisedIn}^`);
    raisedIn = commit;
  }
  return null;
}

/** Returns the full hash of a ref. Null if the ref is unknown. */
export function commitOf(ref: string): string | null {
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Runs `work` in a folder with the files of a commit, then removes the folder. */
export async function withRelease<Result>(
  commit: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = makeTemporaryFolder();
  try {
    layOut(commit, folder);
    return await work(folder);
  } finally {
    removeTemporaryFolder(folder);
  }
}

/**
 * Links the installed packages into the folder, except packages of the workspace, because the commit has its
 * own.
 */
function layOut(commit: string, folder: string): void {
  const files = execFileSync('git', ['archive', '--format=tar', commit], {
    cwd: ROOT,
    maxBuffer: MAX_BYTES,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  for (const modules of ['node_modules', ...globSync('{apps,packages}/*/node_modules', { cwd: ROOT })])
    if (existsSync(join(folder, dirname(modules)))) linkModules(modules, folder);
  for (const manifest of globSync('{apps/*,packages/*,testkit}/package.json', { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as { name: string };
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(folder, dirname(manifest)), link, 'junction');
  }
}

function linkModules(modules: string, folder: string): void {
  mkdirSync(join(folder, modules), { recursive: true });
  for (const entry of readdirSync(join(ROOT, modules)))
    if (!['@comanda', '.cache'].includes(entry))
      symlinkSync(join(ROOT, modules, entry), join(folder, modules, entry), 'junction');
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function minorOf(manifest: string): string {
  const { version } = JSON.parse(manifest) as { version: string };
  return version.split('.').slice(0, 2).join('.');
}
