import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A CUPS of our own, on a socket of its own: the machine's is not touched. */
export interface PrivateCups {
  /** For programs that are to find it. */
  readonly env: { CUPS_SERVER: string };
  /** A queue that hands papers to a TCP printer as they are. */
  addRawQueue(name: string, port: number): void;
  /** A queue that makes a PDF file of everything. */
  addPdfQueue(name: string): void;
  /** Files the PDF queue made since it was opened. */
  pdfs(): string[];
  /** Ends it and deletes what it made. */
  close(): Promise<void>;
}

const CUPSD = '/usr/sbin/cupsd';
const PDF_BACKEND = '/usr/lib/cups/backend/cups-pdf';
const PDF_DRIVER = '/usr/share/ppd/cups-pdf/CUPS-PDF_opt.ppd';
/** Where the PDF queue puts files; its settings are compiled in. */
const PDF_FOLDER = join(userInfo().homedir, 'PDF');

/** Why there can be none on this machine; null when there can. */
export function whyNoCups(): string | null {
  const missing = [CUPSD, PDF_BACKEND, PDF_DRIVER, '/usr/sbin/lpadmin', '/usr/bin/lp'].filter(
    (path) => !existsSync(path),
  );
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`;
  return process.getuid?.() === 0 ? null : 'cupsd and its PDF queue run as root only';
}

export async function openPrivateCups(): Promise<PrivateCups> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-cups-'));
  const socket = join(folder, 'cups.sock');
  for (const name of ['root', 'spool', 'cache', 'state', 'tmp']) mkdirSync(join(folder, name));
  // Its filters run as another user: they walk through, and write what they need for a moment.
  chmodSync(folder, 0o755);
  chmodSync(join(folder, 'tmp'), 0o1777);
  writeFileSync(join(folder, 'files.conf'), filesConf(folder));
  writeFileSync(join(folder, 'cupsd.conf'), cupsdConf(socket));
  const before = new Set(listPdfs());
  const had = existsSync(PDF_FOLDER);
  const child = spawn(CUPSD, ['-f', '-c', join(folder, 'cupsd.conf'), '-s', join(folder, 'files.conf')], {
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const env = { CUPS_SERVER: socket };
  const tell = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { env: { ...process.env, ...env, LC_ALL: 'C' }, stdio: 'pipe' }).toString();
  await untilRunning(() => tell('lpstat', ['-r']));
  const pdfs = () => listPdfs().filter((file) => !before.has(file));
  return {
    env,
    addRawQueue: (name, port) =>
      void tell('lpadmin', ['-p', name, '-E', '-v', `socket://127.0.0.1:${port}`, '-m', 'raw']),
    addPdfQueue: (name) => void tell('lpadmin', ['-p', name, '-E', '-v', 'cups-pdf:/', '-P', PDF_DRIVER]),
    pdfs,
    close: async () => {
      child.kill('SIGTERM');
      await exited;
      for (const file of pdfs()) rmSync(file);
      if (!had) rmSync(PDF_FOLDER, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listPdfs(): string[] {
  if (!existsSync(PDF_FOLDER)) return [];
  return readdirSync(PDF_FOLDER).map((name) => join(PDF_FOLDER, name));
}

async function untilRunning(ask: () => string): Promise<void> {
  for (const until = performance.now() + 10_000; performance.now() < until; ) {
    try {
      if (/is running/.test(ask())) return;
    } catch {
      // It has not opened its socket yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('cupsd did not start');
}

function filesConf(folder: string): string {
  return `ServerRoot ${folder}/root
RequestRoot ${folder}/spool
CacheDir ${folder}/cache
StateDir ${folder}/state
TempDir ${folder}/tmp
AccessLog ${folder}/access
ErrorLog ${folder}/error
PageLog ${folder}/page
SystemGroup root
`;
}

function cupsdConf(socket: string): string {
  return `LogLevel warn
Listen ${socket}
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
`;
}
