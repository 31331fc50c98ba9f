import { basename } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { isOnNetwork } from '../exposure.ts';
import { sql } from '../platform/database/sql.ts';
import { withClient } from '../platform/database/with-client.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { createFiles } from '../platform/files/create-files.ts';
import type { Files } from '../platform/files/files.ts';
import { decideKind, findContents } from './decide-kind.ts';
import { findFilesMark, writeFilesMark } from './files-mark.ts';
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
  /**
   * Adds the demo's settings. Null: this start refuses to run a demo, and does not create one in an empty
   * database.
   */
  asDemo: ((config: Config) => Config) | null;
}

/** The settings for this data directory. */
export interface Tied {
  config: Config;
  /** True when this server runs the demo. */
  isDemo: boolean;
}

/**
 * Compares the secret, the files folder and the payment provider's key with their marks in the database.
 * Saves the marks of parts that are new. Also decides if the data are a demo. Needs the system role and a
 * database of this release. Throws {@link ConfigError} for a part of another installation.
 */
export function tieInstallation(systemUrl: string, requested: Config, { asDemo }: TieOptions): Promise<Tied> {
  return withClient(systemUrl, async (client) => {
    const directory = directoryOn(client);
    const installation = await ensureInstallation(directory);
    const world = decideKind({
      ...(await findContents(directory)),
      world: installation.world,
      wantsDemo: asDemo !== null && requested.isOutboxShown,
    });
    const isDemo = world === 'demo' && requested.isOutboxShown;
    if (isDemo && isOnNetwork(requested) && !requested.mayExposeDemo)
      throw new ConfigError(REFUSED.demoOnNetwork(requested.host));
    const secret = await checkSecret(directory, installation, requested, { ties: true });
    if (secret === null) throw new Error('a start has no secret');
    await inWords(requested, () => tieFiles(directory, installation, createFiles(requested)));
    if (!isDemo)
      await checkPayments(directory, installation, { secret, key: requested.payments?.key ?? null });
    if (world !== installation.world) await saveWorld(directory, world);
    const config = { ...requested, secret, isOutboxShown: isDemo };
    return { config: isDemo && asDemo !== null ? asDemo(config) : config, isDemo };
  });
}

/** True for demo data, as {@link tieInstallation} decided at the last start. */
export function isDemoOf(installation: Installation | null, { isOutboxShown }: Config): boolean {
  return isOutboxShown && installation?.world === ('demo' satisfies World);
}

/** Converts the failure of a storage into a sentence for the operator. */
async function inWords(requested: Config, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (requested.s3 === null || !(error instanceof AppError)) throw error;
    const { cause } = error;
    throw new ConfigError(
      REFUSED.noBucket(
        createFiles(requested).place,
        cause instanceof Error ? `${cause.name}: ${cause.message}` : '',
      ),
    );
  }
}

async function tieFiles(directory: Directory, installation: Installation, files: Files): Promise<void> {
  const { installationId, filesPlace } = installation;
  const mark = await findFilesMark(files);
  if (filesPlace !== null) {
    if (mark === installationId) return;
    throw new ConfigError(REFUSED.otherFolder(files.place, filesPlace));
  }
  if (mark !== null && mark !== installationId) throw new ConfigError(REFUSED.folderOfAnother(files.place));
  // Data of older releases have no mark. Their files folder must contain the pictures that rows refer to.
  if (await lacksPictures(directory, files))
    throw new ConfigError(REFUSED.otherFolder(files.place, 'outra pasta'));
  await directory(sql`begin`);
  // The row is locked until the mark is written, so that a second starting server sees the first server's storage.
  const isFirst = await tieFirstFolder(directory, files.place);
  if (isFirst) await writeFilesMark(files, installationId);
  await directory(sql`commit`);
  if (!isFirst && (await findFilesMark(files)) !== installationId)
    throw new ConfigError(REFUSED.otherFolder(files.place, 'outra pasta'));
}

/** True if rows refer to pictures, but the storage has none of these pictures. */
async function lacksPictures(directory: Directory, files: Files): Promise<boolean> {
  const rows = await directory<{ logo: string }>(sql`
    select logo from stores where logo like '/arquivos/%' order by store_id desc limit 20`);
  for (const { logo } of rows) if (await files.has(basename(logo))) return false;
  return rows.length > 0;
}

/** Checks the payment provider's key. It may change as long as nothing was created with the old key. */
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
    select exists (select 1 from payment_receivers) or exists (select 1 from payment_charges) as "isAny"`);
  return found?.isAny ?? false;
}
