import { readConfig } from '../config.ts';
import { createFiles, createFilesOfFolder } from '../platform/files/create-files.ts';
import { moveInstallation } from './move-files/move-installation.ts';
import { MOVE } from './move-files/texts.ts';
import { openSystemDatabase } from './open-system-database.ts';
import { asComplaint, Complaint, misuse } from './provedor/complaint.ts';
import { runMain } from './run-main.ts';

/** `npm run arquivos:mover -- s3|pasta [--trocar]`: copies uploaded files between the folder and the S3 service. */
async function main(): Promise<void> {
  const [word, option, ...more] = process.argv.slice(2);
  const isSwitched = option === '--trocar';
  if ((word !== 's3' && word !== 'pasta') || (option !== undefined && !isSwitched) || more.length > 0)
    throw misuse(MOVE.usage);
  const requested = readConfig(process.env);
  if (requested.s3 === null) throw new Complaint(MOVE.noBucket);
  const [folder, bucket] = [createFilesOfFolder(requested.dataDir), createFiles(requested)];
  const [from, to] = word === 's3' ? [folder, bucket] : [bucket, folder];
  const { database, close } = await openSystemDatabase(requested);
  try {
    const moved = await moveInstallation(database.directory, { from, to, isSwitched });
    for (const { name, reason } of moved.failed) console.error(MOVE.failed(name, reason));
    console.log(MOVE.copied(moved, to.place));
    if (moved.failed.length > 0) throw new Complaint(MOVE.repeat);
    console.log(isSwitched ? MOVE.switched(from.place, to.place, word) : MOVE.next(word));
  } catch (error) {
    throw asComplaint(error);
  } finally {
    await close();
  }
}

await runMain(main);
