import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLivePostmaster } from '@comanda/server/src/platform/embedded-postgres/postmaster-pid-file.ts';

/** The process id of the PostgreSQL server on this data directory. Throws when there is none. */
export function postmasterPid(dataDir: string): number {
  const postmaster = findLivePostmaster(join(dataDir, 'cluster'));
  if (postmaster === undefined) throw new Error('no PostgreSQL runs there');
  return postmaster.pid;
}

/** Sends SIGKILL to the server and at once to all its children that the system lists. */
export function killPostgres(dataDir: string): void {
  const pid = postmasterPid(dataDir);
  for (const victim of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(victim, 'SIGKILL');
    } catch {
      // A backend that ended by itself before our signal.
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
