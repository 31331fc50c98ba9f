import { sep } from 'node:path';
import type { BackupPlace } from '../backup/backup-place.ts';
import { backupSourceOf } from '../backup/backup-source.ts';
import { BaseBackupError, makeBackup, removeOldBackups } from '../backup/make-backup.ts';
import { openPlace } from '../backup/open-place.ts';
import { removeAbandonedRehearsals } from '../backup/rehearse-restore.ts';
import { makeBackupKeys } from '../backup/sealed-stream.ts';
import { BACKUP } from '../backup/texts.ts';
import { type Config, readConfig } from '../config.ts';
import { findDatabase, inSentences } from './open-system-database.ts';
import { asComplaint, Complaint, misuse } from './provedor/complaint.ts';
import { runMain } from './run-main.ts';

/** `npm run copia`: makes an encrypted backup of database, files and secret. Also lists backups and makes keys. */
async function main(): Promise<void> {
  const [word, ...more] = process.argv.slice(2);
  if (more.length > 0 || !['chave', 'listar', undefined].includes(word)) throw misuse(BACKUP.usage);
  if (word === 'chave') return console.log(BACKUP.keys(await makeBackupKeys()));
  const config = readConfig(process.env);
  if (word === 'listar') return list(config);
  await backUp(config);
}

async function list(config: Config): Promise<void> {
  const place = placeOf(config);
  const names = await place.names();
  if (names.length === 0) console.log(BACKUP.none(place.place));
  for (const name of names) console.log(BACKUP.line(name, await place.notes(name)));
}

async function backUp(config: Config): Promise<void> {
  const place = placeOf(config);
  const { recipient, days } = config.backups;
  if (recipient === null) throw new Complaint(BACKUP.noKey);
  removeAbandonedRehearsals();
  await inSentences(config, async () => {
    const { ownerUrl, isEmbedded, close } = await findDatabase(config);
    try {
      const source = backupSourceOf(config, { ownerUrl, isEmbedded });
      const { name, notes } = await makeBackup(source, { place, recipient, now: Date.now });
      console.log(BACKUP.done(name, place.place, notes));
      if (config.s3 !== null) console.log(BACKUP.filesElsewhere(source.files.place));
      const removed = await removeOldBackups(place, { days, now: Date.now() });
      if (removed.length > 0) console.log(BACKUP.removed(removed, days));
    } catch (error) {
      if (error instanceof BaseBackupError) throw new Complaint(BACKUP.noBaseBackup(error.output));
      throw asComplaint(error);
    } finally {
      await close();
    }
  });
}

/**
 * The configured place for backups. Throws a Complaint if none is configured, or if the folder would be lost
 * together with the data.
 */
function placeOf({ backups, dataDir }: Config): BackupPlace {
  const place = openPlace(backups);
  if (place === null) throw new Complaint(BACKUP.noFolder);
  const { folder } = backups;
  if (folder !== null && `${folder}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new Complaint(BACKUP.insideData(folder));
  return place;
}

await runMain(main);
