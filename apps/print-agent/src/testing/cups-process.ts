import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunProgram, runProgram } from '../printers/run-program.ts';

/** A CUPS of its own, with nothing of this machine's. */
export interface CupsProcess {
  /** Runs its programs, `lp` and the others, against this CUPS. */
  run: RunProgram;
  addRawQueue(name: string, port: number): Promise<void>;
  close(): Promise<void>;
}

/** Why there is none here; null when there is. */
export function missingCups(): string | null {
  for (const program of ['cupsd', 'lpadmin', 'lp', 'lpstat']) {
    if (spawnSync(program, ['--help'], { timeout: 5_000 }).error !== undefined)
      return `${program} não está instalado`;
  }
  return null;
}

export async function openCups(): Promise<CupsProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'cups-'));
  // Its filters run as somebody else.
  chmodSync(folder, 0o755);
  const socket = join(folder, 'cups.sock');
  const at = (name: string) => join(folder, name);
  for (const name of ['root', 'state', 'cache', 'spool', 'spool/tmp']) mkdirSync(at(name));
  writeFileSync(
    at('cups-files.conf'),
    [
      `ServerRoot ${at('root')}`,
      `StateDir ${at('state')}`,
      `CacheDir ${at('cache')}`,
      `RequestRoot ${at('spool')}`,
      `TempDir ${at('spool/tmp')}`,
      `AccessLog ${at('access.log')}`,
      `ErrorLog ${at('error.log')}`,
      `PageLog ${at('page.log')}`,
      ...(process.env.CUPS_SERVERBIN === undefined ? [] : [`ServerBin ${process.env.CUPS_SERVERBIN}`]),
    ].join('\n'),
  );
  writeFileSync(
    at('cupsd.conf'),
    `Listen ${socket}
Browsing Off
WebInterface No
DefaultAuthType None
<Location />
  Order allow,deny
  Allow all
</Location>
<Policy default>
  <Limit All>
    Order allow,deny
    Allow all
  </Limit>
</Policy>
`,
  );
  const daemon = spawn('cupsd', ['-f', '-c', at('cupsd.conf'), '-s', at('cups-files.conf')], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => daemon.once('close', resolve));
  const run: RunProgram = (call) => runProgram({ ...call, env: { ...call.env, CUPS_SERVER: socket } });
  const isUp = async () =>
    (await run({ program: 'lpstat', args: ['-r'], env: { LC_ALL: 'C' } })).stdout.includes('is running');
  for (let tried = 0; !(await isUp()); tried += 1) {
    if (tried > 100) throw new Error('cupsd did not start');
    await sleep(50);
  }
  return {
    run,
    async addRawQueue(name, port) {
      const args = ['-p', name, '-E', '-v', `socket://127.0.0.1:${port}`, '-m', 'raw'];
      const answer = await run({ program: 'lpadmin', args });
      if (answer.code !== 0) throw new Error(`lpadmin: ${answer.stderr}`);
    },
    async close() {
      daemon.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
