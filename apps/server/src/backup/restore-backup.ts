import { chownSync, createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { chooseClusterPlace, prepareDataDir } from '../platform/embedded-postgres/cluster-place.ts';
import type { RunIdentity } from '../platform/embedded-postgres/run-identity.ts';
import type { StartupLog } from '../platform/embedded-postgres/startup-log.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { secretPath } from '../platform/stored-secret.ts';
import { markRestored } from '../restore/restore-marker.ts';
import type { BackupNotes, BackupPlace } from './backup-place.ts';
import { OWNER_PASSWORD, PARTS } from './make-backup.ts';
import { unseal } from './sealed-stream.ts';

/** A restore that cannot begin, or that failed. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
  readonly reason: 'no-backup' | 'not-empty' | 'wrong-key' | 'damaged' | 'bad-name';
  /** The name of the backup, folder or file that the error is about. */
  readonly detail: string;
  constructor(reason: RestoreError['reason'], detail: string, cause?: unknown) {
    super(`${reason}: ${detail}`, { cause });
    this.reason = reason;
    this.detail = detail;
  }
}

/** A backup, and the new data directory for it. */
export interface RestoreTask {
  place: BackupPlace;
  name: string;
  /** Private key of the backup. */
  identity: string;
  /** The new data directory. It must be missing or empty. */
  dataDir: string;
  log: StartupLog;
}

/** A restored data directory. */
export interface Restored {
  notes: BackupNotes;
  /** PostgreSQL's data directory. */
  clusterFolder: string;
  files: number;
  hasSecret: boolean;
}

/**
 * Creates a data directory from a backup: cluster, uploaded files and secret. Starts no server: the first start on
 * the directory begins an epoch. After a failure, delete the folder before the next attempt. Throws {@link RestoreError}.
 */
export async function restoreBackup({
  place: from,
  name,
  identity,
  dataDir,
  log,
}: RestoreTask): Promise<Restored> {
  const notes = await from.notes(name);
  if (notes === null) throw new RestoreError('no-backup', name);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) throw new RestoreError('not-empty', dataDir);
  const place = chooseClusterPlace(prepareDataDir(dataDir), log);
  const open = async (part: string): Promise<Readable | null> => {
    const found = notes.parts.find((each) => each.name === part);
    return found === undefined ? null : unseal(await from.readPart(name, found), identity);
  };
  try {
    const secret = await open(PARTS.secret);
    if (secret !== null)
      writeFileSync(secretPath(place.dataDir), await text(secret), { mode: 0o600, flag: 'wx' });
    await unpack(await open(PARTS.database), place.clusterDir, {
      owner: place.identity,
      outside: { [OWNER_PASSWORD]: place.dataDir },
    });
    const files = await unpack(await open(PARTS.files), join(place.dataDir, 'files'), {});
    markRestored(place.dataDir, { name, takenAt: notes.takenAt });
    return { notes, clusterFolder: place.clusterDir, files, hasSecret: secret !== null };
  } catch (error) {
    if (error instanceof RestoreError) throw error;
    const isKey = error instanceof Error && /no identity matched/i.test(error.message);
    throw new RestoreError(isKey ? 'wrong-key' : 'damaged', name, error);
  }
}

/**
 * Writes the files of a tar below `root` and returns their number. `outside`: files to write to another
 * folder.
 */
async function unpack(
  tar: Readable | null,
  root: string,
  { owner, outside = {} }: { owner?: RunIdentity | undefined; outside?: Record<string, string> },
): Promise<number> {
  if (tar === null) return 0;
  const own = (path: string) => owner !== undefined && chownSync(path, owner.uid, owner.gid);
  const folder = (path: string) => {
    if (existsSync(path)) return;
    folder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
    own(path);
  };
  makeFolder(dirname(root));
  folder(root);
  let count = 0;
  const entries = extract();
  const reading = pipeline(tar, entries);
  // Ignored here, because the loop below throws the same failure.
  reading.catch(() => undefined);
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (name.startsWith('/') || name.split('/').includes('..')) throw new RestoreError('bad-name', name);
    const isOutside = Object.hasOwn(outside, name);
    const path = join(isOutside ? (outside[name] ?? root) : root, name);
    if (type === 'directory') {
      folder(path.replace(/\/$/, ''));
      entry.resume();
      continue;
    }
    folder(dirname(path));
    await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
    if (!isOutside) own(path);
    count += 1;
  }
  await reading;
  return count;
}
