import { appendFileSync, renameSync, statSync } from 'node:fs';
import { OWNER_ONLY } from '../config/write-safely.ts';

/** Name of the agent's own log in its folder. */
export const LOG_FILE = 'agente.log';
const MAX_BYTES = 1024 * 1024;

/**
 * Appends lines to a file. A full file is renamed to `<path>.1` and replaces the previous one, so both
 * together have at most twice `maxBytes`. If the disk refuses a line, only that line is lost.
 */
export function createRotatingLog(path: string, maxBytes = MAX_BYTES): (line: string) => void {
  let size = sizeOf(path);
  return (line) => {
    const text = `${line}\n`;
    try {
      if (size > 0 && size + Buffer.byteLength(text) > maxBytes) {
        renameSync(path, `${path}.1`);
        size = 0;
      }
      appendFileSync(path, text, { mode: OWNER_ONLY });
      size += Buffer.byteLength(text);
    } catch {
      // A log failure must not stop the printing.
      size = sizeOf(path);
    }
  };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
