import { findFilesMark, MARK_NAME, writeFilesMark } from '../../installation/files-mark.ts';
import { type Directory, findInstallation, tieOtherFolder } from '../../installation/installation-row.ts';
import type { Files } from '../../platform/files/files.ts';
import { copyFiles, type Moved } from '../../platform/files/move-files.ts';
import { Complaint } from '../provedor/complaint.ts';
import { MOVE } from './texts.ts';

/**
 * Copies an installation's files to another storage. With `isSwitched` and no failed file, the installation
 * then belongs to the new storage: a server that starts with the old storage is refused. Throws a Complaint
 * for files of another installation.
 */
export async function moveInstallation(
  directory: Directory,
  { from, to, isSwitched }: { from: Files; to: Files; isSwitched: boolean },
): Promise<Moved> {
  const installation = await findInstallation(directory);
  if (installation?.filesPlace == null) throw new Complaint(MOVE.notStarted);
  const { installationId, filesPlace } = installation;
  if ((await findFilesMark(from)) !== installationId)
    throw new Complaint(MOVE.elsewhere(from.place, filesPlace));
  const moved = await copyFiles(from, to, { skips: [MARK_NAME] });
  if (!isSwitched || moved.failed.length > 0) return moved;
  // The mark of the old storage is removed last, so that the command can run again after a crash.
  await writeFilesMark(to, installationId);
  await tieOtherFolder(directory, to.place);
  await from.remove(MARK_NAME);
  return moved;
}
