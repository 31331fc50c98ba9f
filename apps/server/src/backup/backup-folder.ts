import { createReadStream, createWriteStream, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeWhole } from '../platform/files/write-whole.ts';
import { makeFolder } from '../platform/make-folder.ts';
import {
  type BackupPlace,
  backupNames,
  decodeNotes,
  encodeNotes,
  measured,
  NOTES,
  verified,
} from './backup-place.ts';

/** Backups in a folder of this machine. Each backup has its own subfolder. */
export function createBackupFolder(folder: string): BackupPlace {
  return {
    place: folder,
    names: async () => (existsSync(folder) ? backupNames(readdirSync(folder)) : []),
    notes: async (name) => {
      const path = join(folder, name, NOTES);
      return existsSync(path) ? decodeNotes(readFileSync(path, 'utf8')) : null;
    },
    writeNotes: (name, notes) => writeWhole(join(folder, name, NOTES), encodeNotes(notes)),
    writePart: async (name, part, content) => {
      makeFolder(join(folder, name), 0o700);
      const { pass, part: written } = measured(part);
      const path = join(folder, name, part);
      await pipeline(content, pass, createWriteStream(path, { mode: 0o600, flush: true }));
      return written();
    },
    readPart: async (name, part) =>
      Readable.from(verified(createReadStream(join(folder, name, part.name)), part)),
    remove: async (name) => rmSync(join(folder, name), { recursive: true, force: true }),
  };
}
