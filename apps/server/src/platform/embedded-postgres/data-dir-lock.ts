import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProcessAlive, processStartMark } from './process-liveness.ts';

/** Thrown when another running process uses the data directory. */
export class DataDirInUseError extends Error {
  readonly dataDir: string;
  readonly ownerPid: number;

  constructor(dataDir: string, ownerPid: number) {
    super(`The data directory ${dataDir} is in use by process ${ownerPid}.`);
    this.name = 'DataDirInUseError';
    this.dataDir = dataDir;
    this.ownerPid = ownerPid;
  }
}

/**
 * Locks the data directory for this process and returns the function that releases the lock. The lock of a
 * killed process is replaced. It is recognised because its process id is unused, or belongs to a younger
 * process. Throws `DataDirInUseError` while the owner is running.
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'lock');
  const content = `${process.pid} ${processStartMark(process.pid) ?? ''}\n`;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    // Creating a hard link is atomic, and fails when the name exists.
    while (!tryLink(draft, path)) removeWhenStale(dataDir, path);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (readLock(path) === content) rmSync(path, { force: true });
  };
}

/** The id of the running process that has locked the data directory, if any. */
export function findDataDirOwner(dataDir: string): number | undefined {
  const content = readLock(join(dataDir, 'lock'));
  return content === undefined ? undefined : livingOwner(content);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function removeWhenStale(dataDir: string, path: string): void {
  const seen = readLock(path);
  if (seen === undefined) return;
  const owner = livingOwner(seen);
  if (owner !== undefined) throw new DataDirInUseError(dataDir, owner);
  // Two starting processes may find the same old lock, but only one of them can move it away. A new lock that was moved
  // by mistake is put back.
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readLock(aside) !== seen) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function livingOwner(content: string): number | undefined {
  const [pidText = '', mark = ''] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isProcessAlive(pid)) return undefined;
  return mark === '' || mark === processStartMark(pid) ? pid : undefined;
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
