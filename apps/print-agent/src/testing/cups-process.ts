import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '@comanda/testkit/patience';
import { type RunProgram, runProgram } from '../printers/run-program.ts';

/** A separate CUPS with its own settings and folders. */
export interface CupsProcess {
  /** Runs `lp` and the other programs with this CUPS. */
  run: RunProgram;
  /** Environment for programs that use this CUPS. */
  env: { CUPS_SERVER: string };
  /** Adds a queue that passes documents to a TCP printer unchanged. */
  addRawQueue(name: string, port: number): Promise<void>;
  /** Adds a queue that writes a PDF file of each document; see {@link missingPdfQueue}. */
  addPdfQueue(name: string): Promise<void>;
  /** Files that the PDF queue has written since its opening. They are deleted at the end. */
  pdfs(): string[];
  close(): Promise<void>;
}

/** Reason why the tests cannot use CUPS on this machine. Null if they can. */
export function missingCups(): string | null {
  for (const program of ['cupsd', 'lpadmin', 'lp', 'lpstat']) {
    if (spawnSync(program, ['--help'], { timeout: PATIENCE_MS }).error !== undefined)
      return `${program} não está instalado`;
  }
  return null;
}

const PDF_BACKEND = '/usr/lib/cups/backend/cups-pdf';
const PDF_DRIVER = '/usr/share/ppd/cups-pdf/CUPS-PDF_opt.ppd';
/** Folder of the PDF queue's files, which cannot be configured. */
const PDF_FOLDER = join(userInfo().homedir, 'PDF');

/** Reason why the tests cannot use a queue for PDF files. Null if they can. */
export function missingPdfQueue(): string | null {
  const missing = [PDF_BACKEND, PDF_DRIVER].filter((path) => !existsSync(path));
  if (missing.length > 0) return `${missing.join(', ')}: não está instalado`;
  return process.getuid?.() === 0 ? missingCups() : 'a fila de PDF só funciona para o root';
}

function listPdfs(): string[] {
  if (!existsSync(PDF_FOLDER)) return [];
  return readdirSync(PDF_FOLDER).map((name) => join(PDF_FOLDER, name));
}

export async function openCups(): Promise<CupsProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'cups-'));
  // CUPS runs its filters as another user, who needs access to this folder.
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
  const env = { CUPS_SERVER: socket };
  const run: RunProgram = (call) => runProgram({ ...call, env: { ...call.env, ...env } });
  const administer = async (args: string[]) => {
    const answer = await run({ program: 'lpadmin', args });
    if (answer.code !== 0) throw new Error(`lpadmin: ${answer.stderr}`);
  };
  const pdfsBefore = new Set(listPdfs());
  const hadPdfFolder = existsSync(PDF_FOLDER);
  const pdfs = () => listPdfs().filter((file) => !pdfsBefore.has(file));
  const isUp = async () =>
    (await run({ program: 'lpstat', args: ['-r'], env: { LC_ALL: 'C' } })).stdout.includes('is running');
  for (let tried = 0; !(await isUp()); tried += 1) {
    if (tried > 100) throw new Error('cupsd did not start');
    await sleep(50);
  }
  return {
    run,
    env,
    addRawQueue: (name, port) =>
      administer(['-p', name, '-E', '-v', `socket://127.0.0.1:${port}`, '-m', 'raw']),
    addPdfQueue: (name) => administer(['-p', name, '-E', '-v', 'cups-pdf:/', '-P', PDF_DRIVER]),
    pdfs,
    async close() {
      daemon.kill('SIGTERM');
      await ended;
      for (const file of pdfs()) rmSync(file);
      if (!hadPdfFolder) rmSync(PDF_FOLDER, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
