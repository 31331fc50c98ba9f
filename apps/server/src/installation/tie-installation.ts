import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { isOnNetwork } from '../exposure.ts';
import { sql } from '../platform/database/sql.ts';
import { withClient } from '../platform/database/with-client.ts';
import { decideWorld, findContents } from './decide-world.ts';
import { filesFolder, findFolderMark, writeFolderMark } from './files-mark.ts';
import {
  type Directory,
  directoryOn,
  ensureInstallation,
  type Installation,
  saveWorld,
  tieFirstFolder,
  tiePayments,
  type World,
} from './installation-row.ts';
import { isSameMark, markOf } from './marks.ts';
import { REFUSED } from './texts.ts';
import { checkSecret } from './tie-secret.ts';

/** Options of a start. */
export interface TieOptions {
  /** Settings added for the demonstration; null: this start runs none, and makes none in an empty database. */
  asDemo: ((config: Config) => Config) | null;
}

/** The settings for these data. */
export interface Tied {
  config: Config;
  /** The demonstration runs here. */
  isDemo: boolean;
}

/**
 * Compares the parts outside of the database (the secret, the folder of files, the payment provider's key) with
 * their marks in it, and ties new ones. Returns also whether the data are the demonstration's. Needs the system
 * role, and a database of this release. Throws {@link ConfigError} for a part of another installation.
 */
export function tieInstallation(systemUrl: string, asked: Config, { asDemo }: TieOptions): Promise<Tied> {
  return withClient(systemUrl, async (client) => {
    const directory = directoryOn(client);
    const installation = await ensureInstallation(directory);
    const world = decideWorld({
      ...(await findContents(directory)),
      world: installation.world,
      wantsDemo: asDemo !== null && asked.isOutboxShown,
    });
    const isDemo = world === 'demo' && asked.isOutboxShown;
    if (isDemo && isOnNetwork(asked) && !asked.mayExposeDemo)
      throw new ConfigError(REFUSED.demoOnNetwork(asked.host));
    const secret = await checkSecret(directory, installation, asked, { ties: true });
    if (secret === null) throw new Error('a start has no secret');
    await tieFolder(directory, installation, asked.dataDir);
    if (!isDemo) await checkPayments(directory, installation, { secret, key: asked.payments?.key ?? null });
    if (world !== installation.world) await saveWorld(directory, world);
    const config = { ...asked, secret, isOutboxShown: isDemo };
    return { config: isDemo && asDemo !== null ? asDemo(config) : config, isDemo };
  });
}

/** True for data of the demonstration, as {@link tieInstallation} decided at the last start. */
export function isDemoOf(installation: Installation | null, { isOutboxShown }: Config): boolean {
  return isOutboxShown && installation?.world === ('demo' satisfies World);
}

async function tieFolder(directory: Directory, installation: Installation, dataDir: string): Promise<void> {
  const { installationId, filesPlace } = installation;
  const folder = filesFolder(dataDir);
  const mark = findFolderMark(dataDir);
  if (filesPlace !== null) {
    if (mark === installationId) return;
    throw new ConfigError(REFUSED.otherFolder(folder, filesPlace));
  }
  if (mark !== null && mark !== installationId) throw new ConfigError(REFUSED.folderOfAnother(folder));
  // Former data name their files, which must be in the used folder.
  if (await lacksPictures(directory, dataDir))
    throw new ConfigError(REFUSED.otherFolder(folder, 'outra pasta'));
  await directory(sql`begin`);
  // Locked until the file is written: a second server that starts at once sees the first.
  const isFirst = await tieFirstFolder(directory, folder);
  if (isFirst) writeFolderMark(dataDir, installationId);
  await directory(sql`commit`);
  if (!isFirst && findFolderMark(dataDir) !== installationId)
    throw new ConfigError(REFUSED.otherFolder(folder, 'outra pasta'));
}

/** True if the database names pictures, and the folder has none of them. */
async function lacksPictures(directory: Directory, dataDir: string): Promise<boolean> {
  const rows = await directory<{ logo: string }>(sql`
    select logo from stores where logo like '/arquivos/%' order by store_id desc limit 20`);
  const files = rows.map(({ logo }) => join(filesFolder(dataDir), basename(logo)));
  return files.length > 0 && !files.some((file) => existsSync(file));
}

/** Another key is fine while nothing was created with the former one. */
async function checkPayments(
  directory: Directory,
  { installationId, paymentsMark }: Installation,
  { secret, key }: { secret: string; key: string | null },
): Promise<void> {
  const mark = key === null ? null : markOf(secret, 'payments', `${installationId} ${key}`);
  if (paymentsMark !== null && mark !== null && isSameMark(paymentsMark, mark)) return;
  if (paymentsMark === null && mark === null) return;
  if (paymentsMark !== null && (await isAnythingPaidOnline(directory)))
    throw new ConfigError(REFUSED.otherPayments(mark === null));
  await tiePayments(directory, mark);
}

async function isAnythingPaidOnline(directory: Directory): Promise<boolean> {
  const [found] = await directory<{ isAny: boolean }>(sql`
    select exists (select from payment_receivers) or exists (select from payment_charges) as "isAny"`);
  return found?.isAny ?? false;
}
