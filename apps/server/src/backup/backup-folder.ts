import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../platform/make-folder.ts';

/** One encrypted file of a backup. */
export interface BackupPart {
  name: string;
  bytes: number;
  /** SHA-256 of the encrypted bytes in hex, which shows damage without the private key. */
  sha256: string;
}

/** Description of a backup, readable without a key because it has no personal data. */
export interface BackupNotes {
  format: 1;
  /** When the backup ended (ISO). */
  takenAt: string;
  release: string;
  /** Version of the PostgreSQL that made the backup. A restore needs the same major version. */
  postgres: string;
  database: 'embedded' | 'own';
  installationId: string | null;
  parts: BackupPart[];
}

/** File with the description, written last. A backup without this file was aborted. */
const NOTES = 'copia.json';
const NAME = /^comanda-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** The name of a backup that begins now. Names sort by time. */
export const backupName = (now: number) =>
  `comanda-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** When a backup began, by its name. */
export const momentOf = (name: string) =>
  Date.parse(name.slice('comanda-'.length).replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'));

/** All backups of a folder, oldest first. */
export const listBackups = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .toSorted()
    : [];

/** The newest complete backup; null if there is no backup. */
export const lastBackup = (folder: string): string | null =>
  listBackups(folder).findLast((name) => readNotes(folder, name) !== null) ?? null;

/** Encrypted bytes of a whole backup. */
export const bytesOf = ({ parts }: BackupNotes): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The description of a backup; null for an aborted one. */
export function readNotes(folder: string, name: string): BackupNotes | null {
  const path = join(folder, name, NOTES);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BackupNotes) : null;
}

export async function writeNotes(folder: string, name: string, notes: BackupNotes): Promise<void> {
  const path = join(folder, name, NOTES);
  const file = await open(`${path}.parte`, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(notes, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.parte`, path);
}

/** Writes a part to disk and returns its description. */
export async function writePart(
  folder: string,
  backup: string,
  name: string,
  content: Readable,
): Promise<BackupPart> {
  makeFolder(join(folder, backup), 0o700);
  const path = join(folder, backup, name);
  const sum = createHash('sha256');
  let bytes = 0;
  await pipeline(
    content,
    async function* (parts: AsyncIterable<Buffer>) {
      for await (const part of parts) {
        sum.update(part);
        bytes += part.length;
        yield part;
      }
    },
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  return { name, bytes, sha256: sum.digest('hex') };
}

/** The bytes of a written part. The stream fails at its end if a byte has changed. */
export function readPart(folder: string, backup: string, part: BackupPart): Readable {
  const sum = createHash('sha256');
  const file = createReadStream(join(folder, backup, part.name));
  return file.compose(async function* (parts: AsyncIterable<Buffer>) {
    for await (const bytes of parts) {
      sum.update(bytes);
      yield bytes;
    }
    if (sum.digest('hex') !== part.sha256) throw new Error(`${part.name} has other bytes than were written`);
  }) as unknown as Readable;
}

export const removeBackup = (folder: string, name: string): void =>
  rmSync(join(folder, name), { recursive: true, force: true });
