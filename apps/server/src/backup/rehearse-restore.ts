import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcessAlive } from '../platform/embedded-postgres/process-liveness.ts';
import { openPlaceFor } from '../platform/embedded-postgres/run-identity.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';
import type { StartupLog } from '../platform/embedded-postgres/startup-log.ts';
import { createFilesOfFolder } from '../platform/files/create-files.ts';
import { createLogger } from '../platform/log.ts';
import { findStoredSecret } from '../platform/stored-secret.ts';
import { createBackupFolder } from './backup-folder.ts';
import { bytesOf } from './backup-place.ts';
import { type BackupSource, makeBackup } from './make-backup.ts';
import { proveEpoch } from './prove-epoch.ts';
import { proveRestored, type RestoreProof } from './prove-restored.ts';
import { restoreBackup } from './restore-backup.ts';
import { makeBackupKeys } from './sealed-stream.ts';
import { REHEARSAL } from './texts.ts';
import { witnessStores } from './witness.ts';

/** The temporary folder of a rehearsal begins with this and the id of its process. */
const PREFIX = 'comanda-ensaio-';

/**
 * Makes a backup with a new key and restores it in a temporary folder. Then starts the restored database and
 * checks it. The running installation is not changed, and no file remains. Works only with the embedded
 * database.
 */
export async function rehearseRestore(
  source: BackupSource,
  { now, log, writeLine }: { now: () => number; log: StartupLog; writeLine: (line: string) => void },
): Promise<RestoreProof[]> {
  removeAbandonedRehearsals();
  const root = realpathSync(mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`)));
  const [copies, dataDir] = [createBackupFolder(join(root, 'copias')), dataOf(root)];
  const remove = () => removeRehearsal(root);
  process.once('exit', remove);
  try {
    const keys = await makeBackupKeys();
    const witnesses = await witnessStores(source.ownerUrl);
    const made = stopwatch();
    const { name, notes } = await makeBackup(source, { place: copies, recipient: keys.recipient, now });
    writeLine(REHEARSAL.made(bytesOf(notes), made()));
    const restored = stopwatch();
    await restoreBackup({ place: copies, name, identity: keys.identity, dataDir, log });
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    try {
      writeLine(REHEARSAL.restored(restored()));
      const files = createFilesOfFolder(dataDir);
      const secret = findStoredSecret(dataDir);
      const { ownerUrl } = postgres;
      return [
        ...(await proveRestored({ ownerUrl, files, secret, now: now() }, witnesses)),
        await proveEpoch(ownerUrl, dataDir, createLogger('silent')),
      ];
    } finally {
      await postgres.stop({ immediately: true });
    }
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * Removes the copies of rehearsals whose process was killed, because they contain readable data of all
 * stores. A PostgreSQL that still runs in such a folder ends by itself when the folder is removed.
 */
export function removeAbandonedRehearsals(): void {
  const parent = realpathSync(tmpdir());
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isProcessAlive(Number(pid))) removeRehearsal(join(parent, name));
  }
}

const dataOf = (root: string) => join(root, 'dados');

/**
 * Removes the temporary folder. Also removes the database's files, which are outside of it because their
 * operating system user cannot enter that folder.
 */
function removeRehearsal(root: string): void {
  for (const path of [root, openPlaceFor(dataOf(root))])
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

function stopwatch(): () => number {
  const begin = performance.now();
  return () => Math.round((performance.now() - begin) / 1000);
}
