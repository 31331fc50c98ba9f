import { Readable } from 'node:stream';
import type { Bucket } from '../platform/files/s3-bucket.ts';
import { placeOfBucket } from '../platform/files/s3-files.ts';
import type { S3Settings } from '../platform/files/s3-settings.ts';
import {
  type BackupPlace,
  backupNames,
  decodeNotes,
  encodeNotes,
  measured,
  NOTES,
  verified,
} from './backup-place.ts';

/** Maximum size of a backup's description. A real description has some hundred bytes. */
const MAX_NOTES_BYTES = 64 * 1024;
const PRIVATE = { type: 'application/octet-stream', cache: 'private, no-store' };

/**
 * Backups in a bucket, below `prefix/<backup>/`. The parts are sent while they are made, so that nothing is
 * stored on this machine. Throws the S3 service's error when the service refuses or does not answer.
 */
export function createBackupBucket(settings: S3Settings): BackupPlace {
  let opening: Promise<Bucket> | undefined;
  const bucket = () => {
    opening ??= import('../platform/files/s3-bucket.ts').then(({ openBucket }) => openBucket(settings));
    return opening;
  };
  const keyOf = (name: string, file: string) => `${settings.prefix}${name}/${file}`;
  return {
    place: placeOfBucket(settings),
    names: async () => {
      const names: string[] = [];
      for await (const key of (await bucket()).keys(settings.prefix))
        names.push(key.slice(settings.prefix.length).split('/', 1)[0] ?? '');
      return backupNames(names);
    },
    notes: async (name) => {
      const found = await (await bucket()).read(keyOf(name, NOTES), MAX_NOTES_BYTES);
      return found === null ? null : decodeNotes(Buffer.from(found.content).toString('utf8'));
    },
    writeNotes: async (name, notes) =>
      (await bucket()).write(keyOf(name, NOTES), Buffer.from(encodeNotes(notes)), { sum: '', ...PRIVATE }),
    writePart: async (name, part, content) => {
      const { pass, part: written } = measured(part);
      await (await bucket()).writeStream(keyOf(name, part), pass(content), PRIVATE);
      return written();
    },
    readPart: async (name, part) => {
      const content = await (await bucket()).readStream(keyOf(name, part.name));
      if (content === null) throw new Error(`${part.name} is missing`);
      return Readable.from(verified(content, part));
    },
    remove: async (name) => {
      // Removes the description first, so that an interrupted removal leaves a backup that counts as aborted.
      await (await bucket()).remove(keyOf(name, NOTES));
      for await (const key of (await bucket()).keys(`${settings.prefix}${name}/`))
        await (await bucket()).remove(key);
    },
  };
}
