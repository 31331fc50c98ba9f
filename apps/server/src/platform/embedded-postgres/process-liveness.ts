import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Whether a process of this id is running. A zombie (ended, but not yet collected by its parent, as happens in
 * containers whose first process collects nothing) counts as gone.
 */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const stat = linuxStatFields(pid);
  return stat === undefined || (stat[0] !== 'Z' && stat[0] !== 'X');
}

/**
 * A mark that tells this process from a later one that was given the same id: its start time as the system
 * writes it. `undefined` when the process is gone or the system does not tell.
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
 * Whether the process works in this folder (a postmaster changes into its data directory). Where the system does
 * not tell, its name must do.
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

/** Fields of /proc/<pid>/stat from the third (state) on; the second may hold spaces and brackets. */
function linuxStatFields(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
