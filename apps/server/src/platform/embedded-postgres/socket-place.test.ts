import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerUrlOf } from './cluster-place.ts';
import { postgresSettings } from './postgres-settings.ts';
import { findSocketDir, prepareSocketDir, socketDirOf } from './socket-place.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'comanda-socket-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(process.platform === 'win32')(
  'lies beside the data, closed to others and emptied before a start',
  () => {
    const socketDir = socketDirOf(join(folder, 'cluster')) ?? '';
    expect(socketDir).toBe(join(folder, 'socket'));
    prepareSocketDir(socketDir, undefined);
    expect(statSync(socketDir).mode & 0o777).toBe(0o700);
    writeFileSync(join(socketDir, '.s.PGSQL.20001'), '');
    expect(findSocketDir(join(folder, 'cluster'), 20_001)).toBe(socketDir);
    prepareSocketDir(socketDir, undefined);
    expect(findSocketDir(join(folder, 'cluster'), 20_001)).toBeUndefined();
  },
);

it('uses the port when the path is too long for a socket', () => {
  expect(socketDirOf(join('/', 'é'.repeat(50), 'cluster'))).toBeUndefined();
});

it('passes the folder to client and server, also with special characters', () => {
  const socketDir = '/dados de teste/a,"b"/socket';
  const client = new Client({ connectionString: ownerUrlOf({ port: 20_001, socketDir }, 'x') });
  expect([client.host, client.port, client.database]).toEqual([socketDir, 20_001, 'comanda']);
  const settings = postgresSettings({ port: 20_001, socketDir, durable: true });
  expect(settings).toContain('unix_socket_directories="/dados de teste/a,""b""/socket"');
});
