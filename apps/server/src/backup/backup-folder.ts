import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../platform/make-folder.ts';

/** A sealed part of a backup. */
export interface BackupPart {
  name: string;
  bytes: number;
  /** SHA-256 of the sealed bytes, in hex: shows damage without the private key. */
  sha256: string;
}

/** Description of a backup. It is readable without a key and has no personal data. */
export interface BackupNotes {
  format: 1;
  /** Moment of its end (ISO). */
  takenAt: string;
  release: string;
  /** PostgreSQL that it was made with; a restore needs the same major version. */
  postgres: string;
  database: 'embedded' | 'own';
  installationId: string | null;
  parts: BackupPart[];
}

/** Written last: a backup without it was broken off. */
const NOTES = 'copia.json';
const NAME = /^comanda-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** The name of a backup that begins now. Names sort by time. */
export const backupName = (now: number) =>
  `comanda-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Moment of a backup, by its name. */
export const momentOf = (name: string) =>
  Date.parse(name.slice('comanda-'.length).replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'));

/** All backups of a folder, the oldest first. */
export const listBackups = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .toSorted()
    : [];

/** Null for a backup that was broken off. */
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

/** Writes a part to disk, and describes it. */
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

/** A part as it was written. The stream fails at its end if a byte changed. */
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
