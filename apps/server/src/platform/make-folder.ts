import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents. Returns the topmost new folder, or `undefined` if all existed.
 * Does not use `mkdirSync` with `recursive`, because it hangs in a folder that allows no new entries (/proc).
 */
export function makeFolder(path: string, mode = 0o777): string | undefined {
  if (isFolder(path)) return undefined;
  const above = dirname(path) === path ? undefined : makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Ignores the error if another process has created the folder meanwhile.
    if (!isFolder(path)) throw error;
    return above;
  }
  return above ?? path;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
