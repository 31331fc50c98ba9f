import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';

const part = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });

/** One encrypted file of a backup. `sha256` is of the encrypted bytes, in hex: it shows damage without the private key. */
export type BackupPart = z.infer<typeof part>;

const notes = z.object({
  format: z.literal(1),
  /** When the backup ended (ISO). */
  takenAt: z.string(),
  release: z.string(),
  /** Version of the PostgreSQL that made the backup. A restore needs the same major version. */
  postgres: z.string(),
  database: z.enum(['embedded', 'own']),
  installationId: z.nullable(z.string()),
  parts: z.array(part),
});

/** Description of a backup, readable without a key because it has no personal data. */
export type BackupNotes = z.infer<typeof notes>;

/** A place for backups: a folder, or a bucket of an S3 service. */
export interface BackupPlace {
  /** The location for people. */
  readonly place: string;
  /** Names of all backups, also of aborted ones, oldest first. */
  names(): Promise<string[]>;
  /** The description of a backup; null for an aborted one. */
  notes(name: string): Promise<BackupNotes | null>;
  /** Saves the description. It is written last: without it the backup was aborted. */
  writeNotes(name: string, notes: BackupNotes): Promise<void>;
  /** Saves a part, and returns its description. When this resolves, the part survives a crash. */
  writePart(name: string, part: string, content: Readable): Promise<BackupPart>;
  /** The bytes of a part. The stream fails at its end if a byte has changed, or one is missing. */
  readPart(name: string, part: BackupPart): Promise<Readable>;
  remove(name: string): Promise<void>;
}

/** File with the description of a backup. */
export const NOTES = 'copia.json';
const NAME = /^comanda-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** The name of a backup that begins now. Names sort by time. */
export const backupName = (now: number) =>
  `comanda-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Names of backups among other names, oldest first. */
export const backupNames = (names: Iterable<string>): string[] =>
  [...new Set(names)].filter((name) => NAME.test(name)).toSorted();

/** When a backup began, by its name. */
export const momentOf = (name: string) =>
  Date.parse(name.slice('comanda-'.length).replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'));

/** The newest complete backup; null without one. */
export async function lastBackup(place: BackupPlace): Promise<string | null> {
  for (const name of (await place.names()).toReversed()) if ((await place.notes(name)) !== null) return name;
  return null;
}

/** Encrypted bytes of a whole backup. */
export const bytesOf = ({ parts }: BackupNotes): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

export const encodeNotes = (given: BackupNotes): string => `${JSON.stringify(given, null, 2)}\n`;

/** Reads a description; null for a damaged one, whose backup counts as aborted. */
export function decodeNotes(text: string): BackupNotes | null {
  try {
    return z.parse(notes, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Counts the bytes that pass, and their checksum. */
export function measured(name: string) {
  const sum = createHash('sha256');
  let bytes = 0;
  return {
    async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        sum.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    /** The description, after the last byte. */
    part: (): BackupPart => ({ name, bytes, sha256: sum.digest('hex') }),
  };
}

/** Passes the bytes of a part. Fails at their end if they are not those that were written. */
export async function* verified(chunks: AsyncIterable<Buffer>, expected: BackupPart): AsyncGenerator<Buffer> {
  const { pass, part: found } = measured(expected.name);
  yield* pass(chunks);
  if (found().sha256 !== expected.sha256)
    throw new Error(`${expected.name} has other bytes than were written`);
}
