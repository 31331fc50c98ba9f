import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { createTestStore } from '@comanda/testkit/stores';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { tieInstallation } from '../installation/tie-installation.ts';
import { databaseUrls } from '../platform/database/database-urls.ts';
import { migrate } from '../platform/database/migrate.ts';
import { withClient } from '../platform/database/with-client.ts';
import { openPlaceFor } from '../platform/embedded-postgres/run-identity.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/start-embedded-postgres.ts';
import { createFilesOfFolder } from '../platform/files/create-files.ts';
import { findRestoreMarker } from '../restore/restore-marker.ts';
import { createBackupFolder } from './backup-folder.ts';
import { lastBackup } from './backup-place.ts';
import { backupSourceOf } from './backup-source.ts';
import { makeBackup, PARTS } from './make-backup.ts';
import { rehearseRestore, removeAbandonedRehearsals } from './rehearse-restore.ts';
import { RestoreError, restoreBackup } from './restore-backup.ts';
import { makeBackupKeys } from './sealed-stream.ts';

const log = { info: () => undefined, warn: () => undefined };
const NOW = Date.parse('2026-11-27T22:00:00Z');
const now = () => NOW;

/** Creates a folder that the database's operating system user can reach. */
function openFolder(): string {
  const folder = join(folderOfTest(), 'open');
  chmodSync(join(folder, '..'), 0o711);
  mkdirSync(folder, { mode: 0o711 });
  return folder;
}

const dataDir = join(openFolder(), 'data');
const config = { ...readConfig({ COMANDA_DEMO: '0' }), dataDir };
let postgres: EmbeddedPostgres;
let storeId: number;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
  await migrate(postgres.ownerUrl);
  const { system } = databaseUrls(postgres.ownerUrl, {});
  await tieInstallation(system, config, { asDemo: null });
  ({ storeId } = await createTestStore(system));
  await openSession(postgres.ownerUrl, storeId);
  await createFilesOfFolder(dataDir).put('documento.selado', Buffer.from('sealed'));
});
afterAll(() => postgres.stop({ immediately: true }));

const source = () => backupSourceOf(config, { ownerUrl: postgres.ownerUrl, isEmbedded: true });

/** Inserts a session, which the rehearsal must find ended. */
const openSession = (ownerUrl: string, id: number) =>
  withClient(ownerUrl, (client) =>
    client.query(
      `insert into sessions (store_id, token_hash, session_id, user_id, expires_at)
       select store_id, '\\x00', gen_random_uuid(), user_id, now() + interval '1 day' from users where store_id = $1 limit 1`,
      [id],
    ),
  );

/**
 * Appends entries to the store's journal until `stop` is called. `stop` returns the last acknowledged number.
 */
function writeOn(): { stop: () => Promise<number> } {
  let isOver = false;
  let last = 0;
  const work = withClient(postgres.ownerUrl, async (client: Client) => {
    const { rows } = await client.query('select coalesce(max(seq), 0)::integer as seq from store_events');
    last = Number((rows[0] as { seq: number }).seq);
    while (!isOver) {
      await client.query(
        `insert into store_events (store_id, seq, kind, actor_kind, happened) values ($1, $2, 'new', 'system', 'test')`,
        [storeId, last + 1],
      );
      last += 1;
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await work;
      return last;
    },
  };
}

const lastSeqOf = (ownerUrl: string) =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      'select coalesce(max(seq), 0)::integer as seq, count(*)::integer as count from store_events',
    );
    return rows[0] as { seq: number; count: number };
  });

/** A backup that was made while the database was idle. */
let idle: Awaited<ReturnType<typeof aBackup>>;
beforeAll(async () => {
  idle = await aBackup();
});

/** Copy of {@link idle} that a test may damage. */
function aCopy(): typeof idle {
  const folder = join(folderOfTest(), 'copias');
  cpSync(idle.folder, folder, { recursive: true });
  return { ...idle, folder };
}

async function aBackup(): Promise<{ folder: string; name: string; identity: string }> {
  const folder = join(folderOfTest(), 'copias');
  const { recipient, identity } = await makeBackupKeys();
  const { name } = await makeBackup(source(), { place: createBackupFolder(folder), recipient, now });
  return { folder, name, identity };
}

describe('a backup', () => {
  it('restores to a data folder that starts with all rows acknowledged before the backup', async () => {
    const acknowledged = await lastSeqOf(postgres.ownerUrl);
    const writer = writeOn();
    const { folder, name, identity } = await aBackup().catch(async (error: unknown) => {
      await writer.stop();
      throw error;
    });
    const before = await lastSeqOf(postgres.ownerUrl);
    await writer.stop();
    const restored = join(openFolder(), 'restored');
    const { notes, files, hasSecret } = await restoreBackup({
      place: createBackupFolder(folder),
      name,
      identity,
      dataDir: restored,
      log,
    });
    expect(notes).toMatchObject({ database: 'embedded', takenAt: '2026-11-27T22:00:00.000Z' });
    expect({ files, hasSecret }).toEqual({ files: 2, hasSecret: true });
    expect(findRestoreMarker(restored)).toMatchObject({ backup: name, restoredTo: notes.takenAt });
    expect(findRestoreMarker(dataDir)).toBeNull();
    const started = await startEmbeddedPostgres({ dataDir: restored, log, durable: false });
    try {
      const { seq, count } = await lastSeqOf(started.ownerUrl);
      expect(count).toBe(seq);
      expect(seq).toBeGreaterThan(acknowledged.seq);
      expect(seq).toBeLessThanOrEqual(before.seq);
    } finally {
      await started.stop({ immediately: true });
    }
  });

  it('opens only with its private key, and contains no plain text', async () => {
    const { folder, name } = aCopy();
    const { identity } = await makeBackupKeys();
    const task = {
      place: createBackupFolder(folder),
      name,
      identity,
      dataDir: join(openFolder(), 'restored'),
      log,
    };
    await expect(restoreBackup(task)).rejects.toMatchObject({ reason: 'wrong-key' });
    const sealed = readFileSync(join(folder, name, PARTS.secret));
    expect(sealed.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  });

  it.each([
    [
      'a changed byte',
      (path: string) => {
        const bytes = readFileSync(path);
        const at = Math.floor(bytes.length / 2);
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        writeFileSync(path, bytes);
      },
    ],
    ['a missing end', (path: string) => truncateSync(path, readFileSync(path).length - 20_000)],
  ])('is refused with %s', async (_damage, damage) => {
    const { folder, name, identity } = aCopy();
    damage(join(folder, name, PARTS.database));
    const task = {
      place: createBackupFolder(folder),
      name,
      identity,
      dataDir: join(openFolder(), 'restored'),
      log,
    };
    await expect(restoreBackup(task)).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('is not restored if it is incomplete', async () => {
    const { folder, identity } = aCopy();
    const half = 'comanda-2026-11-27T23-00-00Z';
    mkdirSync(join(folder, half));
    const place = createBackupFolder(folder);
    const task = { place, name: half, identity, dataDir: join(openFolder(), 'restored'), log };
    await expect(restoreBackup(task)).rejects.toBeInstanceOf(RestoreError);
    expect(await place.notes(half)).toBeNull();
    expect(await lastBackup(place)).toBe(idle.name);
  });

  it('is never restored over existing data', async () => {
    const { folder, name, identity } = aCopy();
    const task = { place: createBackupFolder(folder), name, identity, dataDir, log };
    await expect(restoreBackup(task)).rejects.toMatchObject({ reason: 'not-empty' });
  });
});

it('a rehearsal checks orders, journal, ledgers, row security, files and secret, and reports missing parts', async () => {
  const lines: string[] = [];
  const logged: string[] = [];
  const noting = { info: (line: string) => logged.push(line), warn: (line: string) => logged.push(line) };
  const options = { now: Date.now, log: noting, writeLine: (line: string) => lines.push(line) };
  const temporary = openFolder();
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const proofs = await rehearseRestore(source(), options);
  expect(proofs.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(proofs.length).toBeGreaterThanOrEqual(6);
  expect(proofs.at(-1)).toEqual({ name: 'outra época: as sessões de antes terminaram', faults: [] });
  expect(lines).toHaveLength(2);
  // The rehearsal's copy contains data of all stores, so no file of it may remain.
  expect(readdirSync(temporary)).toEqual([]);
  const places = logged.flatMap((line) => line.match(/\/var\/lib\/comanda-\w+/g) ?? []);
  expect(places.filter((place) => existsSync(place))).toEqual([]);
  await withClient(postgres.ownerUrl, (client) =>
    client.query(`update stores set logo = '/arquivos/${'b'.repeat(64)}-480.webp'`),
  );
  const failed = (await rehearseRestore(source(), options)).filter(({ faults }) => faults.length > 0);
  expect(failed).toEqual([
    { name: 'arquivos que o banco menciona', faults: [`falta ${'b'.repeat(64)}-480.webp`] },
  ]);
});

it('removes the copies of a rehearsal whose process was killed, and not those of a running one', () => {
  const { pid: ended } = spawnSync('true');
  const [abandoned, current] = [ended, process.pid].map((pid) =>
    mkdtempSync(join(realpathSync(tmpdir()), `comanda-ensaio-${pid}-`)),
  ) as [string, string];
  const outside = openPlaceFor(join(abandoned, 'dados'));
  for (const path of [join(abandoned, 'dados'), outside]) mkdirSync(path, { recursive: true });
  onTestFinished(() => {
    for (const path of [abandoned, current, outside]) rmSync(path, { recursive: true, force: true });
  });
  removeAbandonedRehearsals();
  expect([abandoned, outside, current].map((path) => existsSync(path))).toEqual([false, false, true]);
});
