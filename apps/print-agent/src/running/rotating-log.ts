import { appendFileSync, renameSync, statSync } from 'node:fs';
import { OWNER_ONLY } from '../config/write-safely.ts';

/** Name of the agent's own, in its folder. */
export const LOG_FILE = 'agente.log';
const MOST_BYTES = 1024 * 1024;

/**
 * Adds lines to a file. At `mostBytes` it becomes `<path>.1`, in the place of the one before: together they take twice as
 * much at most. A disk that refuses costs the line and nothing else.
 */
export function createRotatingLog(path: string, mostBytes = MOST_BYTES): (line: string) => void {
  let size = sizeOf(path);
  return (line) => {
    const text = `${line}\n`;
    try {
      if (size > 0 && size + Buffer.byteLength(text) > mostBytes) {
        renameSync(path, `${path}.1`);
        size = 0;
      }
      appendFileSync(path, text, { mode: OWNER_ONLY });
      size += Buffer.byteLength(text);
    } catch {
      // Paper comes out all the same.
      size = sizeOf(path);
    }
  };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
