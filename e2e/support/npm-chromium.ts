import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

/** A browser program and the environment that it needs. */
export interface BrowserProgram {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

/**
 * Unpacks the Chromium of npm's `@sparticuz/chromium` into node_modules/.cache, once per version (about 2 s).
 * Finds out whether this system needs the packed NSS libraries and fonts. Throws if Chromium does not start
 * even with these.
 */
export async function prepareNpmChromium(): Promise<BrowserProgram> {
  const folder = await unpackOnce();
  const executablePath = join(folder, 'chromium');
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const attempts = [fonts, { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023/lib') }];
  let complaint = '';
  for (const env of attempts) {
    const { status, stderr, error } = spawnSync(executablePath, ['--version'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    if (status === 0) return { executablePath, env };
    complaint = error?.message ?? stderr;
  }
  throw new Error(
    `The Chromium from npm does not start here; set CHROMIUM_PATH to another. ${complaint.trim()}`,
  );
}

async function unpackOnce(): Promise<string> {
  const packageDir = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
  const { version }: { version: string } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const cache = fileURLToPath(new URL('../../node_modules/.cache/comanda', import.meta.url));
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'unpacking-'));
  try {
    await inflateInto(draft, join(packageDir, 'bin'));
    writeFileSync(
      join(draft, 'fonts.conf'),
      `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
    );
    renameSync(draft, folder);
  } catch (error) {
    // Another run has unpacked the same files at the same time.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/**
 * Unpacks files into our own folder. The package only knows the system's temporary folder, where parallel
 * runs would see half-written files. It reads TMPDIR when it starts, so the variable is changed for that
 * moment.
 */
async function inflateInto(folder: string, packed: string): Promise<void> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  const work = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((file) => inflate(join(packed, file)));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await Promise.all(work);
}
