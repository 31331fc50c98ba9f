import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * True when a process with this id is running. False for a zombie: it has ended, but its parent has not
 * collected it. Zombies stay in containers whose first process collects no children.
 */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is running and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const stat = linuxStatFields(pid);
  return stat === undefined || (stat[0] !== 'Z' && stat[0] !== 'X');
}

/**
 * The start time of a process in the system's format. It distinguishes the process from a later one with the
 * same id. `undefined` when the process has ended, or the system shows no start times.
 */
export function processStartMark(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxStatFields(pid)?.[19];
  if (process.platform === 'win32') return undefined;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * True when the process has this folder as its working directory, like a postmaster has its data directory.
 * On systems that do not show the folder, the name of the process decides.
 */
export function worksInFolder(pid: number, folder: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

/**
 * Returns the fields of /proc/<pid>/stat from the third (state) on. The second field may contain spaces and
 * brackets.
 */
function linuxStatFields(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
