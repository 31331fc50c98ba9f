import { readFileSync } from 'node:fs';
import type { HttpClient } from '@comanda/testkit/running/http-client';

/** One value of the server's /metrics. Reading them starts the event-loop figures anew. */
export async function readMetric(http: HttpClient, name: string): Promise<number> {
  const { text } = await http.send('GET', '/metrics', {});
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`the server does not measure ${name}`);
  return Number(value);
}

/** Resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`process ${pid} tells no memory`);
  return Number(kilobytes) * 1024;
}
