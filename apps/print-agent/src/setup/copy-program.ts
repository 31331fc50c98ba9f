import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Program, THIS_PROGRAM } from '../commands/autostart-commands.ts';
import { BUNDLE_FOLDER } from '../running/program-files.ts';

/** The build of the bundle writes this file. Different contents mean a different program. */
export const VERSION_FILE = 'versao.txt';

/**
 * Copies a downloaded program into the agent's folder, because people delete download folders. The copy is
 * the program that runs later. Each version has its own folder, because Windows does not replace running
 * files. A program that runs from its sources is not copied.
 */
export function copyProgram(folder: string, bundle = BUNDLE_FOLDER, running = THIS_PROGRAM): Program {
  if (bundle === null) return running;
  const version = readFileSync(join(bundle, VERSION_FILE), 'utf8').trim().slice(0, 16);
  const place = join(folder, 'programa', version);
  if (!existsSync(place)) {
    // Copies to a temporary folder first. If the copy is interrupted, the next start copies again.
    const half = `${place}.parte`;
    rmSync(half, { recursive: true, force: true });
    cpSync(bundle, half, { recursive: true });
    renameSync(half, place);
  }
  const moved = (path: string) => {
    const inside = relative(bundle, path);
    return inside.startsWith('..') ? path : join(place, inside);
  };
  return { node: moved(running.node), main: moved(running.main) };
}

/** Deletes older versions. If an older version still runs, a later start deletes it. */
export function forgetOlderPrograms(folder: string, { main }: Program): void {
  const programs = join(folder, 'programa');
  if (!existsSync(programs)) return;
  for (const version of readdirSync(programs)) {
    if (main.startsWith(join(programs, version))) continue;
    try {
      rmSync(join(programs, version), { recursive: true, force: true });
    } catch {
      // Windows locks the files of a running program, so this version stays for now.
    }
  }
}
