import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { describe, expect, it } from 'vitest';
import { testBucket } from '../platform/files/testing/test-bucket.ts';
import { createBackupBucket } from './backup-bucket.ts';
import { createBackupFolder } from './backup-folder.ts';
import { type BackupNotes, type BackupPlace, backupName, lastBackup } from './backup-place.ts';
import { removeOldBackups } from './make-backup.ts';

const PART = 'banco.tar.zst.age';
const at = (day: number) => Date.parse(`2026-10-${String(day).padStart(2, '0')}T03:00:00Z`);
const DAY_MS = 86_400_000;

/** Makes a stream of small chunks, like an encrypted stream. */
const streamOf = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      for (let from = 0; from < bytes.length; from += 1 << 20) yield bytes.subarray(from, from + (1 << 20));
    })(),
  );

async function aBackup(place: BackupPlace, day: number, bytes = randomBytes(1000)): Promise<BackupNotes> {
  const name = backupName(at(day));
  const parts = [await place.writePart(name, PART, streamOf(bytes))];
  const notes: BackupNotes = {
    ...{ format: 1, takenAt: new Date(at(day)).toISOString(), release: '1.5.0', postgres: '18.4' },
    ...{ database: 'embedded', installationId: null, parts },
  };
  await place.writeNotes(name, notes);
  return notes;
}

describe.each([
  ['a folder', async () => createBackupFolder(folderOfTest())],
  ['a bucket', async () => createBackupBucket((await testBucket()).settings)],
])('backups in %s', (_name, open) => {
  it('come back with their bytes and their description', async () => {
    const place = await open();
    expect([await place.names(), await lastBackup(place)]).toEqual([[], null]);
    const bytes = randomBytes(100_000);
    const notes = await aBackup(place, 1, bytes);
    const name = backupName(at(1));
    expect(await place.notes(name)).toEqual(notes);
    const [part] = notes.parts;
    if (part === undefined) throw new Error('the backup has a part');
    expect(part.bytes).toBe(bytes.length);
    expect((await buffer(await place.readPart(name, part))).equals(bytes)).toBe(true);
    const other = { ...part, sha256: '0'.repeat(64) };
    await expect(place.readPart(name, other).then(buffer)).rejects.toThrow('other bytes');
  });

  it('are deleted by age; the newest complete one stays, also beside a newer aborted one', async () => {
    const place = await open();
    for (const day of [1, 20]) await aBackup(place, day);
    await place.writePart(backupName(at(26)), PART, streamOf(randomBytes(10)));
    expect(await lastBackup(place)).toBe(backupName(at(20)));
    const now = at(1) + 31 * DAY_MS;
    expect(await removeOldBackups(place, { days: 30, now })).toEqual([backupName(at(1))]);
    expect(await place.names()).toEqual([backupName(at(20)), backupName(at(26))]);
    expect(await removeOldBackups(place, { days: 30, now: now + 365 * DAY_MS })).toEqual([
      backupName(at(26)),
    ]);
    expect(await place.names()).toEqual([backupName(at(20))]);
  });

  it('leave nothing that looks complete if the stream breaks', async () => {
    const place = await open();
    const name = backupName(at(1));
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(100);
        throw new Error('the database went away');
      })(),
    );
    await expect(place.writePart(name, PART, broken)).rejects.toThrow('went away');
    expect([await place.notes(name), await lastBackup(place)]).toEqual([null, null]);
  });
});

describe('a bucket of backups', () => {
  it('gets a large part in pieces of 16 MiB, each with its checksum, and lists only backups', async () => {
    const { settings, requested } = await testBucket();
    const place = createBackupBucket(settings);
    const bytes = randomBytes(20 * 1024 * 1024);
    const { parts } = await aBackup(place, 1, bytes);
    const pieces = requested.filter(({ method, path }) => method === 'PUT' && path?.includes('partNumber='));
    expect(
      pieces.map(({ headers }) => [headers['content-length'], headers['content-md5'] !== undefined]),
    ).toEqual([
      [String(16 * 1024 * 1024), true],
      [String(4 * 1024 * 1024), true],
    ]);
    const [part] = parts;
    if (part === undefined) throw new Error('the backup has a part');
    expect((await buffer(await place.readPart(backupName(at(1)), part))).equals(bytes)).toBe(true);
    const beside = createBackupBucket({ ...settings, prefix: `${settings.prefix}outra/` });
    await aBackup(beside, 2);
    expect(await place.names()).toEqual([backupName(at(1))]);
  });

  it('is asked again after a refusal, and shows damage on the way', async () => {
    const { settings, faults } = await testBucket();
    const place = createBackupBucket(settings);
    faults.refuses = 2;
    const { parts } = await aBackup(place, 1);
    const [part] = parts;
    if (part === undefined) throw new Error('the backup has a part');
    faults.damages = 1;
    await expect(place.readPart(backupName(at(1)), part).then(buffer)).rejects.toThrow('other bytes');
    expect(await buffer(await place.readPart(backupName(at(1)), part))).toHaveLength(1000);
  });

  it('makes no backup while it is away', async () => {
    const { settings, faults } = await testBucket();
    faults.refuses = 1000;
    const place = createBackupBucket(settings);
    await expect(place.writePart(backupName(at(1)), PART, streamOf(randomBytes(10)))).rejects.toThrow();
    await expect(place.names()).rejects.toThrow();
  });
});
