import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { PRODUCT_VERSION } from '@comanda/contract/product-version';
import { type Pack, pack } from 'tar-stream';
import { directoryOn, findInstallation } from '../installation/installation-row.ts';
import { withClient } from '../platform/database/with-client.ts';
import type { Files } from '../platform/files/files.ts';
import { type BackupNotes, type BackupPlace, backupName, lastBackup, momentOf } from './backup-place.ts';
import { packCluster } from './pack-cluster.ts';
import { packFiles } from './pack-files.ts';
import { seal } from './sealed-stream.ts';

/** Parts of a backup. The secret is a separate part, so that it can be stored elsewhere. */
export const PARTS = {
  database: 'banco.tar.zst.age',
  files: 'arquivos.tar.zst.age',
  secret: 'segredo.zst.age',
} as const;

/** Name of the entry in the database part with the password of the embedded cluster's owner. */
export const OWNER_PASSWORD = 'owner-password';

/** The data to back up. */
export interface BackupSource {
  /** Connection string of the database's owner role. */
  ownerUrl: string;
  /** The embedded cluster; null for an external PostgreSQL. */
  embedded: { folder: string; ownerPassword: string } | null;
  files: Files;
  /** The server's secret; null when the installation has none yet. */
  secret: string | null;
}

/** Place and key of a new backup. */
export interface BackupTarget {
  place: BackupPlace;
  /** Public key for the encryption. */
  recipient: string;
  now(): number;
}

const DAY_MS = 86_400_000;

/**
 * Makes a backup while the server runs. Returns its name and description. A failed backup gets no
 * description.
 */
export async function makeBackup(
  { ownerUrl, embedded, files, secret }: BackupSource,
  { place, recipient, now }: BackupTarget,
): Promise<{ name: string; notes: BackupNotes }> {
  const name = backupName(now());
  const write = async (part: string, content: Readable) =>
    place.writePart(name, part, await seal(content, recipient));
  const { postgres, installationId } = await describeDatabase(ownerUrl);
  const parts = [
    await write(
      PARTS.database,
      embedded === null
        ? streamBaseBackup(ownerUrl)
        : packed(async (into) => {
            into.entry({ name: OWNER_PASSWORD, mode: 0o600 }, embedded.ownerPassword);
            await packCluster(into, { url: ownerUrl, folder: embedded.folder });
          }),
    ),
    // Files are written after the database, so that the backup has each file that a database row refers to.
    await write(
      PARTS.files,
      packed((into) => packFiles(into, files)),
    ),
    ...(secret === null ? [] : [await write(PARTS.secret, Readable.from([Buffer.from(secret)]))]),
  ];
  const notes: BackupNotes = {
    ...{ format: 1, takenAt: new Date(now()).toISOString(), release: PRODUCT_VERSION, postgres },
    ...{ database: embedded === null ? 'own' : 'embedded', installationId, parts },
  };
  await place.writeNotes(name, notes);
  return { name, notes };
}

/** Deletes backups older than `days` and returns their names. The newest complete backup is never deleted. */
export async function removeOldBackups(
  place: BackupPlace,
  { days, now }: { days: number; now: number },
): Promise<string[]> {
  const last = await lastBackup(place);
  const old = (await place.names()).filter((name) => name !== last && momentOf(name) < now - days * DAY_MS);
  for (const name of old) await place.remove(name);
  return old;
}

function packed(fill: (into: Pack) => Promise<unknown>): Readable {
  const into = pack();
  fill(into).then(
    () => into.finalize(),
    (error: Error) => into.destroy(error),
  );
  return Readable.from(into);
}

async function describeDatabase(ownerUrl: string) {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    const installation = await findInstallation(directoryOn(client));
    return { postgres: rows[0]?.version ?? '', installationId: installation?.installationId ?? null };
  });
}

/**
 * Thrown when PostgreSQL's `pg_basebackup` is missing or failed. `output`: the last output of the program.
 */
export class BaseBackupError extends Error {
  override readonly name = 'BaseBackupError';
  readonly output: string;
  constructor(output: string) {
    super(`pg_basebackup failed: ${output}`);
    this.output = output;
  }
}

/**
 * Streams a tar of the whole cluster with the required WAL, made by `pg_basebackup`. The password is not
 * passed as an argument, because other users of the machine can read arguments.
 */
function streamBaseBackup(ownerUrl: string): Readable {
  const url = new URL(ownerUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(
    'pg_basebackup',
    [
      '--dbname',
      url.href,
      '--pgdata=-',
      '--format=tar',
      '--wal-method=fetch',
      '--checkpoint=fast',
      '--no-password',
    ],
    { env: { ...process.env, PGPASSWORD: password }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(new BaseBackupError(error.message)));
    child.once('close', (code) => (code === 0 ? resolve() : reject(new BaseBackupError(output.trim()))));
  });
  return Readable.from(
    (async function* () {
      yield* child.stdout;
      await ended;
    })(),
  );
}
