import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Program, THIS_PROGRAM } from '../commands/autostart-commands.ts';
import { BUNDLE_FOLDER } from '../running/program-files.ts';

/** Written by whoever built the bundle: another text is another program. */
export const VERSION_FILE = 'versao.txt';

/**
 * Copies a downloaded program into the agent's folder, from where it is started from now on: folders of downloads get
 * tidied away. Each version has a folder of its own, because Windows does not replace what runs. A program that runs
 * from its sources stays where it is.
 */
export function keepProgram(folder: string, bundle = BUNDLE_FOLDER, running = THIS_PROGRAM): Program {
  if (bundle === null) return running;
  const version = readFileSync(join(bundle, VERSION_FILE), 'utf8').trim().slice(0, 16);
  const place = join(folder, 'programa', version);
  if (!existsSync(place)) {
    // Whole or not at all: a copy that was broken off is begun anew.
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

/** Deletes earlier versions; what still runs stays until the next time. */
export function forgetOlderPrograms(folder: string, { main }: Program): void {
  const programs = join(folder, 'programa');
  if (!existsSync(programs)) return;
  for (const version of readdirSync(programs)) {
    if (main.startsWith(join(programs, version))) continue;
    try {
      rmSync(join(programs, version), { recursive: true, force: true });
    } catch {
      // Windows holds files of a program that runs.
    }
  }
}
