import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  PRINT_SYSTEMS,
  type PrintProgram,
  type PrintSystem,
} from '@comanda/domain/orders/printing/print-program';
import type { Logger } from '../../../../platform/log.ts';
import type { PackRequest } from './pack-program.ts';
import { RUNTIMES } from './runtimes.ts';

/** Downloads of the print program on this server. */
export interface PrintPrograms {
  list(origin: string): PrintProgram[];
  /** Starts packing in the background. Does nothing if the file exists or is being packed. */
  pack(system: PrintSystem, origin: string): void;
  /** Path of the file; null when it is not packed yet. */
  fileOf(system: PrintSystem, origin: string): string | null;
  stop(): void;
}

export interface PrintProgramsOptions {
  /** Folder of the bundled print agent. Without it there are no downloads. */
  bundle: string;
  /** Folder of finished downloads. */
  dir: string;
  log: Logger;
}

const PACK_PROCESS = fileURLToPath(new URL('./pack-process.ts', import.meta.url));

/**
 * Makes downloads at the first request. A download is valid until the program, the runtime or the server's
 * URL changes.
 */
export function createPrintPrograms({ bundle, dir, log }: PrintProgramsOptions): PrintPrograms {
  const packing = new Map<string, () => void>();
  const failed = new Set<string>();

  function pathOf(system: PrintSystem, origin: string): string | null {
    const stamp = join(bundle, 'versao.txt');
    if (!existsSync(stamp)) return null;
    const version = createHash('sha256')
      .update(JSON.stringify([readFileSync(stamp, 'utf8'), RUNTIMES[system].integrity, origin]))
      .digest('hex')
      .slice(0, 16);
    return join(dir, `comanda-impressao-${system}-${version}.zip`);
  }

  function fileOf(system: PrintSystem, origin: string): string | null {
    const path = pathOf(system, origin);
    return path !== null && existsSync(path) ? path : null;
  }

  function stateOf(system: PrintSystem, origin: string): PrintProgram['state'] {
    const path = pathOf(system, origin);
    if (path === null || failed.has(path)) return 'failed';
    if (existsSync(path)) return 'ready';
    return packing.has(path) ? 'packing' : 'unpacked';
  }

  return {
    list: (origin) =>
      PRINT_SYSTEMS.map((system) => {
        const file = fileOf(system, origin);
        return {
          system,
          state: stateOf(system, origin),
          bytes: file === null ? null : statSync(file).size,
        };
      }),
    pack(system, origin) {
      const file = pathOf(system, origin);
      if (file === null || existsSync(file) || packing.has(file)) return;
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      failed.delete(file);
      const process = fork(PACK_PROCESS, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      packing.set(file, () => process.kill());
      process.on('message', (reason) => log.warn({ system, reason }, 'print program not packed'));
      process.once('exit', (code) => {
        packing.delete(file);
        if (code === 0) forgetOlder(dir, system, file);
        else failed.add(file);
      });
      process.send({ system, bundle, origin, file } satisfies PackRequest);
    },
    fileOf,
    stop() {
      for (const end of packing.values()) end();
    },
  };
}

/** Deletes older downloads of a system. */
function forgetOlder(dir: string, system: PrintSystem, file: string): void {
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    if (name.startsWith(`comanda-impressao-${system}-`) && path !== file) rmSync(path, { force: true });
  }
}
