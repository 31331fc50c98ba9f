import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing; answers the uppermost that was made, `undefined` where it was there.
 * `mkdirSync`'s own `recursive` never comes back where a folder exists in which none can be made (/proc).
 */
export function makeFolder(path: string, mode = 0o777): string | undefined {
  if (isFolder(path)) return undefined;
  const above = dirname(path) === path ? undefined : makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
    return above;
  }
  return above ?? path;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
