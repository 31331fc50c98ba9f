import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Planned changes of files, by path from `root`. A later change of a file builds on the earlier changes. */
export interface Edits {
  readonly files: Record<string, string>;
  /** Throws if the file exists. */
  add(file: string, text: string): void;
  has(file: string): boolean;
  /** Replaces the first match of `place`. Throws if the file has no match. */
  put(file: string, place: RegExp, text: (match: string) => string): void;
}

export function editsOf(root: string): Edits {
  const files: Record<string, string> = {};
  const has = (file: string) => files[file] !== undefined || existsSync(join(root, file));
  return {
    files,
    has,
    add(file, text) {
      if (has(file)) throw new Error(`${file} exists`);
      files[file] = text;
    },
    put(file, place, text) {
      const before = files[file] ?? readFileSync(join(root, file), 'utf8');
      if (!place.test(before)) throw new Error(`${file} has no ${place}`);
      files[file] = before.replace(place, text);
    },
  };
}
