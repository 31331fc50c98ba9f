import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A secret made at the first start and kept beside the data, readable by its owner only, so that a restart
 * neither forgives throttles nor voids codes under way. Several servers need one given from outside.
 */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
