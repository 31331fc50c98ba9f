import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PrintSystem } from '@comanda/domain/orders/printing/print-program';
import { ZipFile } from 'yazl';
import { writeWhole } from '../../../../platform/files/write-whole.ts';
import { fetchRuntime } from './fetch-runtime.ts';
import { LAUNCHERS, PROGRAM_FOLDER } from './launchers.ts';
import { RUNTIMES } from './runtimes.ts';

/** Content of a download. */
export interface PackRequest {
  system: PrintSystem;
  /** Folder of the bundled print agent. */
  bundle: string;
  /** Origin of this server. It is written into the program, so that users do not have to type it. */
  origin: string;
  /**
   * Path of the finished file. A complete file is renamed to this path, so the path never has a partial file.
   */
  file: string;
}

const PROGRAM = 0o100_755;
const TEXT = 0o100_644;

/**
 * Packs the runtime, the program and its launchers into one file. Throws when the runtime is not available.
 */
export async function packProgram({ system, bundle, origin, file }: PackRequest): Promise<void> {
  const zip = new ZipFile();
  const inFolder = (name: string) => `${PROGRAM_FOLDER}/${name}`;
  const runtime = RUNTIMES[system];
  for (const { name, text, isProgram } of LAUNCHERS[system])
    zip.addBuffer(Buffer.from(text), inFolder(name), { mode: isProgram ? PROGRAM : TEXT });
  zip.addBuffer(await fetchRuntime(runtime, dirname(file)), inFolder(`programa/${runtime.name}`), {
    mode: PROGRAM,
    compressionLevel: 4,
  });
  zip.addBuffer(Buffer.from(JSON.stringify({ servidor: origin })), inFolder('programa/servidor.json'));
  for (const entry of await readdir(bundle, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(bundle.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !name.startsWith('.'))
      zip.addFile(path, inFolder(`programa/${name}`), { mode: TEXT });
  }
  zip.end();
  await writeWhole(file, zip.outputStream);
}
