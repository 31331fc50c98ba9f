import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfTest } from '@comanda/testkit/running/folder-of-test';
import { beforeEach, expect, it } from 'vitest';
import { DataDirInUseError, findDataDirOwner, lockDataDir } from './data-dir-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = folderOfTest();
});

it('refuses a second owner only while the first is alive', () => {
  const unlock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
  expect(findDataDirOwner(dataDir)).toBe(process.pid);
  unlock();
  expect(findDataDirOwner(dataDir)).toBeUndefined();
  lockDataDir(dataDir)();
});

it('replaces the lock of a process that has ended', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(dataDir, 'lock'), `${pid} 12345\n`);
  lockDataDir(dataDir)();
});

it('replaces the lock of a process whose id another process has now', () => {
  writeFileSync(join(dataDir, 'lock'), `${process.pid} 1\n`);
  lockDataDir(dataDir)();
});

it('replaces an unreadable lock, and leaves no draft', () => {
  writeFileSync(join(dataDir, 'lock'), 'garbage');
  lockDataDir(dataDir)();
  expect(readdirSync(dataDir)).toEqual([]);
});
