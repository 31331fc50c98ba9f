import { readFileSync } from 'node:fs';
import type { HttpClient } from '@comanda/testkit/running/http-client';

/** Clock ticks per second of processor time in Linux, the same on every known machine. */
const TICKS_PER_SECOND = 100;

/** Reads one value of the server's /metrics. Each read resets the figures of the event loop. */
export async function readMetric(http: HttpClient, name: string): Promise<number> {
  const { text } = await http.send('GET', '/metrics', {});
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`the server does not measure ${name}`);
  return Number(value);
}

/** Resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`process ${pid} reports no memory`);
  return Number(kilobytes) * 1024;
}

/** Processor time of a process since its start, in seconds. */
export const cpuSeconds = (pid: number): number => secondsOf(`/proc/${pid}/stat`);

/** Processor time of a process's main thread, in seconds. All requests wait for this thread. */
export const mainThreadSeconds = (pid: number): number => secondsOf(`/proc/${pid}/task/${pid}/stat`);

function secondsOf(statFile: string): number {
  // Fields are counted after the last bracket, because the process name may contain any character.
  const fields = readFileSync(statFile, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user = 'NaN', system = 'NaN'] = fields.slice(11, 13);
  const ticks = Number(user) + Number(system);
  if (Number.isNaN(ticks)) throw new Error(`${statFile} reports no processor time`);
  return ticks / TICKS_PER_SECOND;
}
