import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';

const part = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });

/**
 * One encrypted file of a backup. `sha256`: checksum of the encrypted bytes in hex, which shows damage
 * without the private key.
 */
export type BackupPart = z.infer<typeof part>;

const notes = z.object({
  format: z.literal(1),
  /** Time when the backup ended (ISO). */
  takenAt: z.string(),
  release: z.string(),
  /** Version of the backed-up PostgreSQL. A restore needs the same major version. */
  postgres: z.string(),
  database: z.enum(['embedded', 'own']),
  installationId: z.nullable(z.string()),
  parts: z.array(part),
});

/** Description of a backup, readable without a key because it has no personal data. */
export type BackupNotes = z.infer<typeof notes>;

/** A place for backups: a folder, or a bucket of an S3 service. */
export interface BackupPlace {
  /** The location, as shown in messages. */
  readonly place: string;
  /** Names of all backups, including aborted backups, oldest first. */
  names(): Promise<string[]>;
  /** The description of a backup; null for an aborted backup. */
  notes(name: string): Promise<BackupNotes | null>;
  /** Saves the description, after all parts. A backup without a description counts as aborted. */
  writeNotes(name: string, notes: BackupNotes): Promise<void>;
  /** Saves a part, and returns its description. When the promise resolves, the part survives a crash. */
  writePart(name: string, part: string, content: Readable): Promise<BackupPart>;
  /** The bytes of a part. The stream fails at its end if bytes were changed or are missing. */
  readPart(name: string, part: BackupPart): Promise<Readable>;
  remove(name: string): Promise<void>;
}

/** File with the description of a backup. */
export const NOTES = 'copia.json';
const NAME = /^comanda-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

/** The name of a backup that begins now. Names sort by time. */
export const backupName = (now: number) =>
  `comanda-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Selects the names of backups from all names, oldest first. */
export const backupNames = (names: Iterable<string>): string[] =>
  [...new Set(names)].filter((name) => NAME.test(name)).toSorted();

/** The time when a backup began, from its name. */
export const momentOf = (name: string) =>
  Date.parse(name.slice('comanda-'.length).replace(/T(\d\d)-(\d\d)-(\d\d)Z/, 'T$1:$2:$3Z'));

/** The newest complete backup; null when there is none. */
export async function lastBackup(place: BackupPlace): Promise<string | null> {
  for (const name of (await place.names()).toReversed()) if ((await place.notes(name)) !== null) return name;
  return null;
}

/** Number of encrypted bytes of a whole backup. */
export const bytesOf = ({ parts }: BackupNotes): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

export const encodeNotes = (given: BackupNotes): string => `${JSON.stringify(given, null, 2)}\n`;

/** Reads a description; null for a damaged description, whose backup counts as aborted. */
export function decodeNotes(text: string): BackupNotes | null {
  try {
    return z.parse(notes, JSON.parse(text));
  } catch {
    return null;
  }
}

/** Passes chunks on, and computes their size and checksum. */
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
    /** The part's description; call this after the last byte. */
    part: (): BackupPart => ({ name, bytes, sha256: sum.digest('hex') }),
  };
}

/** Passes the bytes of a part on. Fails at the end if size or checksum differ from the description. */
export async function* verified(chunks: AsyncIterable<Buffer>, expected: BackupPart): AsyncGenerator<Buffer> {
  const { pass, part: found } = measured(expected.name);
  yield* pass(chunks);
  if (found().sha256 !== expected.sha256)
    throw new Error(`${expected.name} has other bytes than were written`);
}
