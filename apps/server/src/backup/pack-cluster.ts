import { open, opendir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import type { Pack } from 'tar-stream';
import { withClient } from '../platform/database/with-client.ts';

// Makes PostgreSQL's low-level backup: begin, copy files that may change, end, then copy the WAL of that
// time. See "Making a Base Backup Using the Low Level API" in PostgreSQL's manual. The embedded server has no
// pg_basebackup.

/** Folders whose content the server creates again at its start. The folders themselves must exist. */
const EMPTY_AFTERWARDS = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp'],
  'pg_subtrans',
]);
/** Files that a backup omits: temporary files, and files of the running server. */
const SKIPPED =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map(?:\.old)?|pg_internal\.init(?:\.\d+)?|pgsql_tmp.*|current_logfiles.*)$/;
/** This file is copied last, so that it is at least as new as all other files. */
const CONTROL = 'global/pg_control';
const WAL = /^[0-9A-F]{24}$/;

/**
 * Adds the cluster folder of a running server to `pack`. A restored copy begins with recovery. `url` must be
 * a superuser's.
 */
export async function packCluster(
  pack: Pack,
  { url, folder }: { url: string; folder: string },
): Promise<void> {
  await withClient({ connectionString: url, application_name: 'comanda-backup' }, async (client) => {
    // Creates a temporary replication slot, so that the server does not remove the WAL that the backup needs.
    await client.query(
      `select pg_create_physical_replication_slot('comanda_backup_' || pg_backend_pid(), true, true)`,
    );
    const first = await walOf(client, `pg_backup_start('comanda', fast => true)`);
    await packFolder(pack, folder, '');
    await packFile(pack, folder, CONTROL);
    const { rows } = await client.query<{ last: string; label: string; map: string }>(
      `select pg_walfile_name(lsn) as last, labelfile as label, spcmapfile as map
         from pg_backup_stop(wait_for_archive => false)`,
    );
    const [stopped] = rows;
    if (stopped === undefined) throw new Error('the database ended no backup');
    if (stopped.map.trim() !== '') throw new Error('the database has tablespaces outside of its folder');
    await packText(pack, 'backup_label', stopped.label);
    await packWal(pack, folder, { first, last: stopped.last });
  });
}

async function walOf(client: Client, call: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`select pg_walfile_name(${call}) as name`);
  return rows[0]?.name ?? '';
}

async function packFolder(pack: Pack, root: string, path: string): Promise<void> {
  for await (const entry of await opendir(join(root, path))) {
    const inside = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) {
      pack.entry({ name: `${inside}/`, type: 'directory', mode: 0o700 });
      if (path === '' && EMPTY_AFTERWARDS.has(entry.name)) {
        if (entry.name === 'pg_wal') addWalFolders(pack);
        continue;
      }
      await packFolder(pack, root, inside);
    } else if (entry.isFile() && !SKIPPED.test(entry.name) && inside !== CONTROL) {
      await packFile(pack, root, inside);
    }
  }
}

function addWalFolders(pack: Pack): void {
  for (const name of ['archive_status', 'summaries'])
    pack.entry({ name: `pg_wal/${name}/`, type: 'directory', mode: 0o700 });
}

/**
 * Adds a file with its current length, because recovery replays later growth from the WAL. A file that was
 * removed since the listing is left out, because the WAL also contains its removal.
 */
async function packFile(pack: Pack, root: string, name: string): Promise<void> {
  const file = await open(join(root, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return;
  try {
    const { size } = await file.stat();
    if (size === 0) return await packText(pack, name, '');
    const entry = pack.entry({ name, size, mode: 0o600 });
    let rest = size;
    await pipeline(async function* () {
      for await (const part of file.createReadStream({ end: size - 1, autoClose: false })) {
        rest -= (part as Buffer).length;
        yield part;
      }
      // If the file became shorter, zeros fill the rest, because recovery replays the change from the WAL.
      if (rest > 0) yield Buffer.alloc(rest);
    }, entry);
  } finally {
    await file.close();
  }
}

async function packText(pack: Pack, name: string, text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    pack.entry({ name, mode: 0o600 }, Buffer.from(text), (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Adds the WAL from the start to the end of the copy. A restored copy cannot start without all of these
 * files.
 */
async function packWal(
  pack: Pack,
  root: string,
  { first, last }: { first: string; last: string },
): Promise<void> {
  const names = (await readdir(join(root, 'pg_wal'))).filter(
    (name) => WAL.test(name) && name >= first && name <= last,
  );
  if (!names.includes(first) || !names.includes(last))
    throw new Error(`the database's log from ${first} to ${last} is not complete`);
  for (const name of names.toSorted()) await packFile(pack, root, `pg_wal/${name}`);
}
