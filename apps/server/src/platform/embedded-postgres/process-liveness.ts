import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * True when a process with this id is running. A zombie counts as gone: it has ended, but its parent has not collected
 * it. Zombies stay in containers whose first process collects no children.
 */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const stat = linuxStatFields(pid);
  return stat === undefined || (stat[0] !== 'Z' && stat[0] !== 'X');
}

/**
 * Distinguishes this process from a later one with the same id: its start time in the system's format. `undefined`
 * when the process is gone, or the system does not show start times.
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
 * True when the process works in this folder: a postmaster changes into its data directory. On systems that do not
 * show the folder, the process name decides.
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

/** Fields of /proc/<pid>/stat from the third (state) on. The second field may contain spaces and brackets. */
function linuxStatFields(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
