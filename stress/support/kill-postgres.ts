import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLivePostmaster } from '@comanda/server/src/platform/embedded-postgres/postmaster-pid-file.ts';

/** Returns the process id of the PostgreSQL server on this data directory. Throws if there is none. */
export function postmasterPid(dataDir: string): number {
  const postmaster = findLivePostmaster(join(dataDir, 'cluster'));
  if (postmaster === undefined) throw new Error('no PostgreSQL runs there');
  return postmaster.pid;
}

/** Sends SIGKILL to the PostgreSQL server and to all its child processes at once. */
export function killPostgres(dataDir: string): void {
  const pid = postmasterPid(dataDir);
  for (const victim of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(victim, 'SIGKILL');
    } catch {
      // This child process had already ended.
    }
  }
}

function childrenOf(parent: number): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
