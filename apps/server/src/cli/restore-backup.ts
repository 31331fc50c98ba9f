import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lastBackup } from '../backup/backup-place.ts';
import { openPlace } from '../backup/open-place.ts';
import { RestoreError, restoreBackup } from '../backup/restore-backup.ts';
import { BACKUP } from '../backup/texts.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../platform/log.ts';
import { Complaint, misuse } from './provedor/complaint.ts';
import { runMain } from './run-main.ts';

/** `npm run copia:restaurar`: creates a new data directory from a backup. */
async function main(): Promise<void> {
  const { name, keyFile, dataDir } = readWords();
  const place = openPlace(readConfig(process.env).backups);
  if (place === null) throw new Complaint(BACKUP.noFolder);
  const wanted = name === 'ultima' ? ((await lastBackup(place)) ?? name) : name;
  const identity = readKey(keyFile);
  try {
    const task = { place, name: wanted, identity, dataDir, log: createLogger('silent') };
    const { notes, clusterFolder, files, hasSecret } = await restoreBackup(task);
    console.log(BACKUP.restored(dataDir, files, hasSecret));
    if (notes.database === 'own') console.log(BACKUP.restoredOwn(clusterFolder));
  } catch (error) {
    if (!(error instanceof RestoreError)) throw error;
    const { reason, detail } = error;
    throw new Complaint(BACKUP.refused[reason](detail));
  }
}

/**
 * Reads the private key from a file that may contain other text. Throws a Complaint if the file has no key.
 */
function readKey(path: string): string {
  const content = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const [identity] = /AGE-SECRET-KEY-1[0-9A-Z]+/.exec(content) ?? [];
  if (identity === undefined) throw new Complaint(BACKUP.noPrivateKey(path));
  return identity;
}

function readWords(): { name: string; keyFile: string; dataDir: string } {
  try {
    const { values, positionals } = parseArgs({
      options: { chave: { type: 'string' }, para: { type: 'string' } },
      allowPositionals: true,
    });
    const [name, ...more] = positionals;
    const { chave, para } = values;
    if (name !== undefined && more.length === 0 && chave !== undefined && para !== undefined)
      return { name, keyFile: chave, dataDir: resolve(para) };
  } catch {
    // Ignores the error, because the usage below also answers an unknown option.
  }
  throw misuse(BACKUP.restoreUsage);
}

await runMain(main);
