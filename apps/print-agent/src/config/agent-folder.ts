import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Returns the default folder for the agent's data. It follows the convention of the operating system and
 * belongs to one user.
 */
export function defaultFolder(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string {
  const home = homedir();
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Comanda Agente');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Comanda Agente');
  return join(env.XDG_CONFIG_HOME || join(home, '.config'), 'comanda-agente');
}

/** Creates the folder for its owner only, and returns its absolute path. */
export function openFolder(folder: string): string {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
}
