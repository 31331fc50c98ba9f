import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localHaproxyConfig } from '../../../scripts/several/local-haproxy.ts';
import { eventually } from '../eventually.ts';

/** HAProxy with the example of `ops`, before servers of this machine. */
export interface HaproxyProcess {
  stop(): Promise<void>;
}

/** Starts HAProxy at `port` with its configuration in `folder`, and waits until a server answers through it. */
export async function startHaproxy(
  folder: string,
  { port, serverPorts }: { port: number; serverPorts: readonly number[] },
): Promise<HaproxyProcess> {
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, localHaproxyConfig({ port, serverPorts, hasToken: false }));
  const child = spawn('haproxy', ['-db', '-q', '-f', path], { stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    process.off('exit', endWithUs);
  };
  await eventually(async () => {
    if (!(await fetch(`http://127.0.0.1:${port}/healthz`)).ok) throw new Error('no server is ready');
  });
  return { stop };
}
