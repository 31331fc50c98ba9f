import { readdirSync, readFileSync } from 'node:fs';
import type { ProcessWorld } from '@comanda/testkit/running/world';
import pg from 'pg';
import { openLoop } from './open-loop.ts';

/** Clock ticks per second, as Linux reports processor time to programs. */
const TICKS_A_SECOND = 100;
const MS_OF_TICK = 1000 / TICKS_A_SECOND;

interface ProcessTimes {
  parent: number;
  /** Milliseconds of the process itself, and of its ended children. */
  own: number;
  endedChildren: number;
}

/** Processor time of one call, in milliseconds. */
export interface Cost {
  serverMs: number;
  databaseMs: number;
}

/**
 * Makes calls at the given rate, first as a warm-up and then measured. Returns the average cost of a call. `others`
 * are processes beside the server, such as more servers.
 */
export async function processorCost(
  { pid, urls, others = [] }: Pick<ProcessWorld, 'pid' | 'urls'> & { others?: readonly number[] },
  { perSecond, seconds }: { perSecond: number; seconds: number },
  call: (index: number) => Promise<void>,
): Promise<Cost> {
  const warmUp = Math.min(10, seconds);
  await openLoop({ perSecond, seconds: warmUp }, call);
  const serversMs = () => [pid, ...others].reduce((sum, each) => sum + processorMs(each), 0);
  const before = { serverMs: serversMs(), databaseMs: await databaseProcessorMs(urls.owner) };
  await openLoop({ perSecond, seconds }, (index) => call(perSecond * warmUp + index));
  const calls = perSecond * seconds;
  return {
    serverMs: (serversMs() - before.serverMs) / calls,
    databaseMs: ((await databaseProcessorMs(urls.owner)) - before.databaseMs) / calls,
  };
}

/** Processor time of a process so far, in milliseconds. Linux only. */
export function processorMs(pid: number): number {
  return timesOf(pid)?.own ?? 0;
}

/** Processor time of all PostgreSQL processes so far, in milliseconds. PostgreSQL must run on this machine. */
export async function databaseProcessorMs(url: string): Promise<number> {
  const postmaster = await postmasterOf(url);
  const main = timesOf(postmaster);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === postmaster);
  return children.reduce((sum, { own }) => sum + own, (main?.own ?? 0) + (main?.endedChildren ?? 0));
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = timesOf(rows[0]?.pid ?? 0);
  await client.end();
  if (backend === null) throw new Error('the database does not run on this machine');
  return backend.parent;
}

/** Null if the process has ended. Fields are counted after the name in parentheses, as in proc(5). */
function timesOf(pid: number): ProcessTimes | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (field: number) => Number(fields[field - 3]) * MS_OF_TICK;
    return {
      parent: Number(fields[1]),
      own: ticks(14) + ticks(15),
      endedChildren: ticks(16) + ticks(17),
    };
  } catch {
    return null;
  }
}
