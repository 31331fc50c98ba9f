import { sep } from 'node:path';
import { listBackups, readNotes } from '../backup/backup-folder.ts';
import { backupSourceOf } from '../backup/backup-source.ts';
import { BaseBackupError, makeBackup, removeOldBackups } from '../backup/make-backup.ts';
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

function list(config: Config): void {
  const folder = folderOf(config);
  const names = listBackups(folder);
  if (names.length === 0) console.log(BACKUP.none(folder));
  for (const name of names) console.log(BACKUP.line(name, readNotes(folder, name)));
}

async function backUp(config: Config): Promise<void> {
  const folder = folderOf(config);
  const { recipient, days } = config.backups;
  if (recipient === null) throw new Complaint(BACKUP.noKey);
  await inSentences(config, async () => {
    const { ownerUrl, isEmbedded, close } = await findDatabase(config);
    try {
      const source = backupSourceOf(config, { ownerUrl, isEmbedded });
      const { name, notes } = await makeBackup(source, { folder, recipient, now: Date.now });
      console.log(BACKUP.done(name, folder, notes));
      if (config.s3 !== null) console.log(BACKUP.filesElsewhere(source.files.place));
      const removed = removeOldBackups(folder, { days, now: Date.now() });
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
 * Throws a Complaint if no folder is set. Also throws if the folder is in the data directory and would be lost with it.
 */
function folderOf({ backups: { folder }, dataDir }: Config): string {
  if (folder === null) throw new Complaint(BACKUP.noFolder);
  if (`${folder}${sep}`.startsWith(`${dataDir}${sep}`)) throw new Complaint(BACKUP.insideData(folder));
  return folder;
}

await runMain(main);
